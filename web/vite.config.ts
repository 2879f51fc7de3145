import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** tests/web/test_speaker.py writes down what Python says, and has it compared with what we say. */
const tests = process.env.NIGHTCAP_SAID ? "src/**/*.as-python.ts" : "src/**/*.test.ts";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "./",
  // The Python package serves this folder; see hatch_build.py.
  build: {
    outDir: "../src/nightcap/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: [tests] },
});
