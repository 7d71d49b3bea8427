import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { RefundOutcome } from '#shop/orders/review-order.server.ts'
import type { AcceptOutcome } from '#shop/promotions/accept-discounts.server.ts'
import type { ContestedBecause } from '#shop/promotions/discount-use.ts'
import type { FirstOrderOutcome } from '#shop/promotions/pay-first-order-discount.server.ts'
import type { RefundRefusal } from '#shop/refunds/request-refund.server.ts'
import { en as refundWords } from '#shop/refunds/words-en.ts'

export type OrderRefusal =
  | Refused<RefundOutcome | FirstOrderOutcome | AcceptOutcome>
  | RefundRefusal
  | { reason: 'unsure' | 'not-understood' | 'not-money' | 'wrong-account' }

export type OrderAdminWords = {
  notDecided: RefusalWords<OrderRefusal>
  contested: Readonly<Record<ContestedBecause, string>>
  actions: Readonly<Record<string, string>>
  providers: Readonly<Record<string, string>>
  reports: Readonly<Record<string, string>>
}

export const en: OrderAdminWords = {
  reports: {
    paid: 'The provider reported the payment',
    open: 'The provider reported that the payment is open',
    processing: 'The provider reported that the payment is on its way',
    failed: 'The provider reported that the payment failed',
    cancelled: 'The provider reported that the payment was called off',
    expired: 'The provider reported that the time to pay is over',
    refunded: 'The provider reported the money back',
  },
  providers: {
    stripe: 'Card or TWINT, by Stripe',
    sandbox: 'Card or TWINT, in the sandbox',
    transfer: 'Bank transfer',
  },
  notDecided: {
    'unknown-order': 'This order does not exist.',
    'not-allowed': 'Only admins and owners decide about money, and above the limit not who asked.',
    'refund-asked': 'A refund of the whole order was asked for meanwhile.',
    'wrong-state': ({ state }) => `This is not possible any more: the order is '${panelWords.orderStates[state]}' now.`,
    'nothing-due': 'The 10 % of this order were decided about meanwhile.',
    'no-reason': 'Say why it is not due: the reason stays with the order.',
    'no-payment': 'There is no payment of this order that could be given back.',
    'nothing-contested': 'Somebody has looked at this discount meanwhile.',
    'refund-open': 'A refund of this order is not finished yet.',
    'nothing-to-decide': refundWords.refused['nothing-to-decide'],
    'too-much': refundWords.refused['too-much'],
    'given-meanwhile': refundWords.refused['given-meanwhile'],
    'no-words': refundWords.refused['no-words'],
    'not-money': 'Enter an amount in francs, for example 49.90, and choose a reason.',
    unsure: 'Tick the box first: a refund cannot be taken back.',
    'wrong-account': 'Check the account, or leave it empty: then the buyer is asked for it.',
    'not-understood': panelWords.refusals['not-understood'],
  },
  contested: {
    'ordered-before': 'this buyer had paid an order before this one was paid',
    'used-before': 'this buyer had used the code before this order was paid',
    'used-up': 'this order was paid after its time, and others had used the discount up',
  },
  actions: {
    'order.awaiting_transfer': 'Placed, to be paid by invoice',
    'order.discount-accepted': 'A discount that was not due was left as it is',
    'order.paid': 'Paid',
    'order.paid_review': 'Paid, held for review',
    'order.payment_failed': 'Payment failed',
    'order.cancelled': 'Cancelled',
    'order.expired': 'Expired',
    'order.accept-payment': 'Marked as paid after review',
    'order.refund-asked': 'Refund requested',
    'order.account-named': 'The client named an account for the refund',
    'order.refund-requested': 'The client asked for money back',
    'order.refund-granted': 'Refund granted',
    'order.refund-declined': 'Refund declined',
    'order.refund-confirmed': 'Refund confirmed by a second person',
    'order.late-dismissed': 'A package that seemed late was not',
    'order.disputed': 'Disputed at the bank of the buyer',
    'order.dispute-closed': 'Dispute closed',
    'order.refund-returned': 'A refund did not reach the buyer: it is paid by transfer',
    'order.first-discount-asked': '10 % for the first order: paying back requested',
    'order.first-discount-not-due': '10 % for the first order: not due',
    'order.partly-refunded': 'Part of the payment given back',
    'order.refunded': 'Refunded',
    'order.fulfilled': 'Cases opened',
  },
}
