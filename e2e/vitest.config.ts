import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These slow files start first, so that none of them runs alone at the end; the others are ordered by size. */
const maxLength =
  /(accessibility.*|states|before-hydration-everywhere|questions|main-job|production|production-firm|engagement|staff-day|billing)\.e2e\.ts$/

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
    isolate: false,
    // Let `expect.poll` wait as long as the browser does (`browser.ts`); the default is one second.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    sequence: { sequencer: LongestFirst },
  },
})
