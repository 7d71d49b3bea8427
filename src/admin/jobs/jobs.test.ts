import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { jobTitles } from '#admin/locales/en-jobs.ts'
import { listFailingJobs } from '#platform/jobs/failing-job-db.server.ts'
import { heartbeatName } from '#platform/jobs/worker-heartbeat.server.ts'
import { listFailedEmails } from '#platform/mail/outbox-db.server.ts'
import { jobHandlers } from '#server/worker.ts'
import { countRefusal } from '#shop/orders/webhook-refusal-db.server.ts'
import { actorOf, anOrder, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { findAlarms } from './alarms.server.ts'
import { discardFailingJob, retryFailingJob } from './change-job.server.ts'
import { findHealth } from './health.server.ts'
import { findSubjects } from './job-subjects-db.server.ts'

async function aFailingJob(world: World, { attempts = 3, payload = {}, isRunning = false } = {}): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.add_job('order-paid:open-cases',
    ${JSON.stringify(payload)}::json, max_attempts => 25)`.execute(world.db)
  const id = rows[0]?.id ?? ''
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'lock timeout',
    locked_at = ${isRunning ? new Date() : null}, locked_by = ${isRunning ? 'w' : null}
    where id = ${id}::bigint`.execute(world.db)
  return id
}

test('every job has a title', () => {
  const names = jobHandlers.map(({ name }) => name).filter((name) => !name.startsWith('event:'))
  expect(names.filter((name) => !jobTitles[name])).toEqual([])
  expect(Object.keys(jobTitles).filter((name) => !names.includes(name))).toEqual([])
})

describe('failing jobs', () => {
  test('are listed with what they belong to, those given up first', async () => {
    const world = await newWorld()
    const order = await anOrder(world)
    await sql`select graphile_worker.add_job('send-letter')`.execute(world.db)
    const retried = await aFailingJob(world, { payload: { orderId: order.id } })
    const givenUp = await aFailingJob(world, { attempts: 25 })
    const jobs = await listFailingJobs(world.db)
    expect(jobs.map(({ id, isGivenUp }) => [id, isGivenUp])).toEqual([
      [givenUp, true],
      [retried, false],
    ])
    expect(await findSubjects(world.db, jobs[1]?.payload ?? {})).toEqual([
      { kind: 'order', id: order.id, label: String(order.number), hasCase: false },
    ])
    expect(await findSubjects(world.db, { orderId: 'x', emailId: crypto.randomUUID(), other: 1 })).toEqual([])
  })

  test('run again on request, with all their attempts', async () => {
    const world = await newWorld()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    const id = await aFailingJob(world, { attempts: 25 })
    expect(await retryFailingJob(world, owner, id)).toEqual({ ok: true })
    const { rows } = await sql`select attempts, run_at <= now() as due from graphile_worker.jobs`.execute(world.db)
    expect(rows).toEqual([{ attempts: 0, due: true }])
    expect(await listAuditActions(world)).toContain('job.retried')
    expect(await retryFailingJob(world, owner, id)).toEqual({ ok: false, reason: 'gone' })
  })

  test('are discarded with a reason, once', async () => {
    const world = await newWorld()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    const id = await aFailingJob(world)
    expect(await discardFailingJob(world, owner, { id, reason: ' x ' })).toEqual({ ok: false, reason: 'no-reason' })
    const reason = 'The address has a typing error'
    const both = await Promise.all([1, 2].map(() => discardFailingJob(world, owner, { id, reason })))
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await listFailingJobs(world.db)).toEqual([])
    expect((await listAuditActions(world)).filter((action) => action === 'job.discarded')).toHaveLength(1)
  })

  test('cannot be changed while they run', async () => {
    const world = await newWorld()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    const id = await aFailingJob(world, { isRunning: true })
    expect(await retryFailingJob(world, owner, id)).toEqual({ ok: false, reason: 'gone' })
    expect(await discardFailingJob(world, owner, { id, reason: 'in vain' })).toEqual({ ok: false, reason: 'gone' })
    for (const other of ['x', '0', '-1'])
      expect(await retryFailingJob(world, owner, other)).toEqual({ ok: false, reason: 'gone' })
  })
})

describe('alarms', () => {
  test('without a worker, one says how many jobs wait', async () => {
    const world = await newWorld()
    await sql`select graphile_worker.add_job('send-letter')`.execute(world.db)
    expect(await findAlarms(world)).toEqual([{ kind: 'no-worker', waiting: 1 }])
    expect(await findAlarms({ ...world, isQuiet: true })).toEqual([])
  })

  test('refused payment events are counted by reason, until one is accepted', async () => {
    const world = await newWorld()
    const at = new Date('2026-11-22T10:00:00Z')
    const now = () => new Date('2026-11-23T10:00:00Z')
    for (const event of ['evt_1', 'evt_2', null]) await countRefusal(world.db, 'bad-signature', { at, event })
    const refused = { kind: 'refused', count: 3, since: at, reason: 'bad-signature' }
    expect(await findAlarms({ ...world, now })).toContainEqual(refused)
    const health = await findHealth({ ...world, now })
    expect(health.find(({ item }) => item === 'webhooks')).toMatchObject({ kind: 'warn', text: '3 refused' })
    await world.db
      .insertInto('paymentEvents')
      .values({ provider: 'stripe', eventId: 'evt_3', type: 'x', outcome: 'settled', receivedAt: now() })
      .execute()
    expect(await findAlarms({ ...world, now })).not.toContainEqual(refused)
  })
})

describe('delayed emails', () => {
  const queued = { textBody: '', htmlBody: '', state: 'queued', attempts: 0 }
  const insert = (world: World, minutes: number, lastError: string | null) =>
    world.db
      .insertInto('emails')
      .values({
        ...queued,
        eventKey: crypto.randomUUID(),
        toAddress: 'client@example.org',
        subject: 'Your order',
        lastError,
        createdAt: new Date(Date.now() - minutes * 60_000),
      })
      .execute()

  test('raise an alarm with the error, which waits for two minutes and for a worker', async () => {
    const world = await newWorld()
    await insert(world, 1, 'connect ECONNREFUSED')
    await insert(world, 9, null)
    const worker = new pg.Client({ connectionString: world.databaseUrl, application_name: heartbeatName })
    await worker.connect()
    expect(await findAlarms(world)).toEqual([])
    await insert(world, 3, 'greeting never received')
    await insert(world, 2.5, 'connect ECONNREFUSED')
    const delay = { count: 2, since: expect.any(Date), error: 'connect ECONNREFUSED' }
    expect(await findAlarms(world)).toEqual([{ kind: 'emails', delay }])
    expect((await findHealth(world)).find(({ item }) => item === 'emails')).toMatchObject({ kind: 'warn' })
    await worker.end()
    await expect.poll(() => findAlarms(world)).toEqual([{ kind: 'no-worker', waiting: 0 }])
  })
})

test('failed emails are listed with address and error, newest first', async () => {
  const world = await newWorld()
  const email = { subject: 'Your order', textBody: '', htmlBody: '', attempts: 1 }
  const rows = [
    { toAddress: 'old@example.org', state: 'failed', lastError: '550 no such user', createdAt: new Date('2026-11-20') },
    { toAddress: 'new@example.org', state: 'failed', lastError: '552 full', createdAt: new Date('2026-11-21') },
    { toAddress: 'sent@example.org', state: 'sent', lastError: null, createdAt: new Date('2026-11-21') },
  ]
  const values = rows.map((row) => ({ ...email, ...row, eventKey: crypto.randomUUID() }))
  await world.db.insertInto('emails').values(values).execute()
  const failed = await listFailedEmails(world.db)
  expect(failed.map(({ toAddress, lastError }) => [toAddress, lastError])).toEqual([
    ['new@example.org', '552 full'],
    ['old@example.org', '550 no such user'],
  ])
})

test('the health list names problems first and claims nothing unknown', async () => {
  const world = await newWorld()
  const lines = await findHealth(world)
  expect(lines[0]).toMatchObject({ item: 'worker', kind: 'bad' })
  expect(lines.find(({ item }) => item === 'scanner')).toMatchObject({ kind: 'off' })
  expect(lines.find(({ item }) => item === 'backup')?.note).toContain('no good backup')
})
