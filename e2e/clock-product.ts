import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, inject } from 'vitest'
import { startOwn } from './product.ts'

/** A separate server for one test file, with a clock that can be advanced; removed when the file ends. */
export function aProductWithClock(): { baseUrl(): string; waitUntil(instant: Date): Promise<void> } {
  let started: Awaited<ReturnType<typeof startOwn>> | undefined
  let folder = ''
  const file = () => join(folder, 'ahead')
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clock-'))
    await writeFile(file(), '0')
    const clock = pathToFileURL(resolve('e2e/clock.ts')).href
    const notified = { CLOCK_FILE: file(), NODE_OPTIONS: `--import=${clock}` }
    started = await startOwn(200 + Number(process.env.VITEST_POOL_ID), inject('beginning'), notified)
  })
  afterAll(async () => {
    await started?.end()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    baseUrl: () => {
      if (!started) throw new Error('The product is not started yet.')
      return started.own.baseUrl
    },
    waitUntil: async (instant) => {
      await writeFile(file(), String(instant.getTime() - Date.now()))
      await new Promise((done) => setTimeout(done, 500))
    },
  }
}
