/** Unloading a truck as the server foresees it: where its tiles would lie, what would be born and earned. */
import type { PlanInfo, Text } from "../../lib/protocol";
import { laidOf, type Ghost, type Laid } from "../loretto/plans";
import { withoutBred } from "../loretto/things";
import { piecesOf, type Piece } from "./slots";
import type { View, ZooView } from "./things";

export interface Outcome {
  zoo: ZooView;
  laid: Laid[]; // by the number of the step
  ghosts: Record<string, Ghost>; // by slot
  born: string[]; // species
  earned: Record<string, number>; // coins for the last space, by enclosure
  coins: number; // gained in all
  refused: Text[]; // why tiles cannot lie where they were wished
  visits: Text[]; // what visitors would do, here and elsewhere
}

const VISITS = ["entered", "walked", "left", "bonus_token", "backed", "backed_out"];

const lastWord = (text: unknown): string => (text as Text).key.split(".").at(-1) ?? "";

/** What a plan comes to; `after` is the table as one of zoos, where the server shows more than these. */
export function outcomeOf(plan: PlanInfo, before: ZooView, after = plan.view as unknown as View): Outcome {
  const zoo = inPlace(before, after.zoos[before.seat]);
  const laid = plan.steps.map(({ key }) => laidOf(key));
  const told = (name: string) => plan.events.filter((event) => lastWord(event) === name).map(({ args }) => args);
  return {
    zoo,
    laid,
    ghosts: ghostsOf(newPieces(before, zoo), laid),
    born: told("born").map(({ species }) => lastWord(species)),
    earned: Object.fromEntries(told("bonus").map(({ place, coins }) => [lastWord(place), Number(coins)])),
    coins: plan.after.money - plan.before.money,
    refused: plan.refused.flatMap(({ obstacles }) => obstacles),
    visits: plan.events.filter((event) => VISITS.includes(lastWord(event))),
  };
}

/** Nothing in the barn moves while a truck is laid out: what comes lies behind what is there. */
function inPlace(before: ZooView, after: ZooView): ZooView {
  const come = [...after.barn];
  const there = before.barn.filter((tile) => come.includes(tile) && come.splice(come.indexOf(tile), 1));
  const jungle = [...(after.jungle ?? [])];
  const wild = (before.jungle ?? []).filter((tile) => jungle.includes(tile) && jungle.splice(jungle.indexOf(tile), 1));
  return { ...after, barn: [...there, ...come], ...(after.jungle && { jungle: [...wild, ...jungle] }) };
}

/** What lies in a zoo and did not lie there before; of equal tiles the last ones. */
function newPieces(before: ZooView, after: ZooView): Piece[] {
  const known = piecesOf(before);
  return piecesOf(after).filter((piece) => {
    const same = known.findIndex(({ place, tile }) => place === piece.place && withoutBred(tile) === withoutBred(piece.tile));
    if (same >= 0) known.splice(same, 1);
    return same < 0;
  });
}

/** What came by no step was born. */
function ghostsOf(pieces: Piece[], laid: Laid[]): Record<string, Ghost> {
  const steps = laid.map((each, number) => ({ ...each, number }));
  return Object.fromEntries(
    pieces.map(({ slot, place, tile }) => {
      const step = steps.findIndex((each) => each.place === place && each.tile === withoutBred(tile));
      return [slot, step < 0 ? "born" : steps.splice(step, 1)[0].number];
    }),
  );
}
