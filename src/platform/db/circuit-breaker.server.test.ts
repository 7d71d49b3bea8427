import { expect, onTestFinished, test } from 'vitest'
import { startBlackHole } from '#test/black-hole.ts'
import { newWorld } from '#test/world.ts'
import { circuitBreakerOf } from './circuit-breaker.server.ts'
import { openPool } from './database.server.ts'
import { databaseTrouble } from './database-trouble.server.ts'

async function aWay(max = 3) {
  const world = await newWorld()
  const way = await startBlackHole(world.databaseUrl)
  const pool = openPool(way.url, max)
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  return { way, pool }
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1_000
}

test.each(['swallowed', 'refused'] as const)(
  'the circuit breaker opens within two seconds of a %s connection and closes on recovery',
  async (manner) => {
    const { way, pool } = await aWay()
    if (manner === 'swallowed') way.swallow()
    else await way.refuse()
    const first = errorOf(pool.query('select 1'))
    const { signal } = new AbortController()
    expect(await secondsOf(() => circuitBreakerOf(pool)?.begins(signal) ?? Promise.reject())).toBeLessThan(2.5)
    for (let times = 0; times < 3; times++) {
      const problem = { error: null as unknown }
      const seconds = await secondsOf(async () => {
        problem.error = await errorOf(pool.query('select 1'))
      })
      expect(databaseTrouble(problem.error)).toBe('unreachable')
      expect(seconds).toBeLessThan(1.5)
    }
    await way.clear()
    await expect.poll(() => errorOf(pool.query('select 1')), { timeout: 3_000 }).toBeNull()
    expect(circuitBreakerOf(pool)?.reason()).toBeNull()
    await first
  },
)

test('slow queries, an exhausted pool and query errors do not open the circuit breaker', async () => {
  const { pool } = await aWay(1)
  const slow = pool.query('select pg_sleep(2.5)')
  const ending = AbortSignal.timeout(2_200)
  const waits = errorOf(pool.query('select 1'))
  await circuitBreakerOf(pool)?.begins(ending)
  expect(ending.aborted).toBe(true)
  await Promise.all([slow, waits])
  await errorOf(pool.query('select 1 / 0'))
  await errorOf(pool.query('no sense'))
  expect(circuitBreakerOf(pool)?.reason()).toBeNull()
})
