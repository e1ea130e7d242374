// Numbers stay on the line of their words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bound, counted, joined, tied } from "../src/lib/bound";

const shown = (text: string): string => bound(text).replaceAll("\u00a0", "_");

test("a number keeps to the word before it, or to the one it counts", () => {
  assert.equal(shown("Greedy 2 takes truck 3: coin"), "Greedy_2 takes truck_3: coin");
  assert.equal(shown("Leopard: voll · +1 Münze"), "Leopard: voll_· +1_Münze");
  assert.equal(shown("Orcas: 6"), "Orcas:_6");
  assert.equal(shown("10 tokens left, then 6, 6"), "10_tokens left, then_6, 6");
});

test("after a word that counts a number keeps to what it counts", () => {
  assert.equal(shown("Cela coûte 2 pièces ; vous en avez 1."), "Cela coûte 2_pièces ; vous en avez_1.");
  assert.equal(shown("You already have all 3 basins."), "You already have all 3_basins.");
  assert.equal(shown("Du hast schon alle 3 Becken."), "Du hast schon alle 3_Becken.");
});

test("a share stays whole, and may begin a line", () => {
  assert.equal(shown("Orcas: 2 of 5"), "Orcas: 2_of_5");
  assert.equal(shown("Léopard : 13 sur 15 · +1 pièce"), "Léopard : 13_sur_15_· +1_pièce");
});

test("two short words that a hyphen joins are not parted", () => {
  assert.equal(shown("stand de pop-corn → enclos de 5"), "stand de pop\u2011corn → enclos de_5");
  assert.equal(shown("Nordsee-Aquarium, peut-être, X-Plättchen"), "Nordsee-Aquarium, peut\u2011être, X-Plättchen");
});

test("a number that a hyphen joins to its word, and spaces of a board, are not parted", () => {
  assert.equal(shown("Anna builds: size-2 enclosure (b5-c5)"), "Anna builds: size\u20112 enclosure (b5\u2011c5)");
  assert.equal(shown("ein kostenloses 2er-Gehege"), "ein kostenloses 2er\u2011Gehege");
  assert.equal(shown("(b4-c4-c5), left-hand, 4–5"), "(b4\u2011c4\u2011c5), left\u2011hand, 4–5");
});

test("a size stays with its number, whatever follows", () => {
  assert.equal(shown("un enclos de taille 2 gratuit"), "un enclos de taille_2 gratuit");
});

test("a number and a long word may be parted", () => {
  assert.equal(shown("6 Möglichkeiten"), "6 Möglichkeiten");
});

test("a number that counts nothing stays with what it numbers", () => {
  const shown = (text: string): string => counted(text).replaceAll("\u00a0", "_");
  assert.equal(shown("different buildings, size 4 in all"), "different buildings, size_4 in all");
  assert.equal(shown("up to level 3, or 3 money"), "up to level_3, or 3_money");
  assert.equal(shown("bis Stufe 3 oder 3 Geld"), "bis Stufe_3 oder 3_Geld");
  assert.equal(shown("verschiedene Bauwerke, zusammen 4"), "verschiedene Bauwerke, zusammen_4");
  assert.equal(shown("Europäische Sumpfschildkröte 3, +1"), "Europäische Sumpfschildkröte 3, +1"); // too long
  assert.equal(shown("niveau 2, don de 6"), "niveau_2, don de 6");
  assert.equal(shown("missions pour 2 et un don"), "missions pour 2 et un don");
});

test("a French sign after a number is no word, and no line begins with an arrow", () => {
  assert.equal(shown("cube 3\u00a0: 5 crédits › 1 point"), "cube_3_: 5_crédits_› 1_point");
  assert.equal(shown("soutenir un projet › 1 point"), "soutenir un projet_› 1_point");
});

test("in wide lines a number keeps to a long word, too", () => {
  const shown = (text: string): string => tied(text).replaceAll("\u00a0", "_");
  assert.equal(shown("+0.5 conservation, 1 reputation"), "+0.5_conservation, 1_reputation");
  assert.equal(shown("a size-1 enclosure"), "a size\u20111 enclosure"); // it would be very long
});

test("the side of a card stays with its name, however long that is", () => {
  assert.equal(bound("Partnerzoo Europa, Sponsoren II"), "Partnerzoo Europa, Sponsoren\u00a0II");
});

test("a letter stays with the word that a hyphen joins to it", () => {
  const shown = (text: string): string => joined(text).replaceAll("\u2011", "~");
  assert.equal(shown("your X-tokens"), "your X~tokens");
  assert.equal(shown("deiner X-Marker; ein 2er-Gehege"), "deiner X~Marker; ein 2er-Gehege");
});
