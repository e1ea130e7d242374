// A game's part that cannot be used is one line that names its file, and the house is built without it.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { build, createLogger } from "vite";
import { games, partsIn } from "../scripts/games.mjs";

const SOUND = 'export const game = { look: { minutes: 7 }, table: () => import("./Table.svelte"), board: () => null };';
const BROKEN: Record<string, [part: string, fault: string]> = {
  raises: ['throw new Error("no")', "Error: no"],
  misspelt: ["export const game: = {", "SyntaxError"],
  wants: ['import "./nothing"', "Error [ERR_MODULE_NOT_FOUND]: Cannot find module "],
  empty: ["", "it lacks game"],
  half: ["export const game = { look: {} };", "game lacks table, board"],
  bare: [SOUND.replace("Table", "Nothing"), "there is no ./Nothing.svelte"],
};

/** Lay out the games of a client: a sound one, the broken ones, and one that has a table but no part. */
function laidOut(): string {
  const folder = mkdtempSync(join(tmpdir(), "games-"));
  for (const [name, part] of Object.entries({ sound: SOUND, missing: null, ...BROKEN })) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "Table.svelte"), "");
    if (part !== null) writeFileSync(join(folder, name, "index.ts"), typeof part === "string" ? part : part[0]);
  }
  return folder;
}

test("each part that cannot be used says why, in a line with its file", async () => {
  const folder = laidOut();
  const parts = await partsIn(folder);
  rmSync(folder, { recursive: true });
  for (const [name, [, fault]] of Object.entries(BROKEN)) {
    const told = String(parts.get(name)?.fault);
    const line = `${join(folder, name, "index.ts")} can't be used: ${fault}`;
    assert.equal(told.slice(0, line.length), line);
    assert.ok(!told.includes("\n"));
  }
  assert.ok(parts.get("missing")?.fault?.startsWith(`${join(folder, "missing", "index.ts")} is missing`));
  assert.equal(parts.get("sound")?.fault, null);
});

test("the house is built without them and plays those games plainly", async () => {
  const folder = laidOut();
  cpSync("src/games/index.ts", join(folder, "index.ts"));
  const told: string[] = [];
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [games(folder)],
    customLogger: { ...createLogger("silent"), warn: (line) => void told.push(line) },
    build: {
      outDir: "built",
      lib: { entry: "index.ts", formats: ["es"], fileName: () => "house.mjs" },
      rolldownOptions: { external: /svelte$/ },
    },
  });
  const { gameOf } = await import(join(folder, "built", "house.mjs"));
  rmSync(folder, { recursive: true });
  assert.equal(gameOf("sound").look.minutes, 7);
  for (const name of [...Object.keys(BROKEN), "missing"]) {
    assert.equal(gameOf(name).look.minutes, null);
    assert.equal(told.filter((line) => line.includes(join(folder, name, "index.ts"))).length, 1);
  }
});
