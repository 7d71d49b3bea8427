import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { CartRefusal } from './cart.ts'
import type { StockTable } from './catalogue.ts'

/** Every word of cart and store that stands for a code. */
export type ShopWords = {
  cart: RefusalWords<CartRefusal>
  stock: Phrases<StockTable>
}

const unavailable = 'Currently unavailable'

export const en: ShopWords = {
  cart: {
    'no-quantity': 'The quantity must be at least 1.',
    unavailable,
    'not-offered': 'This product is no longer offered.',
    'out-of-stock': ({ title, variantTitle, left }) =>
      `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
    'too-many-units': ({ title, most }) => `No more than ${most} of ${title} fit into one order.`,
  },
  stock: {
    unavailable,
    'not-enough': ({ left }) => `Not enough stock. Only ${left} left.`,
    'in-stock': 'In stock',
  },
}
