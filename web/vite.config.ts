import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The build goes straight into the Python package; `kemet serve` ships it. Texts are read from the package too.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      "@": new URL("src", import.meta.url).pathname,
      "@texts": new URL("../src/kemet/text", import.meta.url).pathname,
    },
  },
  build: {
    outDir: "../src/kemet/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["KEMET_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  // A busy machine may take long for a page that is drawn in an instant elsewhere.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
