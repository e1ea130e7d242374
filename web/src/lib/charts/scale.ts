// Numbers to places on a drawing.

/** Round steps that cover a range of numbers: 0, 5, 10, … */
export function ticks(lowest: number, highest: number, wanted: number): number[] {
  const step = roundStep(Math.max(1, highest - lowest) / wanted);
  const first = Math.floor(lowest / step) * step;
  const last = Math.ceil(highest / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The least of 1, 2, 5, 10, 20, … that is no less than this. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= Math.max(1, rough)) ?? 1;
}

/** Push labels apart until each has its height, as near as possible to where they belong. */
export function apart(places: number[], height: number, lowest: number, highest: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a] - places[b]);
  const found = [...places];
  let floor = lowest;
  for (const index of order) {
    found[index] = Math.max(found[index], floor);
    floor = found[index] + height;
  }
  let ceiling = highest;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index], ceiling);
    ceiling = found[index] - height;
  }
  return found;
}

/** A number with its sign: a real minus, and a plus where it is a gain. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number);
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
