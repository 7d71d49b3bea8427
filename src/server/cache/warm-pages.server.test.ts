import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import { warmAfter, warmPages } from './changed-pages.server.ts'

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
