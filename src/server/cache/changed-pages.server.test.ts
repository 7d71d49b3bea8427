import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { type ListenTimes, listenOn } from '#server/http/node-listener.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { newWorld } from '#test/world.ts'
import { changedPages } from './changed-pages.server.ts'

const quick = { beatMs: 200, answerMs: 400, reconnectMs: 100 }

async function aListener(url: string, greatestAgeMs?: number, times: ListenTimes = quick): Promise<string[][]> {
  const pool = openPool(url, 2)
  const received: string[][] = []
  const stop = await listenOn(pool, [changedPages((paths) => received.push(paths), greatestAgeMs)], times)
  onTestFinished(async () => {
    await stop()
    await pool.end()
  })
  return received
}

test('a node with a dead connection reconnects and drops all pages', async () => {
  const world = await newWorld()
  const way = await startBlackHole(world.databaseUrl)
  const received = await aListener(way.url)
  expect(received).toEqual([['*']])
  way.swallow()
  await announceChangedPages(world.db, ['/missed'])
  way.clear()
  await vi.waitFor(() => expect(received).toEqual([['*'], ['*']]), { timeout: 3_000 })
  await announceChangedPages(world.db, ['/pricing'])
  await vi.waitFor(() => expect(received[2]).toEqual(['/pricing']), { timeout: 1_000 })
})

test('pages are dropped after their maximum age, but not while the database is unavailable', async () => {
  const world = await newWorld()
  const way = await startBlackHole(world.databaseUrl)
  const received = await aListener(way.url, 500)
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(2), { timeout: 3_000 })
  way.swallow()
  await new Promise((resolve) => setTimeout(resolve, 700))
  const before = received.length
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(received).toHaveLength(before)
})

test.each<[string, string[]]>([
  ['["/pricing","/faq"]', ['/pricing', '/faq']],
  ['["*"]', ['*']],
  ['[]', []],
  ['', ['*']],
  ['null', ['*']],
  ['"/pricing"', ['*']],
  ['{"paths":["/pricing"]}', ['*']],
  ['[1]', ['*']],
  ['[nonsense', ['*']],
])('a notification %s concerns %j', (payload, expected) => {
  const received: string[][] = []
  changedPages((paths) => received.push(paths)).heard(payload)
  expect(received).toEqual([expected])
})
