import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
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
    const opening = () => circuitBreakerOf(pool)?.unlessOpen(new Promise(() => undefined)) ?? Promise.reject()
    expect(await secondsOf(opening)).toBeLessThan(2.5)
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
    expect(circuitBreakerOf(pool)?.isOpen()).toBe(false)
    await first
  },
)

test('requests that take idle connections of a dead network do not delay the circuit breaker', async () => {
  const { way, pool } = await aWay(10)
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')))
  way.swallow()
  const queries: Promise<unknown>[] = []
  const timer = setInterval(() => queries.push(errorOf(pool.query('select 1'))), 300)
  onTestFinished(async () => {
    clearInterval(timer)
    await Promise.all(queries)
  })
  const opening = () => circuitBreakerOf(pool)?.unlessOpen(new Promise(() => undefined)) ?? Promise.reject()
  expect(await secondsOf(opening)).toBeLessThan(2.5)
})

test('the circuit breaker closes even if the clock is set back during the outage', async () => {
  const { way, pool } = await aWay()
  await way.refuse()
  await errorOf(pool.query('select 1'))
  await expect.poll(() => circuitBreakerOf(pool)?.isOpen()).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await way.clear()
  await expect.poll(() => circuitBreakerOf(pool)?.isOpen(), { timeout: 3_000 }).toBe(false)
})

test('slow queries, an exhausted pool and query errors do not open the circuit breaker', async () => {
  const { pool } = await aWay(1)
  const slow = pool.query('select pg_sleep(2.5)')
  const waits = errorOf(pool.query('select 1'))
  expect(await circuitBreakerOf(pool)?.unlessOpen(pause(2_200, 'closed'))).toBe('closed')
  await Promise.all([slow, waits])
  await errorOf(pool.query('select 1 / 0'))
  await errorOf(pool.query('no sense'))
  expect(circuitBreakerOf(pool)?.isOpen()).toBe(false)
})
