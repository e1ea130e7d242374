// Fail on lines that do not fit beside each other on a screen; Biome breaks code, but no texts.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LONGEST = 140;
const GENERATED = /lib\/protocol\.ts$|box\.json$/;
const WEB = fileURLToPath(new URL("..", import.meta.url));

const found = globSync("{src,tests,scripts}/**/*.{ts,mjs,js,svelte,css}", { cwd: WEB })
  .filter((file) => !GENERATED.test(file))
  .sort()
  .flatMap((file) =>
    readFileSync(`${WEB}${file}`, "utf8")
      .split("\n")
      .flatMap((line, number) => (line.length > LONGEST ? [`${file}:${number + 1}: ${line.length} characters`] : [])),
  );
for (const each of found) console.error(each);
if (found.length) {
  console.error(`No line is longer than ${LONGEST} characters.`);
  process.exit(1);
}
