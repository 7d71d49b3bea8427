import type { DiscountError } from './discount-input.ts'
import type { PromotionState } from './promotion.ts'

export const discountErrorsEn: Readonly<Record<DiscountError, string>> = {
  'unknown-code': 'We know no such code. Check it letter by letter, or leave it away.',
  'code-planned': 'This code does not count yet.',
  'code-over': 'This code has ended.',
  'code-used-up': 'This code has been used as often as it can be. Unpaid orders give theirs back within 30 minutes.',
  'code-used-before':
    'This code works once for each person, and an order of yours has it. If you did not pay that order, the code is free again after 30 minutes.',
  'code-other-products': 'This code is for other products than those in your cart.',
  'code-worth-less': 'Your cart has a better discount already; this code cannot be added to it.',
  'code-needs-email': 'This code works once for each person. Enter your email address with it.',
  'too-many-codes': 'Too many attempts. Please try again in an hour.',
  'ordered-before': 'This discount is for a first order, and there is a paid order of this person or email address.',
  'first-order-running':
    'Another order with this email address waits to be paid with this discount. It is free again after 30 minutes.',
  'no-first-offer': 'There is no discount for a first order at the moment.',
  'no-package': 'The discount for a first order is for packages. There is none in your cart.',
  'no-email': 'Enter your email address.',
  'price-lock-unknown': 'The price that was kept for you is not known here any more. The total is that of today.',
  'price-lock-over': 'The time of the price that was kept for you is over. The total is that of today.',
  'price-lock-used':
    'The price that was kept for you counts for one order, and there is one. The total is that of today.',
}

export type PromotionWords = {
  discountErrors: Readonly<Record<DiscountError, string>>
  states: Readonly<Record<PromotionState, string>>
}

export const en: PromotionWords = {
  discountErrors: discountErrorsEn,
  states: {
    planned: 'Planned',
    running: 'Running',
    'used-up': 'Used up',
    over: 'Over',
    ended: 'Ended',
  },
}
