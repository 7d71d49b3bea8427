import type { ListingPage } from './parts.ts'

export const cartPage = {
  meta: { title: 'Cart', description: 'The packages, add-ons and consultations you have chosen so far.' },
  title: 'Your cart',
  buttonLabel: (count: number) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
  lead: 'Prices include VAT. A package covers one household and one tax year.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Choose a package, a consultation or a service in the store.',
  cancelledTitle: 'Checkout cancelled',
  cancelledText: 'You have not been charged, and we have kept your cart.',
  summaryTitle: 'Order summary',
  continueShopping: 'Continue Shopping',
  checkout: 'Proceed to Checkout',
  clear: 'Clear Cart',
  firstTimeTitle: 'First time with us?',
  firstTimeHint:
    'If this is your first order, you get 10% off your first package, once per household. We check this when you pay. Enter the email address you will use for your order.',
  firstTimeApply: 'Apply discount',
  firstTimeGiven: '10% first-order discount applied.',
  codeTitle: 'I have a discount code',
  codeLabel: 'Code',
  codeEmailLabel: 'Email address (for single-use codes)',
  codeApply: 'Apply code',
  emailLabel: 'Email address',
  withdraw: 'Remove',
} as const satisfies ListingPage & Record<string, unknown>
