// The sources name each other without ".ts", as the bundler likes it; Node wants it said.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (wanted, context, next) => next(/^\.{1,2}\/[^.]+$/.test(wanted) ? `${wanted}.ts` : wanted, context),
});
