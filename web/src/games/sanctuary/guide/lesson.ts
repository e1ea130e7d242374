/** The guided first game: what it speaks of now, by the question that is asked, and what was done, by the journal. */
import type { EventInfo, Text } from "../../../lib/protocol";

/** What there is to learn, in the order in which it is listed. */
export const TOPICS = ["take", "play", "row", "gain", "area", "building", "objective", "upgrade"] as const;
export type Topic = (typeof TOPICS)[number];

/** What the guide speaks of: a topic, or something that comes up on the way. */
export type Subject = Topic | "effects" | "limit" | "wait" | "end_turn" | "over";

export interface Moment {
  seat: number;
  events: readonly EventInfo[];
  /** What kind of question it is; "wait" where nothing is asked. */
  prompt: string;
  /** The tiles of my hand that can be played at once. */
  playable: readonly string[];
  /** How many open areas the tile asks for that is being laid. */
  arrows: number;
  /** Which tiles are buildings. */
  isBuilding: (tile: Text) => boolean;
  canEndTurn: boolean;
}

export interface Lesson {
  subject: Subject;
  /** What to do now, where that is not what the subject is about. */
  doing?: "space";
  done: readonly Topic[];
  /** What is lit on the table. */
  lit: readonly string[];
}

const IN_HAND = ".hand [data-choice], .strip [data-choice]";
const LIT: Readonly<Record<string, readonly string[]>> = {
  take_in_reach: [".display [data-choice]"],
  play: [IN_HAND],
  space: ["[data-map]"],
  face_down: [IN_HAND],
  build: [IN_HAND, ".deeds [data-choice]"],
  support: [".objectives [data-choice]"],
  upgrade: [".actions .face[data-choice]"],
  hand_limit: [IN_HAND],
  take: [".display [data-choice]"],
  move_card: [".actions .face[data-choice]"],
  pouch: [IN_HAND],
  pay: [IN_HAND],
  open_area: ["[data-map]"],
  relocate: ["[data-map]"],
  relocate_to: ["[data-map]"],
};
const SUBJECTS: Readonly<Record<string, Subject>> = {
  take_in_reach: "take",
  play: "play",
  face_down: "area",
  build: "building",
  pay: "building",
  support: "objective",
  upgrade: "upgrade",
  hand_limit: "limit",
};

const nameOf = ({ key }: Text): string => key.slice(key.lastIndexOf(".") + 1);
const seatOf = (event: EventInfo): number | null => {
  const player = event.text.args.player as Text | undefined;
  return player ? Number(player.args.seat) : null;
};

/** The topics of which the journal says that I have done them. */
export function doneBy({ seat, events, isBuilding }: Moment): Topic[] {
  const mine = events.filter((event) => seatOf(event) === seat).map(({ text }) => text);
  const is = (name: string) => mine.some((text) => nameOf(text) === name);
  const plays = mine.filter((text) => nameOf(text) === "plays");
  const known: Record<Topic, boolean> = {
    take: is("takes"),
    play: plays.some(({ args }) => !isBuilding(args.tile as Text)),
    row: mine.filter((text) => nameOf(text) === "acts").length > 1,
    gain: is("draws") || mine.some((text, at) => nameOf(text) === "takes" && nameOf(mine[at - 1] ?? text) === "acts"),
    area: is("lays_down"),
    building: plays.some(({ args }) => isBuilding(args.tile as Text)),
    objective: is("supports"),
    upgrade: is("upgrades"),
  };
  return TOPICS.filter((topic) => known[topic]);
}

/** Of an action: first a tile is played, then the row is looked at, then tiles are gained; later whatever is possible. */
function ofAction({ playable }: Moment, done: readonly Topic[]): Topic {
  const open = (topic: Topic): boolean => !done.includes(topic);
  if (playable.length && open("play")) return "play";
  if (done.includes("play") && open("row")) return "row";
  if (open("gain") || !playable.length) return "gain";
  return "play";
}

export function lessonAt(moment: Moment): Lesson {
  const done = doneBy(moment);
  const { prompt } = moment;
  if (prompt === "wait") return { subject: moment.canEndTurn ? "end_turn" : "wait", done, lit: ["[data-end-turn]"] };
  if (done.length === TOPICS.length) return { subject: "over", done, lit: [] };
  if (prompt === "action") {
    const subject = ofAction(moment, done);
    const tiles = moment.playable.map((tile) => `.hand [data-tile="${tile}"], .strip [data-tile="${tile}"]`);
    return {
      subject,
      done,
      lit: subject === "gain" ? ['.actions [data-choice^="gain-"]'] : subject === "row" ? [".actions"] : tiles,
    };
  }
  if (prompt === "space")
    return { subject: moment.arrows ? "area" : "play", doing: moment.arrows ? undefined : "space", done, lit: LIT.space };
  return { subject: SUBJECTS[prompt] ?? "effects", done, lit: LIT[prompt] ?? ["[data-sheet]"] };
}
