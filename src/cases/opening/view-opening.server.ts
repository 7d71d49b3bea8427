import { dispatchOf } from '#platform/events/events.server.ts'
import { type FailingJob, findJobOfOrder, findQueueState } from '#platform/jobs/failing-job-db.server.ts'
import type { Services } from '#platform/services.ts'
import { orderMayBegin, orderPaid } from '#shop/events.ts'
import { awaitsPayment, isOrderState } from '#shop/orders/order.ts'
import { findOrder } from '#shop/orders/order-db.server.ts'
import { listRefusals } from '#shop/orders/webhook-refusal-db.server.ts'
import { openingRefusal } from './case-opening.ts'

type PaymentStep = 'unpaid' | 'in-review' | 'paid' | 'may-begin' | 'refund-asked'
type JobStep = 'none' | 'no-worker' | 'waiting' | 'running' | 'failing' | 'given-up' | 'missing'
type Cause = 'locked' | 'unreachable' | 'no-buyer' | 'other'

export type OpeningStepsView = {
  payment: PaymentStep
  job: JobStep
  /** Whether payment notices were refused since the order was placed, so that its payment may be noticed late. */
  areNoticesRefused: boolean
  /** The job that opens the cases, unless it is missing. `message` is null for staff who may not change jobs. */
  details: { attempts: number; maxAttempts: number; runAt: Date; cause: Cause | null; message: string | null } | null
}

type Order = {
  id: string
  state: string
  createdAt: Date
  fulfilledAt: Date | null
  mayBeginAt: Date | null
  refundRequestedAt: Date | null
}

/** Names of the jobs by which cases are opened: the event, then its listener. */
export const openingJobs = [orderPaid, orderMayBegin].flatMap((event) => [
  dispatchOf(event).name,
  `${event.name}:open-cases`,
])

/** Why the cases of an order are not open, step by step; null once they are, and for refunded orders. */
export async function findOpeningSteps(
  { db }: Pick<Services, 'db'>,
  order: Order,
  { withMessage }: { withMessage: boolean },
): Promise<OpeningStepsView | null> {
  if (order.fulfilledAt || order.state === 'refunded') return null
  const payment = paymentStep(order)
  const { liveWorkers } = await findQueueState(db)
  const refusals = awaitsOnlinePayment(order) ? await listRefusals(db, order.createdAt) : []
  const shared = { payment, areNoticesRefused: refusals.length > 0 }
  if (openingRefusal(order)) return { ...shared, job: liveWorkers === 0 ? 'no-worker' : 'none', details: null }
  const job = await findJobOfOrder(db, openingJobs, order.id)
  if (!job) {
    // The job may have ended since the order was read.
    const isDone = (await findOrder(db, order.id))?.fulfilledAt
    return { ...shared, job: isDone ? 'running' : 'missing', details: null }
  }
  const { attempts, maxAttempts, runAt, lastError } = job
  const [message = ''] = lastError.split('\n')
  const failed = lastError === '' ? null : causeOf(lastError)
  const details = { attempts, maxAttempts, runAt, cause: failed, message: failed && withMessage ? message : null }
  return { ...shared, job: jobStep(job, liveWorkers), details }
}

function awaitsOnlinePayment({ state }: Order): boolean {
  return isOrderState(state) && awaitsPayment(state)
}

function paymentStep({ state, refundRequestedAt, mayBeginAt }: Order): PaymentStep {
  if (refundRequestedAt) return 'refund-asked'
  if (state === 'paid') return 'paid'
  if (state === 'paid_review') return 'in-review'
  return state === 'awaiting_transfer' && mayBeginAt ? 'may-begin' : 'unpaid'
}

function jobStep({ isGivenUp, isRunning, lastError }: FailingJob, liveWorkers: number): JobStep {
  if (isGivenUp) return 'given-up'
  if (liveWorkers === 0) return 'no-worker'
  if (isRunning) return 'running'
  return lastError === '' ? 'waiting' : 'failing'
}

const causes: readonly [RegExp, Cause][] = [
  [/lock timeout|deadlock|could not serialize/i, 'locked'],
  [/ECONN|ETIMEDOUT|ENOTFOUND|timed? ?out|terminat|circuit/i, 'unreachable'],
  [/neither account nor e-?mail/i, 'no-buyer'],
]

function causeOf(message: string): Cause {
  return causes.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
}
