/** The printed facts of the board: tracks, tasks, tiles, projects. */
import { bonusOf as read, box, type Bonus, type LevelEntry, type ProjectEntry } from "../printed";

/** Read "money 5 income" as the box writes it. */
export const bonusOf = (text: string): Bonus => read(text) ?? { kind: "", amount: 0, income: false };

export type Level = LevelEntry;
export type Project = ProjectEntry;

export const TASKS = ["reputation", "partner_zoo", "university", "project"] as const;
export const THRESHOLDS = [
  box.tracks.conservation.upgrade_or_worker_at,
  ...box.tracks.conservation.bonus_tiles_at,
  box.tracks.conservation.discard_at,
];
export const REPUTATION = box.tracks.reputation;
export const REPUTATION_BONUS = new Map<number, Bonus>(REPUTATION.bonuses.map(({ at, bonus }) => [at, bonusOf(bonus)]));
/** The end of the common axis of appeal and conservation. */
export const AXIS = box.tracks.conservation.targets[0];

/** Where a value stands on that axis; markers stand beside their place, so that they touch exactly when they meet. */
export const onAxis = (value: number): string => `${(value / AXIS) * 100}%`;

export const projectOf = (key: string): Project | undefined => box.projects[key];
export const tileBonus = (tile: string): Bonus => bonusOf(box.bonus_tiles[tile].bonus);

/** The lowest appeal of the scoring area of a conservation space. */
export const target = (conservation: number): number => box.tracks.conservation.targets[conservation];
