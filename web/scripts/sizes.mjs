// Print what each page weighs, compressed, and fail when one outgrows its limit; icons and fonts are apart.
// A page is everything it loads: its own code and style, and what these import.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { partsIn } from "./games.mjs";

const BUILT = fileURLToPath(new URL("../../src/menagerie/server/static", import.meta.url));
const LIMIT = 250_000;
const manifest = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8"));

const pages = { lobby: { loads: ["index.html", "src/pages/Lobby.svelte"], limit: LIMIT } };
for (const [name, { game }] of await partsIn()) {
  if (!game) continue;
  pages[name] = {
    loads: ["index.html", "src/pages/TablePage.svelte", `src/games/${name}/Table.svelte`],
    limit: game.limit ?? LIMIT,
  };
}

/** The files of an entry of the manifest and of all that it imports. */
function files(entry, seen = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no ${entry}.`);
  if (!seen.has(chunk.file)) {
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    for (const each of chunk.imports ?? []) files(each, seen);
  }
  return seen;
}

const weigh = (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;
const kilobytes = (size) => `${(size / 1000).toFixed(1).padStart(8)} kB`;
let failed = false;
for (const [page, { loads, limit }] of Object.entries(pages)) {
  const all = new Set(loads.flatMap((entry) => [...files(entry)]));
  const code = [...all].filter((file) => /\.(js|css)$/.test(file) && !/\/icons-/.test(file));
  const size = code.reduce((sum, file) => sum + weigh(file), 0);
  console.log(`${kilobytes(size)}  ${page} (limit ${limit / 1000} kB)`);
  if (size > limit) failed = true;
}
if (failed) {
  console.error("A page weighs more than its limit.");
  process.exit(1);
}
