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
} as const satisfies ListingPage & Record<string, unknown>
