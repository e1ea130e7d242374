// What the guide speaks of is lit by a rule of style: it stays lit however the table is drawn anew.
let sheet: CSSStyleSheet | null = null;

// The ring lies on the edge of a thing, its halo in the gap around it: neither crosses the text of a neighbour.
const RING =
  "outline: 3px solid var(--pri) !important; outline-offset: -2px !important; " +
  "box-shadow: 0 0 0 3px color-mix(in srgb, var(--pri) 35%, transparent) !important;";
const SPACE =
  "fill: color-mix(in srgb, var(--pri) 12%, transparent) !important; stroke: var(--pri) !important; " +
  "stroke-width: 5px !important; stroke-linejoin: round;";
// A part of the tracks has no room of its own around it.
const PART = `${RING} outline-offset: 2px !important; box-shadow: none !important; border-radius: 4px;`;
// On a phone what is lit scrolls clear of the bars at both ends.
const CLEAR = "scroll-margin: 130px 0 150px;";

/** Light some things of a table, which is found by its class, and nothing else. */
export function light(table: string, selectors: readonly string[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const rule = (chosen: string[], style: string): string =>
    chosen.length ? `${table} :is(${chosen.join(", ")}) { ${style} ${CLEAR} }` : "";
  const spaces = selectors.filter((selector) => selector.includes("polygon"));
  const parts = selectors.filter((selector) => selector.startsWith(".tracks"));
  const things = selectors.filter((selector) => !spaces.includes(selector) && !parts.includes(selector));
  sheet.replaceSync([rule(things, RING), rule(parts, PART), rule(spaces, SPACE)].join("\n"));
}

/** The first of the lit things that can be seen. */
export function firstLit(table: string, selectors: readonly string[]): Element | null {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(`${table} :is(${selector})`)]);
  return found.find((each) => each.getClientRects().length > 0) ?? null;
}
