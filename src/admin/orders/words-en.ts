import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { FirstOrderOutcome } from '#shop/pay-back-first-order.server.ts'
import type { RefundOutcome } from '#shop/review-order.server.ts'

export type OrderRefusal = Refused<RefundOutcome | FirstOrderOutcome> | { reason: 'unsure' | 'not-understood' }

/** Every word about orders that stands for a code, as staff read it. */
export type OrderDeskWords = {
  /** Why nothing was decided about an order. */
  notDecided: RefusalWords<OrderRefusal>
  /** What happened to an order, by the actions of the audit log. */
  actions: Readonly<Record<string, string>>
}

export const en: OrderDeskWords = {
  notDecided: {
    'unknown-order': 'This order does not exist.',
    'not-allowed': 'Only admins and owners decide about money.',
    'refund-asked': 'A refund of the whole order was asked for meanwhile.',
    'wrong-state': ({ state }) => `This is not possible any more: the order is '${panelWords.orderStates[state]}' now.`,
    'nothing-due': 'The 10 % of this order were decided about meanwhile.',
    'no-reason': 'Say why it is not due: the reason stays with the order.',
    'no-payment': 'The provider has told us of no payment for this order.',
    unsure: 'Tick the box first: a refund cannot be taken back.',
    'not-understood': panelWords.refusals['not-understood'],
  },
  actions: {
    'order.awaiting_transfer': 'Placed, to be paid by invoice',
    'order.paid': 'Paid',
    'order.paid_review': 'Paid, held for review',
    'order.payment_failed': 'Payment failed',
    'order.cancelled': 'Cancelled',
    'order.expired': 'Expired',
    'order.accept-payment': 'Marked as paid after review',
    'order.refund-asked': 'Refund requested',
    'order.first-discount-asked': '10 % for the first order: paying back requested',
    'order.first-discount-not-due': '10 % for the first order: not due',
    'order.partly-refunded': 'Part of the payment given back',
    'order.refunded': 'Refunded',
    'order.fulfilled': 'Cases opened',
  },
}
