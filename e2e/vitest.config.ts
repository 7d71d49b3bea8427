import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/product.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // One patience for all that journeys wait for: that of the browser (`browser.ts`), and not the second that is usual here.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    // A machine at its limits may be late once; script/test names every journey that needed its second try.
    retry: 1,
  },
})
