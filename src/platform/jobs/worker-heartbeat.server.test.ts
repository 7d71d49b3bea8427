import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { circuitBreakerOf } from '#platform/db/circuit-breaker.server.ts'
import { openPool } from '#platform/db/database.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { hastyTimes } from '#test/jobs/hasty-times.ts'
import { newWorld } from '#test/world.ts'
import { openHeartbeat } from './worker-heartbeat.server.ts'

test('after an outage, the heartbeat does not wait for a connection attempt that began during it', async () => {
  const world = await newWorld()
  const way = await startBlackHole(world.databaseUrl)
  const pool = openPool(way.url)
  onTestFinished(() => pool.end())
  const timeouts = { ...hastyTimes.timeouts, connectionTimeoutMillis: 6_000 }
  const log = pino({ level: 'silent' })
  const heartbeat = openHeartbeat({ pool, name: 'worker-a', log, times: { ...hastyTimes, timeouts } })
  onTestFinished(() => heartbeat.end())
  await expect.poll(() => heartbeat.isHeld()).toBe(true)
  way.swallow()
  pool.query('select 1').catch(() => undefined)
  await expect.poll(() => circuitBreakerOf(pool)?.isOpen(), { timeout: 4_000 }).toBe(true)
  await expect.poll(() => heartbeat.isHeld(), { timeout: 8_000 }).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 800))
  await way.clear()
  await expect.poll(() => heartbeat.isHeld(), { timeout: 3_000 }).toBe(true)
}, 20_000)
