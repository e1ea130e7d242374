// The sources name each other without ".ts", as the bundler likes it; Node wants it said. Modules with runes are compiled
// as for a server, where a state is a plain value.
import { readFileSync } from "node:fs";
import { createRequire, registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

const OF_OURS = /^\..*\/[^./]+(\.svelte)?$/;
const require = createRequire(import.meta.url);

/** The compiler is large, and few tests need it. */
function withoutRunes(source, filename) {
  const { compileModule } = require("svelte/compiler");
  return compileModule(source, { filename, generate: "server" }).js.code;
}

registerHooks({
  resolve: (wanted, context, next) => next(OF_OURS.test(wanted) ? `${wanted}.ts` : wanted, context),
  load: (address, context, next) => {
    if (!/\/src\/.*\.ts$/.test(address)) return next(address, context);
    const filename = fileURLToPath(address);
    const source = stripTypeScriptTypes(readFileSync(filename, "utf8"), { mode: "transform" });
    return {
      format: "module",
      shortCircuit: true,
      source: filename.endsWith(".svelte.ts") ? withoutRunes(source, filename) : source,
    };
  },
});
