import type { Withdrawn } from '#billing/bank/allocation-db.server.ts'
import type { InvoiceOfOrder } from '#billing/invoices/invoice-db.server.ts'
import type { HeldOpening } from '#cases/opening/held-opening-db.server.ts'
import type { OpeningStepsView } from '#cases/opening/view-opening.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { FirstOrderState } from '#shop/checkout/first-order-discount-db.server.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { OrderLine } from '#shop/orders/order-amounts.ts'
import type { ReadReviewError } from '#shop/orders/review-error.ts'
import type { GivenDiscount } from '#shop/promotions/order-discount-db.server.ts'
import type { RefundReason, RefundState } from '#shop/refunds/refund.ts'
import type { DueRefund } from '#shop/refunds/refund-rules.ts'

export type OrderProps = {
  order: {
    id: string
    number: number
    /** Cents owed again on an order paid by bank transfer, because the payment was reversed. */
    owedCents: number
    state: OrderState
    domicileCountry: string | null
    domicileSource: string | null
    domicileAt: Date | null
    vatPlace: string | null
    /** VAT contained in the prices but not due abroad, in cents. */
    vatOffCents: number
    buyerName: string | null
    buyerEmail: string | null
    personId: string | null
    personName: string | null
    currencyCode: string
    totalCents: number
    provider: string
    providerCheckoutId: string | null
    providerPaymentId: string | null
    reviewError: ReadReviewError | null
    createdAt: Date
    paidAt: Date | null
    refundRequestedAt: Date | null
    refundedAt: Date | null
    refundedCents: number
    fulfilledAt: Date | null
  }
  /** Why the buyer owes money again: payments that the bank reversed, and payments that the firm returned. */
  owedBecause: Withdrawn
  lines: OrderLine[]
  discounts: Pick<GivenDiscount, 'id' | 'title' | 'amountCents' | 'state' | 'contestedBecause'>[]
  events: { eventId: string; type: string; outcome: string; receivedAt: Date }[]
  history: { id: number; at: Date; action: string; actorLabel: string; outcome: string }[]
  documents: InvoiceOfOrder[]
  cases: CaseRow[]
  held: HeldOpening[]
  isRefundRequested: boolean
  /** Null once the cases are opened, and for refunded orders. */
  opening: OpeningStepsView | null
  mayRetryOpening: boolean
  firstDiscount: {
    amountCents: number
    state: FirstOrderState
    reason: string | null
    reasonCode: string | null
  } | null
  refunds: {
    id: string
    amountCents: number | null
    reason: RefundReason
    state: RefundState
    words: string | null
    answer: string | null
    requestedAt: Date
    hasAccount: boolean
  }[]
  returned: { id: string; amountCents: number; reason: string | null; returnedOn: string; number: number }[]
  due: DueRefund | null
  disputes: { id: string; amountCents: number; reason: string; state: string; evidenceDueAt: Date | null }[]
  late: {
    caseId: string
    caseNumber: string
    title: string
    allowedDays: number
    countedDays: number
    completeOn: string
    lateOn: string
    amountCents: number
  }[]
  mayRequestRefund: boolean
  maySeeInvoices: boolean
  mayDecide: boolean
  mayAccept: boolean
  mayRefund: boolean
}
