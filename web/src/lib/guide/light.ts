// What the guide speaks of is lit by a rule of style: it stays lit however the table is drawn anew.
let sheet: CSSStyleSheet | null = null;

const GLOW = "box-shadow: var(--glow) !important;";
const SPACE =
  "fill: color-mix(in srgb, var(--pri) 22%, transparent) !important; " +
  "stroke: color-mix(in srgb, var(--pri) 60%, transparent) !important; stroke-width: 6px !important; stroke-linejoin: round; " +
  "filter: drop-shadow(0 0 5px var(--pri));";
// A part of the tracks has no room of its own around it.
const PART =
  "outline: 4px solid color-mix(in srgb, var(--pri) 45%, transparent) !important; outline-offset: 1px !important; " +
  "border-radius: 4px;";
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
  sheet.replaceSync([rule(things, GLOW), rule(parts, PART), rule(spaces, SPACE)].join("\n"));
}

/** The first of the lit things that can be seen. */
export function firstLit(table: string, selectors: readonly string[]): Element | null {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(`${table} :is(${selector})`)]);
  return found.find((each) => each.getClientRects().length > 0) ?? null;
}
