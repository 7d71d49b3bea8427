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

test('a limit allows its number of uses per key, then refuses until its period is over', async () => {
  const { pool } = await newWorld()
  const use = async (key: string, limit = three) => (await countUse(pool, limit, key)).ok
  expect([await use('ana'), await use('ana'), await use('ana'), await use('ana')]).toEqual([true, true, true, false])
  expect(await use('ben')).toBe(true)
  expect(await use('ana', other)).toBe(true)
  const refused = await countUse(pool, three, 'ana')
  const seconds = refused.ok ? 0 : refused.retryAfterSeconds
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
})

test('keys are case-insensitive, and overlong keys are truncated', async () => {
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

test('concurrent uses on two nodes never exceed the limit', async () => {
  const world = await newWorld()
  const nodes = [aNode(world.databaseUrl), aNode(world.databaseUrl)]
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => countUse(nodes[at % 2] ?? world.pool, three, 'ana')),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
})

test('checking a limit does not count as a use, a use can be returned, and a limit can be reset', async () => {
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

test('a use expires after the period', async () => {
  const { pool } = await newWorld()
  expect((await countUse(pool, three, 'ana', 3)).ok).toBe(true)
  expect((await countUse(pool, three, 'ana')).ok).toBe(false)
  await pool.query('update rate_limits set expire = expire - 61000')
  expect((await countUse(pool, three, 'ana')).ok).toBe(true)
})

test('a limit check throws if the database is unavailable', async () => {
  const pool = openPool('postgres://nobody:x@127.0.0.1:1/none')
  onTestFinished(() => pool.end())
  await expect(countUse(pool, three, 'ana')).rejects.toThrow(/ECONNREFUSED/)
})
