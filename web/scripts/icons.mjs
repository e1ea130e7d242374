// The module virtual:icons holds the drawings of the icons that the sources name ("gi:truck"), and no others.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:icons";
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const SETS = { gi: "game-icons", ff: "fluent-emoji-flat", lu: "lucide" };
const OWN = fileURLToPath(new URL("own_icons.json", import.meta.url)); // me: drawn for this house
const NAME = /["'`](gi|ff|lu|me):([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;
const require = createRequire(import.meta.url);

/** The icons that are named, each with a file that does. */
function used() {
  const names = new Map();
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [, set, name] of readFileSync(file, "utf8").matchAll(NAME)) names.set(`${set}:${name}`, file);
  }
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1));
}

const loaded = {};

function drawing(full, file) {
  const [set, name] = full.split(":");
  const from = set === "me" ? OWN : require.resolve(`@iconify-json/${SETS[set]}/icons.json`);
  loaded[set] ??= JSON.parse(readFileSync(from, "utf8"));
  const { icons, aliases = {}, width = 16, height = 16 } = loaded[set];
  let icon = icons[name];
  if (!icon && aliases[name]) icon = { ...icons[aliases[name].parent], ...aliases[name] };
  if (!icon) throw new Error(`there is no icon ${full}, which ${file} names`);
  return [icon.body, icon.width ?? width, icon.height ?? height];
}

export function icons() {
  return {
    name: "menagerie-icons",
    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const all = Object.fromEntries(used().map(([name, file]) => [name, drawing(name, file)]));
      return `export const icons = ${JSON.stringify(all)};`;
    },
    handleHotUpdate({ server }) {
      const module = server.moduleGraph.getModuleById(`\0${MODULE}`);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
