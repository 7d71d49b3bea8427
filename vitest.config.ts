import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'content/**/*.test.ts', 'script/**/*.test.ts'],
    globalSetup: ['test/database.ts'],
    // Sets up `company()` as on a server. Outside requests it returns the company details of the seed data.
    setupFiles: ['test/firm.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // Test files share loaded modules, whose state belongs to a database. Reloading them would take a third of the run.
    isolate: false,
    css: true,
  },
})
