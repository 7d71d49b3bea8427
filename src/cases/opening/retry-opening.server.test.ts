import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { publish } from '#platform/events/events.server.ts'
import { heartbeatName } from '#platform/jobs/worker-heartbeat.server.ts'
import { jobHandlers } from '#server/worker.ts'
import { orderPaid } from '#shop/events.ts'
import { findOrder } from '#shop/orders/order-db.server.ts'
import { action, loader } from '#shop/orders/staff/order-page.tsx'
import { countRefusal } from '#shop/orders/webhook-refusal-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf, anOrder, aPerson, listAuditActions } from '#test/cases.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { newWorld, type World } from '#test/world.ts'
import { retryOpening } from './retry-opening.server.ts'
import { findOpeningSteps } from './view-opening.server.ts'

async function aWorldWithOrder(requested: Parameters<typeof anOrder>[1] = {}) {
  const world = await newWorld()
  const order = await anOrder(world, requested)
  return { world, orderId: order.id }
}

async function aLiveWorker({ databaseUrl }: World): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: heartbeatName })
  await client.connect()
  onTestFinished(() => client.end())
}

async function aJob(
  world: World,
  orderId: string,
  job: { attempts?: number; error?: string; isRunning?: boolean } = {},
) {
  const { attempts = 0, error = null, isRunning = false } = job
  await world.db.transaction().execute((tx) => publish(tx, orderPaid, { orderId }))
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error},
    locked_at = ${isRunning ? new Date() : null}, locked_by = ${isRunning ? 'w' : null}`.execute(world.db)
}

async function stepsOf(world: World, orderId: string, withMessage = true) {
  const order = await findOrder(world.db, orderId)
  if (!order) throw new Error('The order is gone')
  return findOpeningSteps(world, order, { withMessage })
}

const countCases = async ({ db }: World) => (await db.selectFrom('cases').select('id').execute()).length

describe('why no case is open', () => {
  test.each([
    [{}, 'waiting', null],
    [{ isRunning: true }, 'running', null],
    [{ attempts: 3, error: 'canceling statement due to lock timeout\n  at x' }, 'failing', 'locked'],
    [{ attempts: 3, error: 'connect ECONNREFUSED' }, 'failing', 'unreachable'],
    [{ attempts: 25, error: 'odd' }, 'given-up', 'other'],
  ] as const)('of a paid order with a job %j: %s (%s)', async (job, step, cause) => {
    const { world, orderId } = await aWorldWithOrder()
    await aLiveWorker(world)
    await aJob(world, orderId, job)
    expect(await stepsOf(world, orderId)).toMatchObject({ payment: 'paid', job: step, details: { cause } })
  })

  test('without a worker or a job, this is said; other orders and their jobs do not count', async () => {
    const { world, orderId } = await aWorldWithOrder()
    await aJob(world, orderId)
    expect(await stepsOf(world, orderId)).toMatchObject({ payment: 'paid', job: 'no-worker' })
    const other = await anOrder(world)
    expect(await stepsOf(world, other.id)).toMatchObject({ payment: 'paid', job: 'missing', details: null })
  })

  test.each([
    ['paid_review', 'in-review'],
    ['pending', 'unpaid'],
    ['expired', 'unpaid'],
    ['awaiting_transfer', 'unpaid'],
  ] as const)('an order that is %s waits for its payment: %s', async (state, payment) => {
    const { world, orderId } = await aWorldWithOrder({ state })
    await aLiveWorker(world)
    expect(await stepsOf(world, orderId)).toMatchObject({ payment, job: 'none', details: null })
  })

  test('refused payment notices are named at orders that await an online payment', async () => {
    const { world, orderId } = await aWorldWithOrder({ state: 'pending' })
    expect(await stepsOf(world, orderId)).toMatchObject({ areNoticesRefused: false })
    await countRefusal(world.db, 'bad-signature', { at: new Date(Date.now() + 1000), event: null })
    expect(await stepsOf(world, orderId)).toMatchObject({ areNoticesRefused: true })
    const paid = await anOrder(world)
    expect(await stepsOf(world, paid.id)).toMatchObject({ areNoticesRefused: false })
  })

  test('the technical message is only for those who may change jobs; opened and refunded orders have no steps', async () => {
    const { world, orderId } = await aWorldWithOrder()
    await aJob(world, orderId, { attempts: 1, error: 'first line\nstack' })
    expect((await stepsOf(world, orderId))?.details?.message).toBe('first line')
    const path = { path: '/', params: { orderId } }
    const seenBy = async (role: 'adviser' | 'admin') =>
      loader(argsFor(world, await aPerson(world, { role, email: `${role}@example.com` }), path))
    expect(await seenBy('adviser')).toMatchObject({ mayRetryOpening: false, opening: { details: { message: null } } })
    expect(await seenBy('admin')).toMatchObject({
      mayRetryOpening: true,
      opening: { details: { message: 'first line' } },
    })
    await runDueJobs(world, jobHandlers, world)
    expect(await stepsOf(world, orderId)).toBeNull()
    const refunded = await anOrder(world, { state: 'refunded' })
    expect(await stepsOf(world, refunded.id)).toBeNull()
  })
})

describe('the job that opens cases', () => {
  test('given up or discarded, it runs again on request and opens each case once', async () => {
    for (const job of [{ attempts: 25, error: 'odd' }, null]) {
      const { world, orderId } = await aWorldWithOrder()
      if (job) await aJob(world, orderId, job)
      const admin = actorOf(await aPerson(world, { role: 'admin' }))
      await runDueJobs(world, jobHandlers, world)
      expect(await countCases(world)).toBe(0)
      const twice = [await retryOpening(world, admin, orderId), await retryOpening(world, admin, orderId)]
      expect(twice).toEqual([{ ok: true }, { ok: true }])
      await runDueJobs(world, jobHandlers, world)
      expect(await countCases(world)).toBe(1)
      expect(await listAuditActions(world)).toContain('order.opening-retried')
      expect(await retryOpening(world, admin, orderId)).toEqual({ ok: false, reason: 'done-before' })
    }
  })

  test('does not start again while it runs, before payment, or for an unknown order', async () => {
    const { world, orderId } = await aWorldWithOrder()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    await aJob(world, orderId, { isRunning: true })
    expect(await retryOpening(world, admin, orderId)).toEqual({ ok: false, reason: 'running' })
    const unpaid = await anOrder(world, { state: 'paid_review' })
    expect(await retryOpening(world, admin, unpaid.id)).toEqual({ ok: false, reason: 'not-paid' })
    expect(await retryOpening(world, admin, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown-order' })
  })

  test('is started from the page of the order, by admins only', async () => {
    const { world, orderId } = await aWorldWithOrder()
    const post = async (role: 'adviser' | 'admin') => {
      const person = await aPerson(world, { role, email: `${role}@example.com` })
      return outcomeOf(
        action(argsFor(world, person, { path: '/', params: { orderId }, form: { intent: 'open-cases' } })),
      )
    }
    expect(await post('adviser')).toMatchObject({ status: 403 })
    expect(await countCases(world)).toBe(0)
    expect(await post('admin')).toMatchObject({ status: 303, to: `/admin/orders/${orderId}?note=opening-retried` })
    await runDueJobs(world, jobHandlers, world)
    expect(await countCases(world)).toBe(1)
  })
})
