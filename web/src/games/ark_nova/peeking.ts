/** Where a large card is laid beside what it belongs to: whole, never over it, and not over what is to be chosen from. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 8;
const RAISED = 40;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Of the places beside it and beside the row it lies in, the one that covers the fewest choices; the first of several. */
export function placeFor(
  beside: Box,
  row: Box | null,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  choices: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const sides = (box: Box): { left: number; top: number }[] => [
    { left: box.right + MARGIN, top: within(beside.top - RAISED, screen.height - height) },
    { left: box.left - MARGIN - width, top: within(beside.top - RAISED, screen.height - height) },
  ];
  const ends = (box: Box): { left: number; top: number }[] => [
    { left: within(beside.left, screen.width - width), top: box.top - MARGIN - height },
    { left: within(beside.left, screen.width - width), top: box.bottom + MARGIN },
  ];
  const places = [...sides(beside), ...(row ? [...sides(row), ...ends(row)] : [])].filter(
    ({ left, top }) => left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height,
  );
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return choices.filter((choice) => overlaps(box, choice)).length;
  };
  const fallback = { left: MARGIN, top: within(beside.top - RAISED, screen.height - height) };
  return (
    places.reduce<{ left: number; top: number; covers: number } | null>((best, place) => {
      const covers = covered(place);
      return best === null || covers < best.covers ? { ...place, covers } : best;
    }, null) ?? fallback
  );
}
