import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { findJobOfOrder, retryJob } from '#platform/jobs/failing-job-db.server.ts'
import type { Services } from '#platform/services.ts'
import { orderMayBegin, orderPaid } from '#shop/events.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { openingRefusal } from './case-opening.ts'
import { openingJobs } from './view-opening.server.ts'

export type RetryOpeningOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'unknown-order' | 'done-before' | 'not-paid' | 'running' }

/** Runs the job that opens an order's cases again at once. Creates it again if it was discarded. */
export async function retryOpening(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  orderId: string,
): Promise<RetryOpeningOutcome> {
  return db.transaction().execute(async (tx): Promise<RetryOpeningOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    const event = { action: 'order.opening-retried', object: { type: 'order', id: orderId } } as const
    if (!may(actor.person, 'settings.write')) {
      await recordAudit(tx, actor, { ...event, outcome: 'denied' })
      return { ok: false, reason: 'forbidden' }
    }
    const refusal = openingRefusal(order)
    if (refusal) return { ok: false, reason: refusal }
    const job = await findJobOfOrder(tx, openingJobs, orderId)
    if (job && !(await retryJob(tx, job.id))) return { ok: false, reason: 'running' }
    // Other listeners of the event run again, too. They are idempotent.
    if (!job) await publish(tx, order.state === 'paid' ? orderPaid : orderMayBegin, { orderId })
    await recordAudit(tx, actor, { ...event, detail: { number: order.number, job: job?.name ?? null } })
    return { ok: true }
  })
}
