import { expect, onTestFinished, test, vi } from 'vitest'
import { changedPages } from '#server/cache/changed-pages.server.ts'
import { listenOn } from '#server/http/node-listener.server.ts'
import { newWorld } from '#test/world.ts'
import { announceChangedPages } from './notify-db.server.ts'

test.each<[string, string[], string[]]>([
  ['few pages', ['/store', '/product/basic'], ['/store', '/product/basic']],
  ['names in any script', ['/blog/zürich', '/blog/税'], ['/blog/zürich', '/blog/税']],
  ['more pages than one notification holds', Array.from({ length: 400 }, (_, at) => `/product/number-${at}`), ['*']],
  ['few characters of many bytes', Array.from({ length: 100 }, () => `/${'税'.repeat(30)}`), ['*']],
])('%s are announced, and the transaction commits', async (_, paths, received) => {
  const world = await newWorld()
  const changed = vi.fn<(paths: string[]) => void>()
  onTestFinished(await listenOn(world.pool, [changedPages(changed)]))
  changed.mockClear()
  await world.db.transaction().execute((tx) => announceChangedPages(tx, paths))
  await vi.waitFor(() => expect(changed.mock.calls).toEqual([[received]]))
})
