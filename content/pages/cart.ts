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
  codeTitle: 'I have a discount code',
  codeLabel: 'Code',
  codeApply: 'Apply code',
  emailLabel: 'Email address',
  withdraw: 'Remove',
} as const satisfies ListingPage & Record<string, unknown>
