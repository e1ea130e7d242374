/** What my deeds brought, said to me with the figures of the journal. */

import type { Text } from "../../../lib/protocol";
import type { Deed } from "./deeds";

const say = (name: string, args: Record<string, unknown> = {}): Text => ({ key: `ark_nova_web_guide.told.${name}`, args });

// Said as they are, with the arguments of the event.
const PLAIN = [
  "action",
  "x_token_action",
  "drawn",
  "takes",
  "discards",
  "partner_zoo",
  "university",
  "supports",
  "break_token",
  "calls_break",
  "upgrades",
  "hires",
  "plays_sponsor",
  "plays_project",
  "income",
];
// Several of them are one sum.
const SUMS = ["gains_money", "gains_appeal", "gains_conservation", "gains_x_tokens"];
// What a bonus of the map is gained by: it is told with the bonus.
const BY_BONUS: Record<string, string[]> = {
  money: ["gains_money"],
  x_token: ["gains_x_tokens"],
  reputation: ["gains_reputation"],
  card: ["drawn", "takes"],
  worker: ["hires"],
  conservation: ["gains_conservation"],
};

/** Sentences about some deeds, in their order. */
export function tell(deeds: readonly Deed[]): Text[] {
  const told: Text[] = [];
  const due: string[][] = [];
  let paid = 0;
  for (const { name, args } of deeds) {
    const owed = due.findIndex((names) => names.includes(name));
    if (owed >= 0) due.splice(owed, 1);
    else if (name === "pays") paid += Number(args.amount);
    else if (name === "builds") {
      told.push(say(paid ? "builds" : "builds_free", { money: paid, building: (args.building as Text).args.kind }));
      paid = 0;
    } else if (name === "plays_animal") {
      told.push(say("plays_animal", { money: args.price, animal: args.animal }));
      paid -= Number(args.price); // the payment is told after it
    } else if (name === "bonus") {
      const { key } = args.bonus as Text;
      told.push(say("bonus", { bonus: args.bonus }));
      due.push(BY_BONUS[key.slice(key.lastIndexOf(".") + 1)] ?? []);
    } else if (name === "gains_reputation") {
      const before = told.findIndex(({ key }) => key.endsWith(".gains_reputation"));
      if (before >= 0) told.splice(before, 1);
      told.push(say(name, { reputation: args.reputation }));
    } else if (SUMS.includes(name)) {
      const before = told.find(({ key }) => key.endsWith(`.${name}`));
      if (before) before.args.amount = Number(before.args.amount) + Number(args.amount);
      else told.push(say(name, { amount: args.amount }));
    } else if (PLAIN.includes(name)) told.push(say(name, args));
  }
  if (paid > 0) told.push(say("pays", { money: paid }));
  return told;
}
