import { formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { CartRefusal } from './cart/cart.ts'
import type { LineChangeTable } from './cart/cart-changes.ts'
import type { StockTable } from './catalogue/catalogue.ts'

export type ShopWords = {
  cart: RefusalWords<CartRefusal>
  stock: Phrases<StockTable>
  changes: Phrases<LineChangeTable>
}

const unavailable = 'Currently unavailable'

export const en: ShopWords = {
  cart: {
    'no-quantity': 'The quantity must be at least 1.',
    unavailable,
    'not-offered': 'This product is no longer offered.',
    'out-of-stock': ({ title, variantTitle, left }) =>
      `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
    'too-many-units': ({ title, max }) => `No more than ${max} of ${title} fit into one order.`,
    'cart-full': ({ max }) => `No more than ${max} products fit into one order.`,
  },
  stock: {
    unavailable,
    'not-enough': ({ left }) => `Not enough stock. Only ${left} left.`,
    'in-stock': 'In stock',
  },
  changes: {
    price: ({ title, variantTitle, fromCents, toCents, currency }) =>
      `The price of ${title} (${variantTitle}) changed from ${formatMoney(fromCents, { currency })} to ${formatMoney(toCents, { currency })}.`,
    gone: ({ title, variantTitle }) =>
      `${title} (${variantTitle}) is no longer offered and was taken out of your cart.`,
  },
}
