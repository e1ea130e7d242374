import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { games } from "./scripts/games.mjs";
import { icons } from "./scripts/icons.mjs";

export default defineConfig({
  plugins: [svelte(), icons(), games()],
  build: {
    outDir: "../src/menagerie/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What every page stands on is one file: the frame and all that it imports.
        codeSplitting: {
          groups: [
            { name: "icons", test: /virtual:icons/, priority: 1 },
            { name: "house", test: /src\/App\.svelte$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
