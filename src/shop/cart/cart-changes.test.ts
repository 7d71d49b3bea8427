import { expect, test } from 'vitest'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import { renewItems } from './cart-changes.ts'

const aVariant = (id: string, price: number, sale: number | null = null): ListedVariant => ({
  ...{ id, title: `Year ${id}`, price_in_cents: price, sale_price_in_cents: sale, currency: 'chf' },
  ...{ manage_inventory: false, inventory_quantity: null, options: [] },
})
const aProduct = (id: string, ...variants: ListedVariant[]): ListedProduct => ({
  ...{ id, title: id, subtitle: null, ribbon_text: null, site_product_selection: null, purchasable: true },
  ...{ images: [], options: [], type: { value: 'package' }, variants },
})
const line = (product: ListedProduct, variant: ListedVariant) => ({ product, variant, quantity: 2 })
const [seen, other] = [aVariant('2025', 49_900), aVariant('2024', 49_900)]
const inCart = [line(aProduct('standard', seen), seen)]
const named = { title: 'standard', variantTitle: 'Year 2025' }

test.each([
  ['the same price says nothing', [aProduct('standard', aVariant('2025', 49_900))], [49_900], []],
  [
    'another price is told',
    [aProduct('standard', aVariant('2025', 54_900))],
    [54_900],
    [{ code: 'price', values: { ...named, fromCents: 49_900, toCents: 54_900, currency: 'CHF' } }],
  ],
  [
    'a former price beside the same one says nothing',
    [aProduct('standard', aVariant('2025', 69_900, 49_900))],
    [49_900],
    [],
  ],
  ['a product that is gone is named', [], [], [{ code: 'gone', values: named }]],
  ['a variant that is gone is named', [aProduct('standard', other)], [], [{ code: 'gone', values: named }]],
])('a renewed cart: %s', (_, products, cents, changes) => {
  const renewed = renewItems(inCart, products)
  expect(renewed.items.map(({ variant }) => variant.sale_price_in_cents ?? variant.price_in_cents)).toEqual(cents)
  expect(renewed.items.every(({ quantity }) => quantity === 2)).toBe(true)
  expect(renewed.changes).toEqual(changes)
})
