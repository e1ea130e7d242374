import "./device";
import assert from "node:assert/strict";
import { test } from "node:test";
import { PARTED } from "../src/lib/parted";
import { softly } from "../src/lib/softly";

const shown = (text: string, language: "en" | "fr" | "de"): string => softly(text, language).replaceAll("\u00ad", "-");

test("words are parted as a dictionary parts them", () => {
  assert.equal(shown("Breakthrough", "en"), "Break-through");
  assert.equal(shown("Sponsorship: Primates", "en"), "Spon-sor-ship: Primates");
  assert.equal(shown("Zwergflusspferd", "de"), "Zwerg-fluss-pferd");
  assert.equal(shown("Bibliothèque", "fr"), "Biblio-thèque");
  assert.equal(shown("Meeresschildkröten: 4", "de"), "Mee-res-schild-krö-ten: 4");
  assert.equal(shown("Galápagos-Riesenschildkröte", "de"), "Galá-pagos-Rie-sen-schild-kröte");
});

test("a compound is parted at its joints, not within a short last part", () => {
  assert.equal(shown("Breitmaulnashorn, Ringelnatter", "de"), "Breit-maul-nashorn, Ringel-natter");
  assert.equal(shown("Wissenschaftliche Bibliothek", "de"), "Wissen-schaft-liche Biblio-thek");
  const ends = ["nashorn", "natter", "vogel", "pavillon", "krokodil", "becken", "affe", "adler"];
  const wrong = PARTED.de
    .trim()
    .split(/\s+/)
    .filter((word) => ends.some((end) => word.replaceAll("-", "").endsWith(end) && !word.endsWith(end)));
  assert.deepEqual(wrong, []);
});

test("only words that are too long for a line are parted", () => {
  assert.equal(softly("Schimpanse: Meeresschildkröte", "de", 13).replaceAll("\u00ad", "-"), "Schimpanse: Mee-res-schild-kröte");
});

test("a word that no dictionary knows stays whole, and no letter is lost", () => {
  assert.equal(shown("Quxquxquxquxqux", "en"), "Quxquxquxquxqux");
  for (const text of ["Meeresschildkrötenbecken", "Ährenträgerpfau"])
    assert.equal(softly(text, "de").replaceAll("\u00ad", ""), text);
});

test("no part of a word is without a vowel", () => {
  const wrong = Object.values(PARTED)
    .flatMap((listed) => listed.trim().split(/\s+/))
    .filter((word) => word.split("-").some((part) => !/[aeiouyäöüáàâéèêëïîôûœ]/.test(part)));
  assert.deepEqual(wrong, []);
});

test("a number stays with what it counts", () => {
  assert.equal(softly("+1 coin for 3 icons", "en"), "+1\u00a0coin for 3\u00a0icons");
  assert.equal(softly("3 Pflanzenfressern", "de").includes("\u00a0"), false); // too long to be kept
});
