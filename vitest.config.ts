import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'content/**/*.test.ts'],
    globalSetup: ['test/database.ts'],
    // As on every server, `company()` knows the firm; without a request it is that of the seed.
    setupFiles: ['test/firm.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // What modules remember of a world hangs on its database. Loading them anew for each file took a third of the run.
    isolate: false,
    css: true,
  },
})
