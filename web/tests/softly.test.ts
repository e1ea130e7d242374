import "./device";
import assert from "node:assert/strict";
import { test } from "node:test";
import { PARTED } from "../src/lib/parted";
import { pieces, softly } from "../src/lib/softly";

const shown = (text: string, language: "en" | "fr" | "de"): string => softly(text, language).replaceAll("\u00ad", "-");

test("words are parted as a dictionary parts them", () => {
  assert.equal(shown("Breakthrough", "en"), "Break-through");
  assert.equal(shown("Sponsorship: Primates", "en"), "Spon-sor-ship: Primates");
  assert.equal(shown("Zwergflusspferd", "de"), "Zwerg-fluss-pferd");
  assert.equal(shown("Bibliothèque", "fr"), "Biblio-thèque");
  assert.equal(shown("Meeresschildkröten: 4", "de"), "Meeres-schild-kröten: 4");
  assert.equal(shown("Galápagos-Riesenschildkröte", "de"), "Galá-pagos-Riesen-schild-kröte");
});

test("a compound is parted where its words meet, and within a word that is too long for a line", () => {
  assert.equal(shown("Raubtierspezialist", "de"), "Raub-tier-spezialist");
  assert.equal(shown("Biodiversitätsforscher", "de"), "Biodiver-sitäts-forscher");
});

test("a compound is parted at its joints, not within a short last part", () => {
  assert.equal(shown("Breitmaulnashorn, Ringelnatter", "de"), "Breit-maul-nashorn, Ringel-natter");
  const ends = ["nashorn", "natter", "vogel", "pavillon", "krokodil", "becken", "affe", "adler"];
  const wrong = PARTED.de
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[-=]/g, ""))
    .filter((word) => ends.some((end) => word.endsWith(end) && !shown(word, "de").endsWith(end)));
  assert.deepEqual(wrong, []);
});

test("only words that are too long for a line are parted", () => {
  assert.equal(softly("Schimpanse: Meeresschildkröte", "de", 13).replaceAll("\u00ad", "-"), "Schimpanse: Meeres-schild-kröte");
});

test("a word that no dictionary knows stays whole, and no letter is lost", () => {
  assert.equal(shown("Quxquxquxquxqux", "en"), "Quxquxquxquxqux");
  for (const text of ["Meeresschildkrötenbecken", "Ährenträgerpfau"])
    assert.equal(softly(text, "de").replaceAll("\u00ad", ""), text);
});

test("no part of a word is without a vowel", () => {
  const wrong = Object.values(PARTED)
    .flatMap((listed) => listed.trim().split(/\s+/))
    .filter((word) => word.split(/[-=]/).some((part) => !/[aeiouyäöüáàâéèêëïîôûœ]/.test(part)));
  assert.deepEqual(wrong, []);
});

test("a number stays with what it counts", () => {
  assert.equal(softly("+1 coin for 3 icons", "en"), "+1\u00a0coin for 3\u00a0icons");
  assert.equal(softly("3 Pflanzenfressern", "de").includes("\u00a0"), false); // too long to be kept
});

test("a number that counts nothing stays with the word it is the number of", () => {
  assert.equal(softly("one building, up to size 2", "en"), "one building, up to size\u00a02");
  assert.equal(softly("bis Stufe 4 oder 4 Geld", "de"), "bis Stufe\u00a04 oder 4\u00a0Geld");
  assert.equal(softly("2 Ruf, Verband II", "de"), "2\u00a0Ruf, Verband\u00a0II");
  assert.equal(softly("Aufgaben für 4 + Spende", "de"), "Aufgaben für 4 + Spende"); // it is no number of "für"
  assert.equal(softly("Association II", "en").includes("\u00a0"), false); // too long to be kept
});

test("only words that may be parted are pieces of their own, with a short rest of the text", () => {
  const shown = (text: string): string[] => pieces(text, "en").map((piece) => piece.replaceAll("\u00ad", ""));
  assert.deepEqual(shown("a new Breakthrough in the zoo of all zoos"), ["a new ", "Breakthrough ", "in the zoo of all zoos"]);
  assert.deepEqual(shown("White Rhinoceros"), ["White ", "Rhinoceros"]);
  assert.deepEqual(shown("Sponsorship: Lions"), ["Sponsorship: Lions"]);
  assert.deepEqual(shown("Northwest-Breakthrough"), ["Northwest-", "Breakthrough"]);
  assert.deepEqual(shown("an X-token"), ["an ", "X-token"]);
  assert.deepEqual(shown("Bec-en-sabot du Nil"), ["Bec-en-sabot du Nil"]);
});
