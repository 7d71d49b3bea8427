import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that look at every page take longest: begun late, one of them would run on alone. The others go by their size. */
const maxLength =
  /(accessibility.*|states|early-everywhere|questions|main-job|production|production-firm|engagement|staff-day|billing)\.e2e\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => maxLength.test(moduleId)
    return [...bySize.filter(isLong), ...bySize.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/product.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Each worker keeps its browser from file to file; every visitor has cookies, store and cache of their own.
    isolate: false,
    // One patience for all that journeys wait for: that of the browser (`browser.ts`), and not the second that is usual here.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    // A machine at its limits may be late once; script/test names every journey that needed its second try.
    retry: 1,
    sequence: { sequencer: LongestFirst },
  },
})
