import { describe, expect, test } from 'vitest'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import {
  addToCart,
  type CartItem,
  cartCount,
  cartTotalCents,
  changeQuantity,
  maxLines,
  maxOf,
  mergeInto,
  readCart,
  removeFromCart,
} from './cart.ts'

function aVariant(given: Partial<ListedVariant> = {}): ListedVariant {
  const price = { price_in_cents: 29_900, sale_price_in_cents: null, currency: 'chf' }
  const stock = { manage_inventory: false, inventory_quantity: null }
  return { id: 'v1', title: 'Single', ...price, ...stock, options: [], ...given }
}

function aProduct(given: Partial<ListedProduct> = {}): ListedProduct {
  const texts = { title: 'Standard', subtitle: null, ribbon_text: null, site_product_selection: null }
  const lists = { images: [], options: [], variants: [aVariant()] }
  return { id: 'p1', ...texts, ...lists, purchasable: true, type: { value: 'package' }, ...given }
}

const line = (quantity: number, variant = aVariant()): CartItem => ({ product: aProduct(), variant, quantity })
const counted = (left: number) => aVariant({ manage_inventory: true, inventory_quantity: left })
const quantities = (items: CartItem[]) => items.map(({ variant, quantity }) => [variant.id, quantity])

describe('adding to a cart', () => {
  test.each([
    ['nothing', aProduct(), aVariant(), 0, 'no-quantity'],
    ['less than nothing', aProduct(), aVariant(), -1, 'no-quantity'],
    ['half a unit', aProduct(), aVariant(), 1.5, 'no-quantity'],
    ['what is not sold', aProduct({ purchasable: false }), aVariant(), 1, 'unavailable'],
    ['more than is left', aProduct(), counted(2), 3, 'out-of-stock'],
    ['what is sold out', aProduct(), counted(0), 1, 'out-of-stock'],
    ['more than one order holds', aProduct(), aVariant(), 11, 'too-many-units'],
  ])('%s is refused', (_, product, variant, quantity, reason) => {
    expect(addToCart([], product, variant, quantity)).toMatchObject({ ok: false, reason })
  })

  test.each([
    ['the last ones', counted(2), 2],
    ['as many as one order holds', aVariant(), 10],
  ])('%s is possible', (_, variant, quantity) => {
    expect(addToCart([], aProduct(), variant, quantity)).toMatchObject({ ok: true, items: [{ quantity }] })
  })

  test('a full cart refuses another line, but accepts more units of an existing line', () => {
    const full = Array.from({ length: maxLines }, (_, at) => line(1, aVariant({ id: `v${at}` })))
    const another = addToCart(full, aProduct(), aVariant({ id: 'another' }), 1)
    expect(another).toEqual({ ok: false, reason: 'cart-full', max: maxLines })
    expect(addToCart(full, aProduct(), aVariant({ id: 'v0' }), 1)).toMatchObject({ ok: true })
    expect(mergeInto(full, [line(1, aVariant({ id: 'another' }))], false)).toEqual(full)
  })

  test('units already in the cart count toward the limits, and the line keeps its position', () => {
    const items = [line(9), line(1, aVariant({ id: 'v2' }))]
    const once = addToCart(items, aProduct(), aVariant(), 1)
    expect(once.ok && quantities(once.items)).toEqual([
      ['v1', 10],
      ['v2', 1],
    ])
    expect(addToCart(items, aProduct(), aVariant(), 2)).toMatchObject({ reason: 'too-many-units', max: 10 })
    expect(addToCart([line(2, counted(2))], aProduct(), counted(2), 1)).toMatchObject({
      reason: 'out-of-stock',
      left: 2,
    })
  })
})

test.each([
  ['between the limits', aVariant(), 4, 4],
  ['at least one', aVariant(), 0, 1],
  ['at most what one order holds', aVariant(), 99, 10],
  ['at most what is left', counted(3), 99, 3],
  ['whole numbers only: otherwise it stays', aVariant(), 2.5, 2],
])('a changed quantity is %s', (_, variant, requested, saved) => {
  expect(quantities(changeQuantity([line(2, variant)], 'v1', requested))).toEqual([['v1', saved]])
  expect(quantities(changeQuantity([line(2, variant)], 'other', requested))).toEqual([['v1', 2]])
})

test('the total uses sale prices and quantities', () => {
  const items = [line(2), line(3, aVariant({ id: 'v2', sale_price_in_cents: 10_000 }))]
  expect([cartTotalCents(items), cartCount(items)]).toEqual([2 * 29_900 + 3 * 10_000, 5])
  expect([cartTotalCents([]), cartCount([])]).toEqual([0, 0])
  expect(quantities(removeFromCart(items, 'v1'))).toEqual([['v2', 3]])
})

test('a sale price of zero is used', () => {
  expect(cartTotalCents([line(2, aVariant({ sale_price_in_cents: 0 }))])).toBe(0)
})

test('a saved cart is added to another cart and restored into the same cart', () => {
  const saved = [line(2), line(1, counted(0))]
  expect(quantities(mergeInto([line(1)], saved.slice(0, 1), false))).toEqual([['v1', 3]])
  expect(quantities(mergeInto([line(1)], saved.slice(0, 1), true))).toEqual([['v1', 2]])
  expect(quantities(mergeInto([line(3)], saved.slice(0, 1), true))).toEqual([['v1', 3]])
  expect(mergeInto([], [line(1, counted(0))], false)).toEqual([])
})

test.each([
  [null, 10],
  [3, 3],
  [40, 10],
  [0, 0],
])('with %j in stock a cart holds at most %i', (left, max) => {
  expect(maxOf(left === null ? aVariant() : counted(left))).toBe(max)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"product":1}'],
  ['a line without quantity', JSON.stringify([{ ...line(1), quantity: undefined }])],
  ['more than one order holds', JSON.stringify([line(11)])],
  ['a quantity of zero', JSON.stringify([line(0)])],
  ['a negative price', JSON.stringify([line(1, aVariant({ price_in_cents: -1 }))])],
  ['a price in parts of cents', JSON.stringify([line(1, aVariant({ price_in_cents: 0.5 }))])],
  ['one good line and one that is none', JSON.stringify([line(1), {}])],
])('stored data with %s is read as an empty cart', (_, text) => expect(readCart(text)).toEqual([]))

test('a stored cart is read as written', () => {
  expect(readCart(JSON.stringify([line(10)]))).toEqual([line(10)])
})
