import { expect, onTestFinished, test, vi } from 'vitest'
import { changedPages } from '#server/cache/changed-pages.server.ts'
import { newWorld } from '#test/world.ts'
import { newDayJob, pageJobs } from './jobs.server.ts'
import { listenOn } from './node-listener.server.ts'

test('every web server drops its public pages on a new day', async () => {
  const world = await newWorld()
  const received: string[][][] = [[], []]
  for (const node of received) onTestFinished(await listenOn(world.pool, [changedPages((paths) => node.push(paths))]))
  await pageJobs.find(({ name }) => name === newDayJob.name)?.run(world, {}, '1')
  await vi.waitFor(() =>
    expect(received).toEqual([
      [['*'], ['*']],
      [['*'], ['*']],
    ]),
  )
})
