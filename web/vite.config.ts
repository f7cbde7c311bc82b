import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["UNDERCROFT_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 400 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node", testTimeout: 120_000 },
});
