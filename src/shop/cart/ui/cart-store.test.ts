import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CartItem, cartStorageKey, readCart } from '#shop/cart/cart.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import { cart } from './cart-store.ts'
import { emptyDiscountInput, recallDiscount, rememberDiscount, sentDiscount } from './discount-requests.ts'

function aStorage({ isFull = false } = {}) {
  const saved = new Map<string, string>()
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    removeItem: (key: string) => void saved.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      saved.set(key, value)
    },
  }
}
let storage = aStorage()
beforeEach(() => {
  storage = aStorage()
  vi.stubGlobal('localStorage', storage)
  cart.clear()
})
afterEach(() => {
  cart.clear()
  vi.unstubAllGlobals()
})

const variant = (id: string, price = 29_900): ListedVariant => ({
  ...{ id, title: 'Single', price_in_cents: price, sale_price_in_cents: null, currency: 'chf' },
  ...{ manage_inventory: false, inventory_quantity: null, options: [] },
})
const product = (id: string, ...variants: ListedVariant[]): ListedProduct => ({
  ...{ id, title: id, subtitle: null, ribbon_text: null, site_product_selection: null, images: [], options: [] },
  ...{ variants, purchasable: true, type: { value: 'package' } },
})
const standard = product('standard', variant('s'))
const basic = product('basic', variant('b'))
const item = (of: ListedProduct, quantity: number): CartItem => ({
  product: of,
  variant: of.variants[0] ?? variant('x'),
  quantity,
})
const stored = () => readCart(storage.getItem(cartStorageKey)).map((line) => [line.variant.id, line.quantity])

describe('the cart', () => {
  test('is stored with each change', () => {
    cart.add(standard, variant('s'), 2)
    cart.add(basic, variant('b'), 1)
    cart.change('s', 3)
    expect(stored()).toEqual([
      ['s', 3],
      ['b', 1],
    ])
    cart.remove('b')
    expect([stored(), cart.productIds()]).toEqual([[['s', 3]], ['standard']])
  })

  test('is unchanged when an addition is refused', () => {
    cart.add(standard, variant('s'), 2)
    expect(cart.add(standard, variant('s'), 9)).toMatchObject({ ok: false, reason: 'too-many-units' })
    expect(stored()).toEqual([['s', 2]])
  })

  test('works in memory when the browser storage is unavailable', () => {
    vi.stubGlobal('localStorage', aStorage({ isFull: true }))
    expect(cart.add(standard, variant('s'), 1)).toMatchObject({ ok: true })
    expect(cart.productIds()).toEqual(['standard'])
    vi.stubGlobal('localStorage', undefined)
    cart.add(basic, variant('b'), 1)
    expect(cart.productIds()).toEqual(['standard', 'basic'])
  })
})

describe('the id of a cart', () => {
  test('is stable until the cart is emptied', () => {
    cart.add(standard, variant('s'), 1)
    const id = cart.id()
    expect(cart.id()).toBe(id)
    cart.add(basic, variant('b'), 1)
    expect(cart.id()).toBe(id)
    cart.clear()
    expect(cart.id()).not.toBe(id)
  })

  test('decides which cart is emptied after a purchase', () => {
    cart.add(standard, variant('s'), 1)
    const id = cart.id()
    cart.forget('another')
    expect(stored()).toEqual([['s', 1]])
    cart.forget(id)
    expect(stored()).toEqual([])
  })
})

describe('returning from payment', () => {
  test('without having paid restores the saved lines once', () => {
    cart.add(standard, variant('s'), 2)
    const id = cart.id()
    cart.leaveForPayment()
    expect([stored(), cart.mayComeBack()]).toEqual([[], true])
    cart.takeOver([item(standard, 2)], id, [])
    cart.takeOver([item(standard, 2)], id, [])
    expect([stored(), cart.mayComeBack(), cart.id()]).toEqual([[['s', 2]], false, id])
  })

  test('adds the saved lines to another cart', () => {
    cart.add(standard, variant('s'), 1)
    cart.id()
    cart.takeOver([item(standard, 2)], 'saved', [])
    expect([stored(), cart.id()]).toEqual([[['s', 3]], 'saved'])
  })

  test('without saved lines leaves the cart and its id unchanged', () => {
    cart.add(standard, variant('s'), 1)
    const id = cart.id()
    cart.takeOver([], 'saved', [])
    expect([stored(), cart.id()]).toEqual([[['s', 1]], id])
  })
})

test('requested prices are refreshed; products added during the request remain', () => {
  cart.add(standard, variant('s', 29_900), 1)
  cart.add(basic, variant('b', 10_000), 1)
  cart.refresh([product('standard', variant('s', 31_900))], ['standard'])
  const prices = readCart(storage.getItem(cartStorageKey)).map((line) => [line.variant.id, line.variant.price_in_cents])
  expect(prices).toEqual([
    ['s', 31_900],
    ['b', 10_000],
  ])
})

test('discontinued products are removed from the cart', () => {
  cart.add(standard, variant('s'), 1)
  cart.add(basic, variant('b'), 1)
  cart.refresh([basic], ['standard', 'basic'])
  expect(stored()).toEqual([['b', 1]])
})

describe('the discount request', () => {
  const discount = { code: 'SPRING', email: 'anna@example.com' }

  test('is remembered until its cart is bought', () => {
    rememberDiscount(discount)
    expect(recallDiscount()).toEqual(discount)
    cart.forget('any')
    expect(recallDiscount()).toEqual(emptyDiscountInput)
  })

  test.each([
    ['nothing', null],
    ['an empty one', emptyDiscountInput],
  ])('%s is not remembered', (_name, requested) => {
    rememberDiscount(discount)
    rememberDiscount(requested)
    expect(recallDiscount()).toEqual(emptyDiscountInput)
  })

  test.each(['{', 'null', '7', '[]', '{"code":7,"email":null,"isFirstTime":"yes"}'])(
    'stored as %s is read as empty',
    (text) => {
      storage.setItem(`${cartStorageKey}-discount`, text)
      expect(recallDiscount()).toEqual(emptyDiscountInput)
    },
  )

  test('is sent in the format of the store API', () => {
    expect(sentDiscount(discount)).toEqual({ code: 'SPRING', email: 'anna@example.com' })
    expect(sentDiscount({ code: '', email: 'anna@' })).toEqual({ code: '' })
  })
})
