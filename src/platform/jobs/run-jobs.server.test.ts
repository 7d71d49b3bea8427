import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openPool } from '#platform/db/database.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { databaseUrl, onServer } from '#test/database.ts'
import { runsTable, slowJob, slowJobHandler } from '#test/jobs/a-slow-job.ts'
import { hastyTimes } from '#test/jobs/hasty-times.ts'
import { endChild, startWorkerChild } from '#test/jobs/start-worker-child.ts'
import { newWorld, type World } from '#test/world.ts'
import { byName, defineJob, enqueue, handleJob, type JobHandler } from './jobs.server.ts'
import { type JobWorker, runJobs } from './run-jobs.server.ts'

async function aWorldWithRuns(): Promise<World> {
  const world = await newWorld()
  await onServer(world.ownerUrl, runsTable)
  return world
}

function startWorker(world: World, handlers: JobHandler<World>[] = [slowJobHandler]): JobWorker {
  const worker = runJobs(world, handlers, { times: hastyTimes })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= worker.stop())
  onTestFinished(stop)
  return { ...worker, stop }
}

async function runsOf(world: World, state: 'begun' | 'done'): Promise<string[]> {
  const { rows } = await world.pool.query('select name from runs where state = $1 order by at', [state])
  return rows.map(({ name }) => name)
}

async function locked(world: World): Promise<number> {
  return (await world.pool.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount ?? 0
}

const asServer = ({ databaseUrl: url }: World) => databaseUrl(inject('serverUrl'), new URL(url).pathname.slice(1))

const soon = { timeout: 9_000, interval: 50 }

describe('startup', () => {
  test('duplicate handlers of a job are refused at startup', () => {
    expect(() => byName([slowJobHandler, slowJobHandler])).toThrow('Two handlers are registered for the job slow')
  })

  test('a worker whose first polls fail recovers once the queue is readable', async () => {
    const world = await aWorldWithRuns()
    await onServer(world.ownerUrl, 'alter table graphile_worker._private_tasks rename to elsewhere')
    const worker = startWorker(world)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(worker.state().queues).toEqual({ own: 'not well' })
    await onServer(world.ownerUrl, 'alter table graphile_worker.elsewhere rename to _private_tasks')
    await enqueue(world.db, slowJob, { name: 'a', milliseconds: 0 })
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toEqual(['a']), soon)
    expect(worker.state()).toMatchObject({ queues: { own: 'well' }, restarts: expect.toSatisfy((times) => times > 0) })
  })
})

describe('crashes and lost connections', () => {
  test("a killed worker's job is run again, without disturbing the jobs of a living one", async () => {
    const world = await aWorldWithRuns()
    await enqueue(world.db, slowJob, { name: 'killed', milliseconds: 1_000 })
    const child = startWorkerChild(world.databaseUrl)
    await vi.waitFor(async () => expect(await runsOf(world, 'begun')).toEqual(['killed']), soon)
    await endChild(child, 'SIGKILL')
    await enqueue(world.db, slowJob, { name: 'living', milliseconds: 2_500 })
    startWorker(world)
    // The two jobs may finish in either order, depending on machine load, so the names are sorted.
    await vi.waitFor(async () => expect((await runsOf(world, 'done')).toSorted()).toEqual(['killed', 'living']), soon)
    expect((await runsOf(world, 'begun')).toSorted()).toEqual(['killed', 'killed', 'living'])
    expect(await locked(world)).toBe(0)
  })

  test('a job replaced while running is neither repeated nor left over when its worker dies', async () => {
    const world = await aWorldWithRuns()
    await enqueue(world.db, slowJob, { name: 'before', milliseconds: 5_000 }, { key: 'one' })
    const child = startWorkerChild(world.databaseUrl)
    await vi.waitFor(async () => expect(await runsOf(world, 'begun')).toEqual(['before']), soon)
    await enqueue(world.db, slowJob, { name: 'after', milliseconds: 0 }, { key: 'one', delayMs: 500 })
    await endChild(child, 'SIGKILL')
    startWorker(world)
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toEqual(['after']), soon)
    await vi.waitFor(async () => expect(await locked(world)).toBe(0), soon)
    expect((await world.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
  })

  test('a living worker that loses its heartbeat connection keeps its jobs', async () => {
    const world = await aWorldWithRuns()
    await enqueue(world.db, slowJob, { name: 'long', milliseconds: 3_000 })
    startWorkerChild(world.databaseUrl)
    await vi.waitFor(async () => expect(await runsOf(world, 'begun')).toEqual(['long']), soon)
    startWorker(world)
    for (let times = 0; times < 3; times++) {
      await onServer(
        asServer(world),
        `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'worker presence' and datname = current_database()`,
      )
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toEqual(['long']), soon)
    expect(await runsOf(world, 'begun')).toEqual(['long'])
  })

  test('a job whose poll response was lost is run later', { timeout: 40_000 }, async () => {
    const world = await aWorldWithRuns()
    const way = await startBlackHole(world.databaseUrl)
    const pool = openPool(way.url)
    onTestFinished(() => pool.end())
    const worker = startWorker({ ...world, pool })
    await vi.waitFor(() => expect(worker.state().queues).toEqual({ own: 'well' }), soon)
    await enqueue(world.db, slowJob, { name: 'handed out', milliseconds: 0 }, { delayMs: 500 })
    const blocker = new pg.Client(asServer(world))
    await blocker.connect()
    await blocker.query('begin; lock table graphile_worker._private_jobs')
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query_start > (select run_at from graphile_worker._private_jobs)`
    const isWaiting = async () => {
      await blocker.query('select pg_stat_clear_snapshot()')
      return ((await blocker.query(waiting)).rowCount ?? 0) > 0
    }
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), soon)
    way.swallow()
    await blocker.end()
    await vi.waitFor(async () => expect(await locked(world)).toBe(1), soon)
    await way.clear()
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toEqual(['handed out']), { timeout: 25_000 })
  })

  test('jobs whose results could not be saved do not stay locked', { timeout: 40_000 }, async () => {
    const world = await aWorldWithRuns()
    const way = await startBlackHole(world.databaseUrl)
    const pool = openPool(way.url)
    onTestFinished(() => pool.end())
    for (const milliseconds of [800, 1_400]) await enqueue(world.db, slowJob, { name: 'a', milliseconds })
    startWorker({ ...world, pool }, [
      handleJob(slowJob, (_services, payload) => slowJobHandler.run(world, payload, '')),
    ])
    await vi.waitFor(async () => expect(await runsOf(world, 'begun')).toHaveLength(2), soon)
    await way.refuse()
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toHaveLength(2), soon)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await way.clear()
    const left = async () => (await world.pool.query('select 1 from graphile_worker.jobs')).rowCount
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000, interval: 200 })
  })
})

describe('shutdown and queues', () => {
  test('a stopping worker finishes its running jobs and leaves none locked', async () => {
    const world = await aWorldWithRuns()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await enqueue(world.db, slowJob, { name, milliseconds: 700 })
    const worker = startWorker(world)
    await vi.waitFor(async () => expect(await runsOf(world, 'begun')).toHaveLength(4), soon)
    await worker.stop()
    expect(await runsOf(world, 'done')).toHaveLength(4)
    expect(await locked(world)).toBe(0)
    expect((await world.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(2)
  })

  test('a hanging external service blocks only its own queue', async () => {
    const world = await aWorldWithRuns()
    const email = defineJob('letter', z.unknown())
    const hanging = Promise.withResolvers<void>()
    const handlers = [slowJobHandler, handleJob(email, () => hanging.promise, 'mail')]
    for (let number = 0; number < 10; number++) await enqueue(world.db, email, {})
    startWorker(world, handlers)
    await vi.waitFor(async () => expect(await locked(world)).toBe(2), soon)
    await enqueue(world.db, slowJob, { name: 'case', milliseconds: 0 })
    await vi.waitFor(async () => expect(await runsOf(world, 'done')).toEqual(['case']), { timeout: 1_500 })
    hanging.resolve()
  })
})
