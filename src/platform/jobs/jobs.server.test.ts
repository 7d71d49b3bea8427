import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onServer } from '#test/database.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { newWorld, type World } from '#test/world.ts'
import { byName, defineJob, enqueue, handleJob, readPayload, slotsOfQueue } from './jobs.server.ts'
import { findQueueFigures, freeDeadWorkers, freeOwnJobs, listDeadWorkers } from './queue-db.server.ts'
import { heartbeatKey } from './worker-heartbeat.server.ts'

const world = await newWorld({}, afterAll)
const job = defineJob('note', z.strictObject({ text: z.string().max(10) }))
const query = async (text: string) => (await world.pool.query(text)).rows
const waiting = () =>
  query('select key, task_identifier, attempts, max_attempts, run_at from graphile_worker.jobs order by id')

beforeEach(async () => {
  await onServer(world.ownerUrl, 'delete from graphile_worker._private_jobs')
})

const handlerOf = (run: (text: string) => unknown) =>
  handleJob<World, { text: string }>(job, async (_, { text }) => run(text))

describe('enqueueing in a transaction', () => {
  test('a rolled-back transaction leaves no job', async () => {
    const breaking = world.db.transaction().execute(async (tx) => {
      await enqueue(tx, job, { text: 'a' })
      throw new Error('broke off')
    })
    await expect(breaking).rejects.toThrow('broke off')
    expect(await waiting()).toEqual([])
  })

  test('an invalid payload is refused and fails the transaction', async () => {
    for (const payload of [{ text: 'x'.repeat(11) }, { text: 5 }, {}, { text: 'a', more: 1 }, null]) {
      const writing = world.db.transaction().execute((tx) => enqueue(tx, job, payload as never))
      await expect(writing).rejects.toThrow()
    }
    expect(await waiting()).toEqual([])
  })

  test('a handler receives its payload unchanged, whatever characters it contains', async () => {
    const seen: string[] = []
    for (const text of ['é😀', "'; --", '"\\n"', '$1', '{"a":1}']) await enqueue(world.db, job, { text })
    await runDueJobs(world, [handlerOf((text) => seen.push(text))], world)
    expect(seen).toEqual(['é😀', "'; --", '"\\n"', '$1', '{"a":1}'])
  })
})

describe('job keys', () => {
  test('a waiting job with the same key is replaced, one with another key is not', async () => {
    await enqueue(world.db, job, { text: 'first' }, { key: 'k' })
    await enqueue(world.db, job, { text: 'second' }, { key: 'k' })
    await enqueue(world.db, job, { text: 'other' }, { key: 'l' })
    const seen: string[] = []
    await runDueJobs(world, [handlerOf((text) => seen.push(text))], world)
    expect(seen.toSorted()).toEqual(['other', 'second'])
    expect(await waiting()).toEqual([])
  })

  test('a job enqueued again while it runs is run again', async () => {
    await enqueue(world.db, job, { text: 'first' }, { key: 'k' })
    const seen: string[] = []
    const handler = handlerOf(async (text) => {
      seen.push(text)
      if (text === 'first') await enqueue(world.db, job, { text: 'again' }, { key: 'k' })
    })
    await runDueJobs(world, [handler], world)
    expect(seen).toEqual(['first', 'again'])
    expect(await waiting()).toEqual([])
  })

  test('twenty concurrent requests with one key are one job', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => enqueue(world.db, job, { text: `${n}` }, { key: 'k' })))
    expect(await waiting()).toHaveLength(1)
  })
})

describe('schedule and retries', () => {
  test('a job scheduled for later does not run yet', async () => {
    await enqueue(world.db, job, { text: 'later' }, { delayMs: 60_000 })
    await enqueue(world.db, job, { text: 'far' }, { runAt: new Date('2100-01-01T00:00:00Z') })
    await enqueue(world.db, job, { text: 'past' }, { runAt: new Date('2000-01-01T00:00:00Z') })
    const seen: string[] = []
    await runDueJobs(world, [handlerOf((text) => seen.push(text))], world)
    expect(seen).toEqual(['past'])
    expect((await waiting()).map(({ run_at }) => run_at.getUTCFullYear()).at(-1)).toBe(2100)
  })

  test('a failed job is retried, and fails permanently after its last attempt', async () => {
    await enqueue(world.db, job, { text: 'a' }, { maxAttempts: 2 })
    const failing = handlerOf(() => Promise.reject(new Error('no')))
    await runDueJobs(world, [failing], world)
    expect(await waiting()).toMatchObject([{ attempts: 1, max_attempts: 2 }])
    expect(await findQueueFigures(world.db)).toMatchObject({ due: 0, cancelled: 0 })
    await onServer(world.ownerUrl, 'update graphile_worker._private_jobs set run_at = now()')
    expect(await findQueueFigures(world.db)).toMatchObject({ due: 1, cancelled: 0 })
    await runDueJobs(world, [failing], world)
    expect(await waiting()).toMatchObject([{ attempts: 2 }])
    expect(await findQueueFigures(world.db)).toMatchObject({ due: 0, cancelled: 1 })
    let tried = 0
    await runDueJobs(world, [handlerOf(() => tried++)], world)
    expect(tried).toBe(0)
  })

  test('a failed job does not block others', async () => {
    for (const text of ['bad', 'good', 'good']) await enqueue(world.db, job, { text })
    const seen: string[] = []
    const handler = handlerOf((text) => {
      if (text === 'bad') throw new Error('no')
      seen.push(text)
    })
    await runDueJobs(world, [handler], world)
    expect(seen).toEqual(['good', 'good'])
    expect(await waiting()).toHaveLength(1)
  })

  test('queue metrics report the number of due jobs and the age of the oldest', async () => {
    expect(await findQueueFigures(world.db)).toEqual({ due: 0, oldestDueSeconds: 0, cancelled: 0 })
    await enqueue(world.db, job, { text: 'old' }, { delayMs: -90_000 })
    await enqueue(world.db, job, { text: 'new' })
    await enqueue(world.db, job, { text: 'later' }, { delayMs: 90_000 })
    const { due, oldestDueSeconds } = await findQueueFigures(world.db)
    expect(due).toBe(2)
    expect(oldestDueSeconds).toBeGreaterThanOrEqual(90)
    expect(oldestDueSeconds).toBeLessThan(150)
  })
})

describe('dead workers', () => {
  const hold = (holder: string) =>
    onServer(
      world.ownerUrl,
      `update graphile_worker._private_jobs set locked_by = '${holder}', locked_at = now(), attempts = 1`,
    )
  const cached = async () => (await query('select 1 from graphile_worker.jobs where locked_at is not null')).length

  test('the jobs of a worker without heartbeat are released', async () => {
    await enqueue(world.db, job, { text: 'a' })
    await hold('dead')
    expect(await listDeadWorkers(world.db)).toEqual(['dead'])
    expect(await freeDeadWorkers(world.db, ['dead'])).toEqual(['dead'])
    expect(await cached()).toBe(0)
    expect(await listDeadWorkers(world.db)).toEqual([])
  })

  test('the jobs of a worker with heartbeat are not released', async () => {
    await enqueue(world.db, job, { text: 'a' })
    await hold('living')
    const client = await world.pool.connect()
    try {
      await client.query(`select pg_advisory_lock_shared(${heartbeatKey("'living'")})`)
      expect(await listDeadWorkers(world.db)).toEqual([])
      expect(await freeDeadWorkers(world.db, ['living'])).toEqual([])
      expect(await cached()).toBe(1)
      await client.query(`select pg_advisory_unlock_shared(${heartbeatKey("'living'")})`)
    } finally {
      client.release()
    }
    expect(await listDeadWorkers(world.db)).toEqual(['living'])
  })

  test('two concurrent releases free each job once and lose none', async () => {
    for (const text of ['a', 'b', 'c']) await enqueue(world.db, job, { text })
    await hold('dead')
    await Promise.all([freeDeadWorkers(world.db, ['dead']), freeDeadWorkers(world.db, ['dead'])])
    await freeDeadWorkers(world.db, ['dead'])
    const seen: string[] = []
    await runDueJobs(world, [handlerOf((text) => seen.push(text))], world)
    expect(seen.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test("a dead worker's job that was replaced while running is deleted, its other jobs are retained", async () => {
    await enqueue(world.db, job, { text: 'a' }, { key: 'k' })
    await hold('dead')
    await enqueue(world.db, job, { text: 'b' }, { key: 'k', delayMs: 60_000 })
    expect(await waiting()).toHaveLength(2)
    await freeOwnJobs(world.db, 'dead')
    expect(await waiting()).toMatchObject([{ key: 'k' }])
    await freeOwnJobs(world.db, 'other')
    expect(await waiting()).toHaveLength(1)
  })

  test('a worker releases the jobs that it locked long ago and does not know', async () => {
    for (const text of ['a', 'b', 'c']) await enqueue(world.db, job, { text })
    await hold('own')
    const [{ id: known }, { id: other }, { id: lost }] = await query('select id from graphile_worker.jobs order by id')
    expect(await freeOwnJobs(world.db, 'own', [known], 60_000)).toBe(0)
    const later = "update graphile_worker._private_jobs set locked_at = now() - interval '2 min' where id <> "
    await onServer(world.ownerUrl, `${later}${other}`)
    expect(await freeOwnJobs(world.db, 'own', [known], 60_000)).toBe(1)
    expect(await query('select id from graphile_worker.jobs where locked_at is null')).toEqual([{ id: lost }])
  })

  test('a worker name with SQL is treated as a name', async () => {
    await enqueue(world.db, job, { text: 'a' })
    const name = "x'); drop table people; --"
    await onServer(
      world.ownerUrl,
      `update graphile_worker._private_jobs set locked_by = $$${name}$$, locked_at = now()`,
    )
    expect(await listDeadWorkers(world.db)).toEqual([name])
    expect(await freeDeadWorkers(world.db, [name])).toEqual([name])
    expect((await query("select to_regclass('people') as there"))[0].there).toBe('people')
  })
})

describe('handler payloads', () => {
  test.each([null, undefined, 'text', [], {}, { text: 5 }, { text: 'x'.repeat(11) }, { text: 'a', more: 1 }])(
    'the payload %j is refused with the name of the job',
    async (payload) => {
      let ran = 0
      const handler = handlerOf(() => ran++)
      await expect(handler.run(world, payload, '1')).rejects.toThrow('The job note was given invalid input')
      expect(() => readPayload(job, payload)).toThrow('note')
      expect(ran).toBe(0)
    },
  )

  test('duplicate handlers of a job are refused, others are found by name', () => {
    const other = handleJob(defineJob('other', z.unknown()), async () => undefined, 'mail')
    expect([...byName([handlerOf(() => undefined), other]).keys()]).toEqual(['note', 'other'])
    expect(other.queue).toBe('mail')
    expect(handlerOf(() => undefined).queue).toBe('own')
    expect(() => byName([other, other])).toThrow('Two handlers are registered for the job other')
  })

  test('every queue has at least one slot', () => {
    for (const slots of Object.values(slotsOfQueue)) expect(slots).toBeGreaterThanOrEqual(1)
  })
})
