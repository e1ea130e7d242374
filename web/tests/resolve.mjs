// The sources name each other without ".ts", as the bundler likes it; Node wants it said. Components and modules with
// runes are compiled as for a server, where a state is a plain value. Icons and style sheets stay away.
import { existsSync, readFileSync } from "node:fs";
import { createRequire, registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

const OF_OURS = /^\..*\/[^./]+(\.svelte)?$/;
const require = createRequire(import.meta.url);

const NO_ICONS = "data:text/javascript,export const icons = {};";
const NO_STYLE = "data:text/javascript,";

/** The compiler is large, and few tests need it. */
function compiled(filename) {
  const source = readFileSync(filename, "utf8");
  if (filename.endsWith(".svelte")) return require("svelte/compiler").compile(source, { filename, generate: "server" }).js.code;
  const stripped = stripTypeScriptTypes(source, { mode: "transform" });
  if (!filename.endsWith(".svelte.ts")) return stripped;
  return require("svelte/compiler").compileModule(stripped, { filename, generate: "server" }).js.code;
}

function resolved(wanted, from) {
  if (wanted === "virtual:icons") return NO_ICONS;
  if (wanted.endsWith(".css")) return NO_STYLE;
  if (!OF_OURS.test(wanted) || from.includes("/node_modules/")) return wanted;
  const isComponent = wanted.endsWith(".svelte") && existsSync(fileURLToPath(new URL(wanted, from)));
  return isComponent ? wanted : `${wanted}.ts`;
}

registerHooks({
  resolve: (wanted, context, next) => next(resolved(wanted, context.parentURL), context),
  load: (address, context, next) => {
    if (!/\/src\/.*\.(ts|svelte)$/.test(address)) return next(address, context);
    return { format: "module", shortCircuit: true, source: compiled(fileURLToPath(address)) };
  },
});
