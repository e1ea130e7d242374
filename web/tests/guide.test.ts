// The guided opening: which step it is, what it lights, what it tells, and how it takes another way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { animalToHouse, animalToPlay, cardsToKeep } from "../src/games/ark_nova/guide/advice";
import { lessonAt, type Lesson } from "../src/games/ark_nova/guide/lesson";
import { STEPS, type Moment } from "../src/games/ark_nova/guide/steps";
import { box } from "../src/games/ark_nova/printed";
import type { OpeningView, View, ZooView } from "../src/games/ark_nova/things";
import type { Choice, EventInfo, Text } from "../src/lib/protocol";

// --- a game in a few words ---

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args });
const player = (seat: number) => text("kernel.player", { seat });
const happened = (name: string, args: Record<string, unknown> = {}, seat: number | null = 0): EventInfo => ({
  pick: 1,
  text: text(`ark_nova.event.${name}`, seat === null ? args : { player: player(seat), ...args }),
});
const turn = (number: number, seat = 0) => happened("turn", { number }, seat);
const uses = (card: string, strength: number, seat = 0) =>
  happened("action", { card: text(`ark_nova.action_card.${card}`), strength }, seat);
const pays = (amount: number) => happened("pays", { amount });
const builds = (kind: string) =>
  happened("builds", { building: text("ark_nova.building", { kind: text(`ark_nova_cards.buildings.${kind}`) }) });
const bonus = (kind: string, amount: number) => happened("bonus", { bonus: text(`ark_nova.bonus.${kind}`, { amount }) });

const DEALT = [
  "caracal",
  "european_bison",
  "sheep",
  "indian_rock_python",
  "veiled_chameleon",
  "lama",
  "andean_condor",
  "common_agama",
];
const HAND = ["lama", "caracal", "common_agama", "veiled_chameleon"];
// As the server tells them: price, size and price of the enclosure.
const OPENINGS: OpeningView[] = (
  [
    ["lama", 10, 2],
    ["caracal", 9, 2],
    ["common_agama", 9, 1],
    ["veiled_chameleon", 11, 1],
  ] as const
).map(([card, price, size]) => ({
  card,
  price,
  enclosure: `size_${size}`,
  size,
  enclosure_price: 2 * size,
  payable: true,
  both_payable: true,
  buildable: true,
}));
const ROW = ["animals", "sponsors", "association", "cards", "build"];

const HANDS = [
  happened("discards_several", { cards: [] }),
  happened("discards_several", { cards: [] }, 1),
  happened("replenished", { cards: [] }, null),
];
const BUILT = [
  ...HANDS,
  turn(1),
  uses("build", 5),
  pays(4),
  builds("size_2"),
  bonus("money", 5),
  happened("gains_money", { amount: 5 }),
];
const PLAYED = [
  ...BUILT,
  turn(2, 1),
  turn(3),
  uses("animals", 2),
  happened("plays_animal", { animal: text("ark_nova_cards.animals.lama"), price: 10 }),
  pays(10),
  happened("gains_appeal", { amount: 4 }),
];

const option = (key: string, about: Record<string, unknown>): Choice => ({
  key,
  label: text("kernel.plain"),
  about,
  irreversible: false,
});
const use = (card: string) => option(card, { kind: "use_card", card, x_tokens: 0 });

interface Given extends Partial<Omit<Moment, "view">> {
  zoo?: Record<string, unknown>;
  row?: string[];
  steps?: number;
  washed?: string | null;
}

const moves = (card: string, strength: number): number => (card === "cards" ? 2 : card === "sponsors" ? strength : 0);

function at(events: EventInfo[], { zoo = {}, row = ROW, steps = 0, washed = null, ...more }: Given = {}): Lesson {
  const mine = {
    seat: 0,
    map: "a",
    money: 25,
    appeal: 0,
    conservation: 0,
    reputation: 1,
    range: 1,
    hand_limit: 3,
    income: { appeal: 5 },
    income_in_all: 5,
    hand: HAND,
    looking_at: [],
    openings: OPENINGS,
    to_go: 114,
    row: row.map((card, index) => ({
      card,
      side: 1,
      strength: index + 1,
      brings_break: moves(card, index + 1) >= 9 - steps,
    })),
    ...zoo,
  };
  const view = { zoos: [mine, mine], break: { steps, of: 9, left: 9 - steps }, washed_next: washed } as unknown as View;
  return lessonAt({
    seat: 0,
    events,
    view,
    prompt: "wait",
    asked: null,
    options: [],
    prices: { size_2: 4 },
    canEndTurn: false,
    canUndo: true,
    posed: [],
    skipped: [],
    ...more,
  });
}

const myTurn = (events: EventInfo[], given: Given = {}): Lesson =>
  at(events, { prompt: "turn", options: (given.row ?? ROW).map(use), ...given });
const keys = (lesson: Lesson): string[] => lesson.told.map(({ key }) => key.slice(key.lastIndexOf(".") + 1));

// --- advice ---

test("cheap animals without conditions are worth keeping", () => {
  const zoo = { openings: OPENINGS } as unknown as ZooView;
  assert.deepEqual(cardsToKeep(zoo, DEALT), ["caracal", "common_agama", "lama", "veiled_chameleon"]);
});

test("the first animal is one whose ability asks nothing, of those that the server calls payable", () => {
  const zoo = { hand: HAND, openings: OPENINGS } as unknown as ZooView;
  const poor = OPENINGS.map((each) => ({ ...each, payable: each.card === "caracal" }));
  assert.equal(animalToPlay(zoo)?.card, "lama");
  assert.equal(animalToPlay({ ...zoo, openings: poor })?.card, "caracal");
  assert.equal(animalToHouse(zoo, ["size_1"])?.card, "veiled_chameleon");
  assert.equal(animalToPlay(zoo, ["lion"]), null);
});

// --- the way that is meant ---

test("it begins with the cards to keep", () => {
  const lesson = at([], { prompt: "starting_hand", zoo: { hand: [], looking_at: DEALT } });
  assert.equal(lesson.step, "hand");
  assert.deepEqual(lesson.told, []);
  assert.ok(lesson.lit.includes('[data-sheet] [data-card="lama"]'));
});

test("when the hands are chosen it tells them, and lights Build", () => {
  const lesson = myTurn([...HANDS, turn(1)]);
  assert.equal(lesson.step, "strength");
  assert.equal(lesson.args.build, 5);
  assert.deepEqual(lesson.lit, ['.actions [data-action="build"]']);
  assert.deepEqual(lesson.told, [
    text("ark_nova_web_guide.told.kept", { cards: HAND.map((card) => text(`ark_nova_cards.animals.${card}`, { text: card })) }),
  ]);
});

test("a click changes nothing: only the event of the action leads on", () => {
  const events = [...HANDS, turn(1)];
  assert.equal(myTurn(events).step, "strength");
  const kinds = ["kiosk", "pavilion", "size_1", "size_2", "size_3", "size_4", "size_5"];
  const options = kinds.map((kind) => option(kind, { kind: "building_kind", building_kind: kind }));
  const lesson = at([...events, uses("build", 5)], { prompt: "build", options });
  assert.equal(lesson.step, "enclosure");
  assert.deepEqual(lesson.lit, ['.palette [data-kind="size_2"]']);
  assert.deepEqual([lesson.args.size, lesson.args.price], [2, 4]);
});

test("with the kind chosen it lights the spaces with a bonus within reach", () => {
  const spots = [
    ["b5", "c5"],
    ["a2", "a3"],
    ["b3", "b4"],
  ].map((spaces) => option(spaces.join("-"), { kind: "spot", spaces }));
  const asked = text("ark_nova.prompt.spot", { building: text("ark_nova_cards.buildings.size_2") });
  const lesson = at([...HANDS, turn(1), uses("build", 5)], { prompt: "spot", asked, options: spots });
  assert.equal(lesson.step, "bonus");
  assert.deepEqual(keys(lesson), ["chose"]);
  assert.deepEqual(
    lesson.lit.filter((each) => each.includes("polygon")),
    ['[data-map] polygon[id$="-a2"]', '[data-map] polygon[id$="-c5"]'],
  );
  assert.deepEqual(lesson.args.bonuses, [
    text("ark_nova.bonus.x_token", { amount: 1 }),
    text("ark_nova.bonus.money", { amount: 5 }),
  ]);
});

test("it tells what was paid, built and gained, and waits for the end of the turn", () => {
  const lesson = at(BUILT, { canEndTurn: true });
  assert.deepEqual([lesson.step, lesson.phase], ["row", "end_turn"]);
  assert.deepEqual(keys(lesson), ["builds", "bonus"]);
  assert.equal(lesson.told[0].args.money, 4);
  assert.equal(lesson.aside, null);
});

test("the shifted row leads to Animals, then to the animal and its home", () => {
  const row = ["build", "animals", "sponsors", "association", "cards"];
  const shifted = myTurn([...BUILT, turn(2, 1), turn(3)], { row });
  assert.deepEqual([shifted.step, shifted.args.slot, shifted.args.allowed], ["row", 2, box.allows.animals.sides[0][2]]);
  const events = [...BUILT, turn(2, 1), turn(3), uses("animals", 2)];
  const asked = at(events, { prompt: "animal", row, options: HAND.map((card) => option(card, { kind: "card", card })) });
  assert.deepEqual([asked.step, asked.lit[0], asked.args.cost], ["animal", '.hand [data-card="lama"]', 10]);
  const homes = [
    ["a5", "a6", "b6"],
    ["b5", "c5"],
  ].map((spaces) => option(spaces.join("-"), { kind: "building", spaces }));
  const home = at([...events, happened("plays_animal", { animal: text("x.lama"), price: 10 }), pays(10)], {
    prompt: "home",
    options: homes,
  });
  assert.deepEqual([home.step, home.lit[0]], ["animal", '[data-map] polygon[id$="-b5"]']);
});

test("an animal is told with its price and its appeal", () => {
  const lesson = at(PLAYED, { canEndTurn: true });
  assert.equal(lesson.step, "cards");
  assert.deepEqual(keys(lesson), ["plays_animal", "gains_appeal"]);
  assert.equal(lesson.told[0].args.money, 10);
});

test("a step is not over while its action asks something more", () => {
  const events = [
    ...PLAYED,
    turn(4, 1),
    turn(5),
    uses("cards", 5),
    happened("break_token", { steps: 2, left: 7 }),
    happened("draws", { cards: 3 }),
    happened("drawn", { cards: [] }, null),
  ];
  assert.deepEqual([at(events, { prompt: "discard" }).step, at(events, { prompt: "discard" }).doing], ["cards", "discard"]);
  assert.equal(at([...events, happened("discards", { card: text("x") })], { canEndTurn: true }).step, "association");
});

test("the break comes whoever calls it, and the income is one sum", () => {
  const before = [
    ...PLAYED,
    turn(9),
    uses("sponsors", 5),
    happened("break_token", { steps: 5, left: 2 }),
    happened("gains_money", { amount: 5 }),
    turn(10, 1),
    uses("cards", 5, 1),
  ];
  const income = [
    happened("income"),
    happened("gains_money", { amount: 9 }),
    happened("gains_money", { amount: 1 }),
    happened("break_over", {}, null),
  ];
  const skipped = ["cards", "association"] as const;
  assert.equal(at(before, { skipped }).step, "break");
  const lesson = myTurn([...before, ...income, turn(11)], { skipped });
  assert.equal(lesson.step, "end");
  assert.deepEqual(keys(lesson), ["income", "gains_money"]);
  assert.equal(lesson.told[1].args.amount, 10);
});

test("the cup is moved by Sponsors, and by Cards where that is enough", () => {
  const skipped = STEPS.filter((step) => step !== "break" && step !== "end");
  const sponsors = myTurn([...HANDS, turn(1)], {
    skipped,
    steps: 2,
    row: ["animals", "build", "cards", "association", "sponsors"],
  });
  assert.equal(sponsors.doing, "move_cup");
  const cards = myTurn([...HANDS, turn(1)], { skipped, steps: 7, row: ["sponsors", "animals", "build", "association", "cards"] });
  assert.equal(cards.doing, "move_cup_by_cards");
});

test("a turn of one's own ends the lesson, and nothing before it does", () => {
  const skipped = STEPS.filter((step) => step !== "end");
  const posed = [{ turn: 11, step: "end" as const }];
  assert.equal(at(PLAYED, { skipped, posed }).step, "end");
  const events = [...PLAYED, turn(11), uses("build", 4)];
  assert.equal(at(events, { skipped, posed, prompt: "build" }).step, "end");
  assert.equal(at([...events, pays(4), builds("size_2")], { skipped, posed, canEndTurn: true }).step, null);
});

test("no step speaks of a question where none is asked", () => {
  const events = [...PLAYED, turn(11), uses("build", 4)];
  for (const step of STEPS) {
    const skipped = STEPS.filter((each) => each !== step);
    const posed = [{ turn: 11, step }];
    assert.equal(at(events, { skipped, posed, prompt: "wait" }).doing, "wait");
    assert.equal(at(events, { skipped, posed, prompt: "wait", canEndTurn: true, canUndo: false }).doing, "end_turn");
  }
});

// --- another way ---

test("another action is noticed, told, and the step is posed again", () => {
  const posed = [{ turn: 1, step: "strength" as const }];
  const events = [
    ...HANDS,
    turn(1),
    uses("sponsors", 2),
    happened("break_token", { steps: 2, left: 7 }),
    happened("gains_money", { amount: 2 }),
  ];
  const lesson = at(events, { posed, canEndTurn: true });
  assert.deepEqual([lesson.step, lesson.aside], ["strength", "other"]);
  assert.deepEqual(keys(lesson), ["action", "break_token", "gains_money"]);
  const again = myTurn([...events, turn(2, 1), turn(3)], { posed });
  assert.deepEqual(again.posed, [...posed, { turn: 3, step: "strength" }]);
  assert.equal(myTurn([...events, turn(2, 1), turn(3)], { posed: again.posed }).aside, "other"); // it is still said in the next turn
});

test("an action for an X-token is another way too", () => {
  const posed = [{ turn: 1, step: "strength" as const }];
  const events = [
    ...HANDS,
    turn(1),
    happened("x_token_action", { card: text("ark_nova.action_card.build") }),
    happened("gains_x_tokens", { amount: 1 }),
  ];
  assert.deepEqual([at(events, { posed }).step, at(events, { posed }).aside], ["strength", "other"]);
});

test("a later step that is done already is not posed any more", () => {
  const posed = [{ turn: 1, step: "strength" as const }];
  const events = [
    ...HANDS,
    turn(1),
    uses("association", 3),
    happened("task", { workers: 1 }),
    happened("partner_zoo", { continent: text("x.africa") }),
  ];
  const lesson = at(events, { posed, canEndTurn: true });
  assert.deepEqual([lesson.step, lesson.aside], ["strength", "ahead"]);
  assert.ok(lesson.done.includes("association"));
});

test("in the middle of another action everything is fine", () => {
  const lesson = at([...HANDS, turn(1), uses("association", 3)], { posed: [{ turn: 1, step: "strength" }], prompt: "task" });
  assert.deepEqual([lesson.step, lesson.doing], ["association", "task"]);
  const done = ["association"] as const;
  const other = at([...HANDS, turn(1), uses("association", 3)], {
    posed: [{ turn: 1, step: "strength" }],
    skipped: done,
    prompt: "task",
  });
  assert.deepEqual([other.step, other.doing, other.aside], ["strength", "choose", "other"]);
});

test("a kiosk is no enclosure: Build is posed once more", () => {
  const events = [...HANDS, turn(1), uses("build", 5), pays(2), builds("kiosk")];
  const lesson = myTurn([...events, turn(2, 1), turn(3)]);
  assert.deepEqual([lesson.step, lesson.doing, lesson.lit], ["enclosure", "again_build", ['.actions [data-action="build"]']]);
});

test("a building beside the bonuses is said kindly", () => {
  assert.equal(at([...HANDS, turn(1), uses("build", 5), pays(4), builds("size_2")], { canEndTurn: true }).aside, "no_bonus");
});

test("what cannot be done now waits; the next step that can is posed", () => {
  const lesson = myTurn([...BUILT, turn(2, 1), turn(3)], { options: ["build", "cards"].map(use) });
  assert.equal(lesson.step, "cards");
  assert.equal(myTurn([...BUILT, turn(2, 1), turn(3), turn(5)], {}).step, "row");
});

test("what is taken back is posed again", () => {
  const events = [...HANDS, turn(1), uses("build", 5)];
  assert.equal(at(events, { prompt: "build" }).step, "enclosure");
  assert.equal(myTurn(events.slice(0, -1)).step, "strength");
});

test("a skipped step is left out", () => {
  assert.equal(myTurn([...HANDS, turn(1)], { skipped: ["strength", "enclosure", "bonus"] }).step, "row");
});

test("while somebody else plays it waits and lights nothing", () => {
  const lesson = at([...BUILT, turn(2, 1)]);
  assert.deepEqual([lesson.step, lesson.phase, lesson.lit], ["row", "wait", []]);
});

test("with Marine Worlds a step says what the sea adds to it", () => {
  const base = myTurn(HANDS);
  assert.deepEqual([base.step, base.sea], ["strength", null]);
  assert.equal(myTurn(HANDS, { washed: "lama" }).sea, "strength");
});
