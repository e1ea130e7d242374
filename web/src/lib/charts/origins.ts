// What brought the points of tracks, as rows of a table.
export interface Track {
  key: string;
  /** The sources that brought something to somebody: what each seat has of it. */
  rows: { key: string; amounts: number[] }[];
  totals: number[];
}

/** Lay the sources of all seats out as rows, track by track. */
export function originsOf(sources: Record<string, Record<string, number>>[]): Track[] {
  return Object.keys(sources[0] ?? {}).map((track) => {
    const rows = Object.keys(sources[0][track])
      .map((key) => ({ key, amounts: sources.map((seat) => seat[track][key]) }))
      .filter(({ amounts }) => amounts.some(Boolean));
    return {
      key: track,
      rows,
      totals: sources.map((seat) => Object.values(seat[track]).reduce((sum, amount) => sum + amount, 0)),
    };
  });
}
