// What games bring to the client in games/NAME/index.ts. A part that cannot be used is one line that names its file;
// the house is built without it, and plays that game by a plain list of options.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const GAMES = fileURLToPath(new URL("../src/games", import.meta.url));
const NEEDED = { look: "object", table: "function", board: "function" };
const LOADED = /\bimport\("(\.[^"]+)"\)/g;

/** Import a part as it is now, not as it was when it was first read. */
async function read(file) {
  const { game } = await import(`${pathToFileURL(file)}?at=${statSync(file).mtimeMs}`);
  return game;
}

/** Say what a part lacks; null: nothing. */
function lack(game, file) {
  if (typeof game !== "object" || game === null) return "it lacks game";
  const lacking = Object.entries(NEEDED).filter(([key, kind]) => typeof game[key] !== kind);
  if (lacking.length) return `game lacks ${lacking.map(([key]) => key).join(", ")}`;
  const loaded = [...readFileSync(file, "utf8").matchAll(LOADED)].map(([, path]) => path);
  const gone = loaded.find((path) => !["", ".ts"].some((end) => existsSync(join(dirname(file), path + end))));
  return gone ? `there is no ${gone}` : null;
}

/** Read the part of a game: what it brings, or in one line why it cannot be used. */
export async function partOf(file) {
  if (!existsSync(file)) return { game: null, fault: `${file} is missing: the game is played by a plain list of options.` };
  try {
    const game = await read(file);
    const lacking = lack(game, file);
    if (!lacking) return { game, fault: null };
    return { game: null, fault: `${file} can't be used: ${lacking}.` };
  } catch (error) {
    const [why] = String(error).trim().split("\n");
    return { game: null, fault: `${file} can't be used: ${why.replace(/\.$/, "")}.` };
  }
}

/** Read the parts of all games, by their names: a folder with a table is a game. */
export async function partsIn(folder = GAMES) {
  const names = new Set(globSync("*/{index.ts,Table.svelte}", { cwd: folder }).map((file) => basename(dirname(file))));
  return new Map(await Promise.all([...names].sort().map(async (name) => [name, await partOf(join(folder, name, "index.ts"))])));
}

/** Tell of parts that cannot be used, and leave them out of what is built. */
export function games(folder = GAMES) {
  return {
    name: "menagerie-games",
    async buildStart() {
      for (const { fault } of (await partsIn(folder)).values()) if (fault) this.warn(fault);
    },
    async load(id) {
      const isPart = basename(id) === "index.ts" && dirname(dirname(id)) === folder;
      return isPart && (await partOf(id)).fault ? "export const game = null;" : undefined;
    },
  };
}
