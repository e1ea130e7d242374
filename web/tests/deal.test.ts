// What vouches for a deal, and that no seed is ever read as a number: this language rounds long ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api } from "../src/lib/api";
import { checkOf } from "../src/lib/deal";

const seed = "0x100112233445566778899aabbccddeeff";
const commitment = "edc89a15fdf2178b335a06bee2e8085a1d338e990a5ffa625196d87f442c7ed1";

test("the command that checks a deal sums up the seed as it is shown", async () => {
  const command = checkOf({ seed, commitment }) ?? "";
  assert.equal(command, `printf ${seed} | sha256sum`);
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(command.split(" ")[1]));
  assert.equal([...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join(""), commitment);
});

test("there is nothing to check while the seed is a secret, or without a fingerprint", () => {
  assert.equal(checkOf({ seed: null, commitment }), null);
  assert.equal(checkOf({ seed: "7", commitment: null }), null);
});

test("a save goes to the server with every digit of its seed", async () => {
  const written = `{"game": "zooloretto", "seed": ${BigInt(seed)}, "checkpoint": {"chance": ${BigInt(seed) + (5n << 129n)}}}`;
  let sent: unknown;
  globalThis.fetch = async (_: unknown, request?: RequestInit) => {
    sent = request?.body;
    return new Response("{}");
  };
  await api.importSave(written, [{ kind: "me" }]);
  assert.equal(sent, `{"save":${written},"seats":[{"kind":"me"}]}`);
});
