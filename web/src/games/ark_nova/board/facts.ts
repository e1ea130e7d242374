/** The printed facts of the board: tracks, tasks, tiles, projects, and what sponsors wait for. */
import {
  CLASSES,
  CONTINENTS,
  bonusOf as read,
  box,
  cardOf,
  iconsOf as iconsOn,
  type Bonus,
  type LevelEntry,
  type ProjectEntry,
} from "../printed";
import type { View, ZooView } from "../things";

/** Read "money 5 income" as the box writes it. */
export const bonusOf = (text: string): Bonus => read(text) ?? { kind: "", amount: 0, income: false };

export type Level = LevelEntry;
export type Project = ProjectEntry;

export const TASKS = ["reputation", "partner_zoo", "university", "project"] as const;
export const TASK_VALUE = box.board.tasks as Record<string, number>;
export const THRESHOLDS = [
  box.tracks.conservation.upgrade_or_worker_at,
  ...box.tracks.conservation.bonus_tiles_at,
  box.tracks.conservation.discard_at,
];
export const REPUTATION = box.tracks.reputation;
export const REPUTATION_BONUS = new Map<number, Bonus>(REPUTATION.bonuses.map(({ at, bonus }) => [at, bonusOf(bonus)]));
/** The end of the common axis of appeal and conservation. */
export const AXIS = box.tracks.appeal.highest + 1;

export const projectOf = (key: string): Project | undefined => box.projects[key];
export const tileBonus = (tile: string): Bonus => bonusOf(box.bonus_tiles[tile].bonus);

/** The lowest appeal of the scoring area of a conservation space: two appeal a point up to ten, three beyond. */
export function target(conservation: number): number {
  return AXIS - 2 * Math.min(conservation, 10) - 3 * Math.max(0, conservation - 10);
}

// --- projects ---

/** What a zoo has of what a project counts; of a release or a breeding program the animals that would do. */
export function countFor(zoo: ZooView, project: Project, level: Level = project.levels[0]): number {
  const animals = zoo.animals
    .filter((key) => project.type !== "release" || !zoo.rescued?.includes(key))
    .map((key) => box.animals[key])
    .filter(Boolean);
  if (project.type === "different-icons") {
    const kinds: readonly string[] = project.icon === "continent" ? CONTINENTS : CLASSES;
    return kinds.filter((icon) => zoo.icons[icon]).length;
  }
  if (project.type === "animal-count")
    return animals.filter((animal) => (project.icon === "small-animal" ? animal.small : animal.large)).length;
  if (project.type === "release") {
    return animals.filter(
      ({ icons, size }) => (icons as string[]).includes(project.icon) && size >= level.smallest && size <= level.largest,
    ).length;
  }
  if (project.type === "breeding") {
    return animals.filter(
      ({ icons }) => (icons as string[]).includes(project.icon) && icons.some((icon) => zoo.partner_zoos.includes(icon)),
    ).length;
  }
  return zoo.icons[project.icon] ?? 0;
}

export const neededFor = (project: Project, level: Level): number =>
  level.need || (project.type === "release" || project.type === "breeding" ? 1 : 0);

// --- standing effects of others ---

export interface Reminder {
  seat: number;
  sponsor: string;
  icon: string;
  bonus: Bonus;
}

/** The lines of a sponsor that wait for icons in any zoo: "bird: money 3". */
const waitingFor = (sponsor: string): string[] =>
  (box.sponsors[sponsor] as unknown as { any_zoo?: string[] } | undefined)?.any_zoo ?? [];

/** What sponsors in other zoos would earn from icons that come into a zoo. */
export function remindersFor(view: View, seat: number, icons: string[]): Reminder[] {
  return view.zoos
    .filter((zoo) => zoo.seat !== seat)
    .flatMap((zoo) =>
      zoo.sponsors.flatMap((sponsor) =>
        waitingFor(sponsor).flatMap((line) => {
          const [icon, gain] = line.split(": ");
          const times = icons.filter((each) => each === icon).length;
          const { kind, amount } = bonusOf(gain);
          return times ? [{ seat: zoo.seat, sponsor, icon, bonus: { kind, amount: amount * times, income: false } }] : [];
        }),
      ),
    );
}

/** The icons that a card, a partner zoo or a university would bring. */
export function iconsOf(key: string): string[] {
  if ((CONTINENTS as readonly string[]).includes(key)) return [key];
  const card = cardOf(key);
  return card ? iconsOn(card) : (box.universities[key]?.icons ?? []);
}
