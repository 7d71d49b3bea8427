import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { type ListenTimes, listenOn } from '#server/http/node-listener.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import { changedPages, warmAfter, warmPages } from './changed-pages.server.ts'

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

test('several notifications in a row warm the pages once or twice', async () => {
  const calls: boolean[] = []
  const dropped = warmAfter(100, async (isAll) => void calls.push(isAll))
  for (let times = 0; times < 6; times++) {
    dropped(times === 1 ? ['*'] : ['/store'])
    await pause(30)
  }
  await pause(150)
  expect(calls.length).toBeLessThan(3)
  expect(calls[0]).toBe(true)
  dropped(['/pricing'])
  await pause(150)
  expect(calls.at(-1)).toBe(false)
})

test('only stale pages are cached again without a visitor', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  for (const path of ['/about', '/team']) await site.get(path)
  site.pages.expire(['/about'])
  expect([site.pages.size(), site.pages.stale()]).toEqual([1, ['/about']])
  await warmPages('127.0.0.1', site.port, world.log, { paths: site.pages.stale(), isAll: false })
  expect([site.pages.size(), site.pages.stale()]).toEqual([2, []])
})
