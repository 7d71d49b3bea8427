import type { Fault } from '#admin/cases/words.ts'
import { orderMarks } from '#admin/ui/marks.tsx'
import type { FirstOrderOutcome } from '#shop/pay-back-first-order.server.ts'
import type { RefundOutcome } from '#shop/review-order.server.ts'

/** Why nothing was decided about an order. */
export function orderFault(refusal: Exclude<RefundOutcome | FirstOrderOutcome, { ok: true }>): Fault {
  switch (refusal.reason) {
    case 'unknown-order':
      return { status: 404, text: 'This order does not exist.' }
    case 'not-allowed':
      return { status: 403, text: 'Only admins and owners decide about money.' }
    case 'refund-asked':
      return { status: 409, text: 'A refund of the whole order was asked for meanwhile.' }
    case 'wrong-state':
      return {
        status: 409,
        text: `This is not possible any more: the order is '${orderMarks[refusal.state].label}' now.`,
      }
    case 'nothing-due':
      return { status: 409, text: 'The 10 % of this order were decided about meanwhile.' }
    case 'no-reason':
      return { status: 422, text: 'Say why it is not due: the reason stays with the order.' }
    case 'no-payment':
      return { status: 409, text: 'The provider has told us of no payment for this order.' }
  }
}

const actions: Record<string, string> = {
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
}

/** What happened to an order, in the words of the page. */
export function orderAction(action: string): string {
  return actions[action] ?? action
}
