/** The things of every table with trucks, as the server shows them, and how they are written. */
export interface TruckView {
  number: number;
  places: number;
  tiles: string[];
  taken_by: number | null;
}

/** What every table of the family shows. */
export interface MiddleView {
  round: number;
  last_round: boolean;
  over: boolean;
  current: number | null;
  next: number | null;
  main_pile: number;
  end_pile: number;
  unseen: Record<string, number>;
  in_hand: string | null;
  species: string[];
  offspring: Record<string, number>;
  trucks: TruckView[];
}

/** How a tile looks and is called. */
export interface Face {
  name: string;
  icon: string;
  /** Its colour, as a value of style. */
  tint: string;
  /** A symbol in its corner, and in which tone; null: none. */
  mark: string | null;
  tone: string;
  bred: boolean;
  offspring: boolean;
  /** A drawing of one colour is a little smaller than a picture. */
  emblem: boolean;
}

export const withoutBred = (tile: string): string => tile.replace(/-bred$/, "");

export const total = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** A number of points with a proper minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Whether points are gained or lost, as a tone. */
export const toneOf = (points: number): "gain" | "loss" | "even" => (points > 0 ? "gain" : points < 0 ? "loss" : "even");

/** What is gained or lost. */
export const change = (points: number): string => (points > 0 ? `+${points}` : signed(points));
