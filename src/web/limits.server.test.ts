import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#platform/db/database.server.ts'
import { newWorld } from '#test/world.ts'
import { countUse, forgetLimit, type Limit } from './limits.server.ts'

const three: Limit = { name: 'three', points: 3, seconds: 60 }
const other: Limit = { name: 'other', points: 1, seconds: 60 }

const aNode = (url: string) => {
  const pool = openPool(url, 4)
  onTestFinished(() => pool.end())
  return pool
}

test('as many uses as there are points, then none until the time is over, for each key and each limit', async () => {
  const { pool } = await newWorld()
  const use = async (key: string, limit = three) => (await countUse(pool, limit, key)).ok
  expect([await use('ana'), await use('ana'), await use('ana'), await use('ana')]).toEqual([true, true, true, false])
  expect(await use('ben')).toBe(true)
  expect(await use('ana', other)).toBe(true)
  const refused = await countUse(pool, three, 'ana')
  const seconds = refused.ok ? 0 : refused.retryAfterSeconds
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
})

test('a key counts whatever its case, and one that is longer than any column by its beginning', async () => {
  const { pool } = await newWorld()
  const use = async (key: string) => (await countUse(pool, other, key)).ok
  expect([await use('Ana@Example.COM'), await use('ana@example.com')]).toEqual([true, false])
  expect([await use('x'.repeat(5_000)), await use('x'.repeat(6_000)), await use('y'.repeat(5_000))]).toEqual([
    true,
    false,
    true,
  ])
  expect([await use('税\0'), await use('税\0')]).toEqual([true, false])
})

test('of many at once on two nodes exactly as many pass as there are points', async () => {
  const world = await newWorld()
  const nodes = [aNode(world.databaseUrl), aNode(world.databaseUrl)]
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => countUse(nodes[at % 2] ?? world.pool, three, 'ana')),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
})

test('to look costs nothing, what is given back may be used again, and what is forgotten begins anew', async () => {
  const { pool } = await newWorld()
  const use = async (points?: number) => (await countUse(pool, other, 'ana', points)).ok
  expect([await use(0), await use(0), await use(), await use(0), await use()]).toEqual([true, true, true, true, false])
  await use(-1)
  await use(-1)
  expect([await use(), await use()]).toEqual([true, false])
  await forgetLimit(pool, other, 'ANA')
  expect([await use(), await use()]).toEqual([true, false])
  await forgetLimit(pool, other, 'nobody')
})

test('a use is free again once its time is over', async () => {
  const { pool } = await newWorld()
  expect((await countUse(pool, three, 'ana', 3)).ok).toBe(true)
  expect((await countUse(pool, three, 'ana')).ok).toBe(false)
  await pool.query('update rate_limits set expire = expire - 61000')
  expect((await countUse(pool, three, 'ana')).ok).toBe(true)
})

test('without the database nobody passes unseen: the failure is thrown', async () => {
  const pool = openPool('postgres://nobody:x@127.0.0.1:1/none')
  onTestFinished(() => pool.end())
  await expect(countUse(pool, three, 'ana')).rejects.toThrow(/ECONNREFUSED/)
})
