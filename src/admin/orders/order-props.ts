import type { InvoiceOfOrder } from '#billing/invoice-db.server.ts'
import type { CaseRow } from '#cases/case-db.server.ts'
import type { FirstOrderState } from '#shop/first-order-db.server.ts'
import type { OrderState } from '#shop/order.ts'
import type { OrderLine } from '#shop/order-amounts.ts'
import type { ReadReviewFault } from '#shop/review-fault.ts'

/** What the page of an order shows. */
export type OrderProps = {
  order: {
    id: string
    number: number
    state: OrderState
    buyerName: string | null
    buyerEmail: string | null
    personId: string | null
    personName: string | null
    currencyCode: string
    totalCents: number
    provider: string
    providerCheckoutId: string | null
    providerPaymentId: string | null
    reviewFault: ReadReviewFault | null
    createdAt: Date
    paidAt: Date | null
    refundAskedAt: Date | null
    refundedAt: Date | null
    refundedCents: number
    fulfilledAt: Date | null
  }
  lines: OrderLine[]
  events: { eventId: string; type: string; outcome: string; receivedAt: Date }[]
  history: { id: number; at: Date; action: string; actorLabel: string; outcome: string }[]
  papers: InvoiceOfOrder[]
  cases: CaseRow[]
  isRefundAsked: boolean
  firstDiscount: {
    amountCents: number
    state: FirstOrderState
    reason: string | null
    reasonCode: string | null
  } | null
  mayAccept: boolean
  mayRefund: boolean
}
