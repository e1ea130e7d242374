// Phrases in French: little words lose their vowel before another.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import { words } from "../src/lib/words.svelte";

const phrases = { zoo: "Zoo de {player}", until: "jusqu'à ce que {player} soit là", coins: "de {coins#pièce|pièces}" };

test("de and que are shortened before a vowel", async () => {
  const answer = { ok: true, json: () => Promise.resolve(phrases) };
  Object.assign(globalThis, { document: { documentElement: {} }, fetch: () => Promise.resolve(answer) });
  Object.assign(globalThis.localStorage, { setItem: () => undefined });
  words.language = "fr";
  await new Promise((done) => setTimeout(done));
  assert.equal(words.t("zoo", { player: "Ada" }), "Zoo d'Ada");
  assert.equal(words.t("zoo", { player: "Leo" }), "Zoo de Leo");
  assert.equal(words.t("until", { player: "Éva" }), "jusqu'à ce qu'Éva soit là");
  assert.equal(words.t("coins", { coins: 2 }), "de 2 pièces");
});
