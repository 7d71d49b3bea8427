import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { byName, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { runJobs } from '#platform/jobs/run-jobs.server.ts'
import { onServer } from '#test/database.ts'
import { runsTable, slowEvent, slowEventHandlers } from '#test/jobs/a-slow-job.ts'
import { hastyTimes } from '#test/jobs/hasty-times.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { endChild, startWorkerChild } from '#test/jobs/start-worker-child.ts'
import { newWorld, type World } from '#test/world.ts'
import { defineEvent } from './event.ts'
import { dispatchOf, eventHandlers, listen, publish } from './events.server.ts'

const happened = defineEvent('happened', z.object({ name: z.string() }))
const soon = { timeout: 15_000, interval: 50 }

function aRecord() {
  const received: string[] = []
  const listener = (name: string, fails = 0) =>
    listen(happened, name, async (_: World, event) => {
      received.push(`${name}: ${event.name}`)
      if (received.filter((run) => run.startsWith(name)).length <= fails) throw new Error(`${name} failed`)
    })
  return { heard: received, listener }
}

function notify(world: World, name: string): Promise<void> {
  return world.db.transaction().execute((tx) => publish(tx, happened, { name }))
}

async function listJobs({ pool }: World): Promise<{ job: string; error: string | null }[]> {
  const { rows } = await pool.query(
    'select task_identifier as job, last_error as error from graphile_worker.jobs order by 1',
  )
  return rows
}

function startWorker(world: World, handlers: JobHandler<World>[]): void {
  const worker = runJobs(world, handlers, { times: hastyTimes })
  onTestFinished(() => worker.stop())
}

describe('delivery', () => {
  test('each listener receives an event once, and a failed listener is retried alone', {
    timeout: 20_000,
  }, async () => {
    const world = await newWorld()
    const { heard: received, listener } = aRecord()
    startWorker(world, eventHandlers([happened], [listener('fails', 1), listener('works')]))
    await notify(world, 'a')
    await vi.waitFor(() => expect(received.toSorted()).toEqual(['fails: a', 'fails: a', 'works: a']), soon)
    await vi.waitFor(async () => expect(await listJobs(world)).toEqual([]), soon)
    expect(received).toHaveLength(3)
  })

  test('a rolled-back event is never published', async () => {
    const world = await newWorld()
    const { heard: received, listener } = aRecord()
    const change = world.db.transaction().execute(async (tx) => {
      await publish(tx, happened, { name: 'a' })
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
    await runDueJobs(world, eventHandlers([happened], [listener('hears')]), world)
    expect(received).toEqual([])
  })

  test('an event payload is validated when it is published', async () => {
    const world = await newWorld()
    const change = world.db.transaction().execute((tx) => publish(tx, happened, JSON.parse('{"name":1}')))
    await expect(change).rejects.toThrow('expected string')
    expect(await listJobs(world)).toEqual([])
  })

  test('a job of a worker killed in a listener is run by another worker', { timeout: 20_000 }, async () => {
    const world = await newWorld()
    await onServer(world.ownerUrl, runsTable)
    const runs = async () =>
      (await world.pool.query('select state from runs order by at')).rows.map(({ state }) => state)
    await world.db.transaction().execute((tx) => publish(tx, slowEvent, { name: 'slow', milliseconds: 1_500 }))
    const child = startWorkerChild(world.databaseUrl)
    await vi.waitFor(async () => expect(await runs()).toEqual(['begun']), soon)
    await endChild(child, 'SIGKILL')
    startWorker(world, slowEventHandlers)
    await vi.waitFor(async () => expect(await runs()).toEqual(['begun', 'begun', 'done']), soon)
  })

  test('an event dispatched twice after a crash is received once', async () => {
    const world = await newWorld()
    const { heard: received, listener } = aRecord()
    const handlers = eventHandlers([happened], [listener('hears')])
    const [handOn] = handlers
    for (let n = 0; n < 2; n++) await handOn?.run(world, { name: 'a' }, '17')
    await handOn?.run(world, { name: 'a' }, '18')
    expect(await listJobs(world)).toHaveLength(2)
    await runDueJobs(world, handlers, world)
    expect(received).toEqual(['hears: a', 'hears: a'])
  })
})

describe('versions and registration', () => {
  test('a listener unknown to an older build waits for a newer one', async () => {
    const world = await newWorld()
    const { heard: received, listener } = aRecord()
    const [newer, older] = [listener('newer'), listener('older')]
    await notify(world, 'a')
    const [handOn] = eventHandlers([happened], [newer, older])
    if (!handOn) throw new Error('nothing hands the event on')
    await runDueJobs(world, [handOn], world)
    await runDueJobs(world, eventHandlers([happened], [older]), world)
    expect(received).toEqual(['older: a'])
    await runDueJobs(world, eventHandlers([happened], [newer, older]), world)
    expect(received).toEqual(['older: a', 'newer: a'])
  })

  test('additional payload fields of a newer build are passed on by an older one', async () => {
    const world = await newWorld()
    const notified: unknown[] = []
    const more = defineEvent('happened', z.object({ name: z.string(), place: z.string() }))
    await world.db.transaction().execute((tx) => publish(tx, more, { name: 'a', place: 'Biel' }))
    const newer = listen(more, 'newer', async (_: World, event) => notified.push(event))
    const [handOn] = eventHandlers([happened], [{ ...newer, event: 'happened' }])
    if (!handOn) throw new Error('nothing hands the event on')
    await runDueJobs(world, [handOn], world)
    await runDueJobs(world, [newer.handler], world)
    expect(notified).toEqual([{ name: 'a', place: 'Biel' }])
  })

  test('an event with an invalid payload stays in the queue with its error', async () => {
    const world = await newWorld()
    const { heard: received, listener } = aRecord()
    const { name } = dispatchOf(happened)
    await world.pool.query(`select graphile_worker.add_job($1, '{"title":"a"}')`, [name])
    await runDueJobs(world, eventHandlers([happened], [listener('hears')]), world)
    expect(received).toEqual([])
    expect(await listJobs(world)).toEqual([
      { job: 'event:happened', error: expect.stringMatching(/event:happened was given invalid input: .*name/s) },
    ])
  })

  test('duplicate names, undefined events and events without a subscriber fail at startup', () => {
    const { listener } = aRecord()
    expect(() => eventHandlers([happened], [listener('hears'), listener('hears')])).toThrow(
      'Two listeners are called happened:hears',
    )
    expect(() => eventHandlers([happened, happened], [])).toThrow('Two events are called happened')
    expect(() => eventHandlers([], [listener('hears')])).toThrow(
      'happened:hears listens to an event that is not defined',
    )
    expect(() => eventHandlers([happened], [])).toThrow('No listener is registered for happened')
    const received = () => eventHandlers([happened], [listener('hears')])
    expect(() => byName([...received(), ...received()])).toThrow(
      'Two handlers are registered for the job event:happened',
    )
  })
})
