import { findFirstPassword, readFirstPasswordCookie } from '#accounts/passwords/first-password.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { findInvoiceOf } from '#billing/invoices/invoice-db.server.ts'
import { isOrderHeld } from '#cases/opening/held-opening-db.server.ts'
import type { Services } from '#platform/services.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import type { checkOrder } from '#shop/orders/close-orders.server.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { findNextSteps, findQuotedCase, type NextSteps } from './next-steps.server.ts'

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof checkOrder>>>

/** `closed`: this browser placed the order, but can no longer set a password here (used, expired, other account). */
export type Entry =
  | { kind: 'choose'; email: string; until: Date }
  /** `backTo`: the questions in which the client ordered the add-on. */
  | { kind: 'signed-in'; backTo: string | null }
  | { kind: 'closed' | 'by-email' }

/** Facts of a paid order for the holder of its link. Case numbers only for the browser that placed the order. */
export async function loadWelcome(services: Services, request: Request, order: PaidOrder) {
  const { db } = services
  const invoice = await findInvoiceOf(db, order.id)
  const isOpening = order.fulfilledAt === null
  const steps = isOpening ? null : await findNextSteps(db, order.id)
  const entry = await findEntry(services, request, order)
  const isOwn = entry.kind === 'signed-in' || entry.kind === 'choose'
  return {
    isOpening,
    entry,
    // A person who types the email address of a client learns nothing of the client's cases.
    steps: isOwn ? steps : null,
    isHeld: entry.kind === 'signed-in' && !steps && (await isOrderHeld(db, order.id)),
    lines: await listLines(db, order.id),
    discounts: await listGiven(db, order.id),
    paidAt: order.paidAt,
    invoicePath: invoice?.fileId ? `/papers/${order.returnToken}/${invoice.id}` : null,
  }
}

export type WelcomeData = Omit<Awaited<ReturnType<typeof loadWelcome>>, 'steps'> & { steps: NextSteps | null }

async function findEntry(services: Services, request: Request, order: PaidOrder): Promise<Entry> {
  const user = await findCurrentUser(services, request)
  if (user && user.person.id === order.personId) {
    const caseId = await findQuotedCase(services.db, order.id)
    return { kind: 'signed-in', backTo: caseId && clientQuestionsPath(caseId) }
  }
  const token = readFirstPasswordCookie(services, request.headers.get('Cookie'), order.id)
  if (!token) return { kind: 'by-email' }
  const found = await findFirstPassword(services, token)
  return found ? { kind: 'choose', email: found.email, until: found.until } : { kind: 'closed' }
}
