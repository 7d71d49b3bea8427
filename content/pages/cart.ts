import type { ListingPage } from './parts.ts'

export const cartPage = {
  meta: { title: 'Cart', description: 'The packages, add-ons and consultations you have chosen so far.' },
  title: 'Your cart',
  lead: 'Prices include VAT. A package is for one household and one tax year.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Packages, consultations and services are in the store.',
  cancelledTitle: 'Checkout cancelled',
  cancelledText: 'Nothing was charged. Your cart is as you left it.',
  summaryTitle: 'Order summary',
  continueShopping: 'Continue Shopping',
  checkout: 'Proceed to Checkout',
  clear: 'Clear Cart',
  firstTimeTitle: 'First time with us?',
  firstTimeHint:
    '10% off your first package, once per household, if this is your first order. We check this when you pay. The order is placed with this address.',
  firstTimeApply: 'Take it off',
  firstTimeGiven: 'The discount is taken off, if this is your first order.',
  codeTitle: 'I have a code',
  codeLabel: 'Code',
  codeEmailLabel: 'Email address, for a code that works once',
  codeApply: 'Use the code',
  emailLabel: 'Email address',
  withdraw: 'Take it back',
} as const satisfies ListingPage & Record<string, unknown>
