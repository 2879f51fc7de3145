import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** tests/web writes down what Python says and computes, and has it compared with what we do. */
const { NIGHTCAP_SAID, NIGHTCAP_BOOKS, NIGHTCAP_TYPED } = process.env;
const compared = [
  NIGHTCAP_SAID && "speaker.as-python",
  NIGHTCAP_BOOKS && "check.as-python",
  NIGHTCAP_TYPED && "code.as-python",
];
const tests = `src/**/${compared.find(Boolean) ?? "*.test"}.ts`;

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
  // no test depends on how fast a machine is: this only ends what hangs
  test: { environment: "happy-dom", include: [tests], pool: "threads", testTimeout: 120_000 },
});
