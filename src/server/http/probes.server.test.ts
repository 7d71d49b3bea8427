import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { countRefusal } from '#shop/orders/webhook-refusal-db.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { probes } from './probes.server.ts'

function aWorker(notWellSeconds: number) {
  const queues = { own: notWellSeconds === 0 ? ('well' as const) : ('not well' as const) }
  return { state: () => ({ queues: queues, restarts: 2, notWellSeconds }), stop: async () => undefined }
}

type ProbeRequest = {
  worker?: ReturnType<typeof aWorker>
  draining?: boolean
  peer?: string
  headers?: Record<string, string>
}

async function ask(
  world: World,
  path: string,
  { worker, draining = false, peer = '127.0.0.1', headers }: ProbeRequest = {},
) {
  const incoming = { socket: { remoteAddress: peer } }
  return probes(world, { worker, isDraining: () => draining }).request(path, { headers }, { incoming })
}

async function readiness(world: World, options: ProbeRequest = {}) {
  const response = await ask(world, '/readyz', options)
  return { status: response.status, report: await response.json() }
}

const anOldJob = sql`select graphile_worker.add_job('x', run_at => now() - interval '90 s')`

test('a node is taken out of service only to stop, and says what is degraded', async () => {
  const world = await newWorld()
  await anOldJob.execute(world.db)
  expect(await readiness(world, { worker: aWorker(0) })).toMatchObject({
    status: 200,
    report: {
      status: 'ready',
      clockSkewMs: expect.toSatisfy((ms: number) => Math.abs(ms) < 1_000),
      worker: { queues: { own: 'well' }, oldestDueSeconds: expect.toSatisfy((s: number) => s >= 90 && s < 120) },
    },
  })
  expect(await readiness(world, { worker: aWorker(5) })).toMatchObject({ status: 200, report: { status: 'ready' } })
  expect(await readiness(world, { worker: aWorker(31) })).toMatchObject({
    status: 200,
    report: { status: 'degraded', database: true },
  })
  expect(await readiness(world, { draining: true })).toMatchObject({ status: 503, report: { status: 'draining' } })
})

test('without its database a node stays in service, degraded', async () => {
  const pool = openPool('postgres://nobody:x@127.0.0.1:1/none')
  onTestFinished(() => pool.end())
  const away = { ...(await newWorld()), pool, db: openDatabase(pool) }
  expect(await readiness(away)).toMatchObject({ status: 200, report: { status: 'degraded', database: false } })
  const metrics = await (await ask(away, '/metrics')).text()
  expect(metrics).toMatch(/orders_paid_without_case nan/i)
})

test('metrics name the age of the queue, the pool, emails and backups', async () => {
  const world = await newWorld()
  await anOldJob.execute(world.db)
  for (const event of ['evt_1', 'evt_2']) await countRefusal(world.db, 'bad-signature', { at: new Date(), event })
  const figures = await (await ask(world, '/metrics')).text()
  expect(figures).toContain('jobs_due 1')
  expect(figures).toMatch(/jobs_oldest_due_seconds (9|1\d)\d/)
  expect(figures).toMatch(/database_connections{state="idle"} \d/)
  expect(figures).toContain('emails_waiting 0')
  expect(figures).toContain('emails_delayed 0')
  expect(figures).toContain('payment_events_refused 2')
  expect(figures).toMatch(/backup_age_seconds nan/i)
  expect(figures).not.toContain('job_queue_well')
  const ofWorker = await ask(world, '/metrics', { worker: aWorker(0) })
  expect(await ofWorker.text()).toContain('job_queue_well{queue="own"} 1')
})

describe('metrics are closed', () => {
  const token = { METRICS_TOKEN: 'monitor' }
  const bearer = { Authorization: 'Bearer monitor' }
  test.each<[string, Record<string, string>, ProbeRequest, number]>([
    ['to other machines', {}, { peer: '203.0.113.9' }, 404],
    ['to what a proxy on this machine forwards', {}, { headers: { 'X-Forwarded-For': '203.0.113.9' } }, 404],
    ['to a proxy that names no client', { TRUSTED_PROXIES: '127.0.0.1' }, {}, 404],
    ['to this machine without the token', token, {}, 404],
    ['to a wrong token', token, { headers: { Authorization: 'Bearer monitoR' } }, 404],
    ['but not to this machine', {}, {}, 200],
    ['but not to the token from afar', token, { peer: '203.0.113.9', headers: bearer }, 200],
  ])('%s', async (_name, env, options, status) => {
    expect((await ask(await newWorld(env), '/metrics', options)).status).toBe(status)
  })
})
