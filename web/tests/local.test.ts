import assert from "node:assert/strict";
import { test } from "node:test";
import { isLocal } from "../src/lib/local";

test("a link to this very machine leads nobody else here", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "zoo.localhost"]) assert.ok(isLocal(host));
  for (const host of ["192.168.0.7", "zoo.example", "127.0.0.1.example", "mylocalhost"]) assert.ok(!isLocal(host));
});
