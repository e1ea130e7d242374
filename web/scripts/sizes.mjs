// Print what the client weighs, compressed, and fail when the code outgrows its limit; icons and fonts are apart.
// `npm run sizes -- --each` lists every file of the code.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 400_000;
const BUILT = fileURLToPath(new URL("../../src/menagerie/server/static/assets", import.meta.url));

const sums = { code: 0, icons: 0, fonts: 0, other: 0 };
for (const name of readdirSync(BUILT).sort()) {
  const content = readFileSync(join(BUILT, name));
  const size = name.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length;
  const kind = name.startsWith("icons-") ? "icons" : /\.(js|css|html)$/.test(name) ? "code" : name.endsWith(".woff2") ? "fonts" : "other";
  sums[kind] += size;
  if (kind === "code" && process.argv.includes("--each")) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${name}`);
}
for (const [kind, size] of Object.entries(sums)) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${kind} in all`);
if (sums.code > LIMIT) {
  console.error(`The code weighs more than ${LIMIT / 1000} kB compressed.`);
  process.exit(1);
}
