import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import type { OptionInfo } from "../src/lib/protocol";
import { expansionsFirst } from "../src/lobby/options";

test("expansions come first, each with what it brings, and the rest stays in order", () => {
  const option = (name: string, needs = ""): OptionInfo => ({ name, needs }) as OptionInfo;
  const options = [
    option("first_player"),
    option("exotic"),
    option("jungle", "exotic"),
    option("bank"),
    option("xxl"),
    option("walks", "exotic"),
    option("tokens", "xxl"),
  ];
  const names = expansionsFirst(options).map(({ name }) => name);
  assert.deepEqual(names, ["exotic", "jungle", "walks", "xxl", "tokens", "first_player", "bank"]);
});
