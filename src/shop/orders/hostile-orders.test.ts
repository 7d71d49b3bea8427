import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addToCart,
  type CartItem,
  cartCount,
  cartTotalCents,
  changeQuantity,
  isCartItem,
  maxOf,
  maxUnits,
  mergeInto,
  readCart,
  removeFromCart,
} from '#shop/cart/cart.ts'
import { renewItems } from '#shop/cart/cart-changes.ts'
import { type ListedProduct, type ListedVariant, plainText } from '#shop/catalogue/catalogue.ts'
import { formerPrice, provingDays, type RequestedPrice } from '#shop/catalogue/former-price.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { containedVatCents, firstOrderSavingCents } from '#shop/catalogue/public/price-quote.ts'
import { readFieldQuery, readProductQuery, readStockQuery } from '#shop/catalogue/store-query.ts'
import { checkoutBody, checkoutItems, isOwnAddress, readInvoiceLines } from '#shop/checkout/checkout-input.ts'
import {
  awaitsPayment,
  holdsMoney,
  isOrderState,
  isSameCart,
  mayBecome,
  mergeItems,
  nextCheckAt,
  type OrderState,
} from './order.ts'
import { draftOrder } from './order-draft.ts'

const seeded = { numRuns: 300, seed: 20_261_123 }

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

describe('a cart after arbitrary steps', () => {
  const variants = [
    aVariant({ id: 'a', price_in_cents: 10_000 }),
    aVariant({ id: 'b', price_in_cents: 20_000, sale_price_in_cents: 15_000 }),
    aVariant({ id: 'c', price_in_cents: 500, manage_inventory: true, inventory_quantity: 3 }),
    aVariant({ id: 'd', price_in_cents: 0, manage_inventory: true, inventory_quantity: 0 }),
  ]
  const aStep = fc.record({
    what: fc.constantFrom('add', 'change', 'remove', 'merge', 'reload'),
    at: fc.integer({ min: 0, max: 3 }),
    quantity: fc.integer({ min: -3, max: 14 }),
  })

  test('has each variant once, in available quantities, and the total of its lines', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 25 }), (steps) => {
        let items: CartItem[] = []
        for (const { what, at, quantity } of steps) {
          const variant = variants[at] ?? aVariant()
          if (what === 'add') {
            const added = addToCart(items, aProduct(), variant, quantity)
            if (added.ok) items = added.items
          } else if (what === 'change') items = changeQuantity(items, variant.id, quantity)
          else if (what === 'remove') items = removeFromCart(items, variant.id)
          else if (what === 'merge') items = mergeInto(items, items, true)
          else items = readCart(JSON.stringify(items))
          expect(new Set(items.map((item) => item.variant.id)).size).toBe(items.length)
          for (const item of items) {
            expect(item.quantity).toBeGreaterThanOrEqual(1)
            expect(item.quantity).toBeLessThanOrEqual(maxOf(item.variant))
            expect(isCartItem(item)).toBe(true)
          }
          const prices: Record<string, number> = { a: 10_000, b: 15_000, c: 500, d: 0 }
          expect(cartTotalCents(items)).toBe(
            items.reduce((sum, item) => sum + item.quantity * (prices[item.variant.id] ?? 0), 0),
          )
          expect(cartCount(items)).toBe(items.reduce((sum, item) => sum + item.quantity, 0))
        }
      }),
      seeded,
    )
  })

  const whole = { product: aProduct(), variant: aVariant(), quantity: 1 }
  test.each<[string, unknown]>([
    ['no list', { ...whole }],
    ['a text', 'cart'],
    ['nothing', null],
    ['half a unit', [{ ...whole, quantity: 0.5 }]],
    ['no unit', [{ ...whole, quantity: 0 }]],
    ['too many units', [{ ...whole, quantity: maxUnits + 1 }]],
    ['units in words', [{ ...whole, quantity: '1' }]],
    ['no product', [{ ...whole, product: null }]],
    ['a product without variants', [{ ...whole, product: { ...aProduct(), variants: undefined } }]],
    ['a price below zero', [{ ...whole, variant: aVariant({ price_in_cents: -1 }) }]],
    ['a price with a fraction', [{ ...whole, variant: aVariant({ price_in_cents: 0.1 }) }]],
    ['no price', [{ ...whole, variant: { ...aVariant(), price_in_cents: null } }]],
    ['a sale price in words', [{ ...whole, variant: { ...aVariant(), sale_price_in_cents: '5' } }]],
    ['stock that is no number', [{ ...whole, variant: { ...aVariant(), inventory_quantity: 'many' } }]],
    ['one broken line among sound ones', [whole, { ...whole, variant: {} }]],
  ])('stored with %s is read as empty', (_, stored) => {
    expect(readCart(JSON.stringify(stored))).toEqual([])
  })

  test.each([null, '', '{', '[', 'undefined', '[}', '\u0000'])('stored as %j is read as empty', (text) => {
    expect(readCart(text)).toEqual([])
  })

  test('reports removed lines and changed prices when renewed', () => {
    const items = [
      { product: aProduct(), variant: aVariant({ id: 'v1', price_in_cents: 100 }), quantity: 2 },
      { product: aProduct({ id: 'gone', title: 'Gone' }), variant: aVariant({ id: 'v2' }), quantity: 1 },
      { product: aProduct(), variant: aVariant({ id: 'v3' }), quantity: 1 },
    ]
    const { items: renewed, changes } = renewItems(items, [
      aProduct({ variants: [aVariant({ id: 'v1', price_in_cents: 150 })] }),
    ])
    expect(cartTotalCents(renewed)).toBe(300)
    expect(changes.map(({ code }) => code).toSorted()).toEqual(['gone', 'gone', 'price'])
    expect(
      renewItems(renewed, [aProduct({ variants: [aVariant({ id: 'v1', price_in_cents: 150 })] })]).changes,
    ).toEqual([])
  })
})

describe('checkout requests', () => {
  const body = {
    items: [{ variant_id: 'v', quantity: 1 }],
    successUrl: 'http://localhost/s',
    cancelUrl: 'http://localhost/c',
  }
  test.each<[string, object, boolean]>([
    ['as it should be', {}, true],
    ['with a price', { items: [{ variant_id: 'v', quantity: 1, price: 1 }] }, true],
    ['with an amount of its own', { totalInCents: 1 }, false],
    ['with who is to be', { personId: 'x' }, false],
    ['with no unit', { items: [{ variant_id: 'v', quantity: 0 }] }, false],
    ['with units below zero', { items: [{ variant_id: 'v', quantity: -1 }] }, false],
    ['with half a unit', { items: [{ variant_id: 'v', quantity: 1.5 }] }, false],
    ['with units in words', { items: [{ variant_id: 'v', quantity: '1' }] }, false],
    ['with more units than one order holds', { items: [{ variant_id: 'v', quantity: 11 }] }, false],
    ['with 31 lines', { items: Array(31).fill({ variant_id: 'v', quantity: 1 }) }, false],
    ['with an id without end', { items: [{ variant_id: 'v'.repeat(101), quantity: 1 }] }, false],
    ['with a cart that has no name of one', { cartId: '1 or 1=1' }, false],
    ['with an expected total below zero', { expectedTotalInCents: -1 }, false],
    ['without a way back', { cancelUrl: undefined }, false],
  ])('a request %s is accepted: %s', (_, change, taken) => {
    expect(checkoutBody.safeParse({ ...body, ...change }).success).toBe(taken)
  })

  test('a submitted price is ignored', () => {
    expect(checkoutItems.parse([{ variant_id: 'v', quantity: 1, unitPriceCents: 1 }])).toEqual([
      { variant_id: 'v', quantity: 1 },
    ])
  })

  const own = ['https://firm.example', 'http://localhost:3000']
  test.each([
    'https://firm.example/success?x=1',
    'HTTPS://FIRM.EXAMPLE/',
    'https://firm.example:443/x',
    'http://localhost:3000',
  ])('%s is a URL of this site', (text) => expect(isOwnAddress(text, own)).toBe(true))

  test.each([
    'https://firm.example.evil.example/',
    'https://evil.example/?https://firm.example',
    'https://firm.example@evil.example/',
    'https://user:pw@firm.example/',
    'https://user@firm.example/',
    'http://firm.example/',
    'https://firm.example:8443/',
    'http://localhost:3001/',
    '//firm.example/',
    '/success',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://firm.example/x',
    'ftp://firm.example/',
    'https://firm.example\\@evil.example/',
    '',
  ])('%s is not a URL of this site', (text) => {
    // URL parsers treat a backslash as a slash, so only the host before the backslash counts.
    const isHostFirst = text.includes('\\@')
    expect(isOwnAddress(text, own)).toBe(isHostFirst && new URL(text).host === 'firm.example')
  })

  const form = (cart: unknown, ...line: unknown[]) => readInvoiceLines({ get: () => cart, getAll: () => line })
  const id = '3f1c1b1e-8a53-4a8e-9b5e-0d5f9c6a7b11'
  test.each([
    [form(id, 'p~v~1'), true],
    [form(id, 'p~v~10'), true],
    [form(id, 'p~v~11'), false],
    [form(id, 'p~v~0'), false],
    [form(id, 'p~v~-1'), false],
    [form(id, 'p~v~1.5'), false],
    [form(id, 'p~v'), false],
    [form(id, 'p~v~1~x'), false],
    [form(id, '~v~1'), false],
    [form(id, `${'p'.repeat(101)}~v~1`), false],
    [form(id), false],
    [form(id, ...Array(31).fill('p~v~1')), false],
    [form('x', 'p~v~1'), false],
    [form(null, 'p~v~1'), false],
    [form(id, 'p~v~1', {}), false],
  ])('invoice lines %# are accepted: %s', (read, taken) => expect(read !== null).toBe(taken))
})

describe('comparison of carts', () => {
  const aCart = fc.array(
    fc.record({ variantId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 6 },
  )
  test('ignores order and splitting of lines, and detects another unit', () => {
    fc.assert(
      fc.property(aCart, (items) => {
        const merged = mergeItems(items)
        expect(isSameCart(merged, mergeItems(items.toReversed()))).toBe(true)
        expect(merged.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          items.reduce((sum, { quantity }) => sum + quantity, 0),
        )
        const more = mergeItems([...items, { variantId: 'b', quantity: 1 }])
        expect(isSameCart(merged, more)).toBe(false)
        expect(isSameCart(more, merged)).toBe(false)
      }),
      seeded,
    )
  })
})

describe('the state machine of orders', () => {
  const states: OrderState[] = [
    'pending',
    'payment_failed',
    'cancelled',
    'expired',
    'awaiting_transfer',
    'paid',
    'paid_review',
    'refunded',
  ]

  test('never leaves refunded, and never returns from paid to unpaid', () => {
    for (const to of states) expect(mayBecome('refunded', to)).toBe(false)
    for (const from of states.filter(holdsMoney))
      for (const to of states.filter(awaitsPayment)) expect(mayBecome(from, to), `${from} ${to}`).toBe(false)
    for (const from of states) expect(mayBecome(from, from), from).toBe(false)
  })

  test('allows payment from every unpaid state, and refund from every state with money', () => {
    for (const from of states.filter((state) => !holdsMoney(state) && state !== 'refunded'))
      expect(mayBecome(from, 'paid') && mayBecome(from, 'paid_review'), from).toBe(true)
    for (const from of states.filter(holdsMoney)) expect(mayBecome(from, 'refunded'), from).toBe(true)
    expect(mayBecome('paid', 'cancelled') || mayBecome('paid', 'expired')).toBe(false)
  })

  test.each(['', 'PAID', 'toString', '__proto__', 'paid '])('does not know the state %j', (text) =>
    expect(isOrderState(text)).toBe(false),
  )

  test('checks the provider at growing intervals, at expiry, and at least every six hours', () => {
    const expiresAt = new Date('2026-11-21T09:30:00Z')
    let now = new Date('2026-11-21T09:00:00Z')
    const requested: string[] = []
    for (let checkCount = 0; checkCount < 40; checkCount++) {
      const next = nextCheckAt({ checkCount, expiresAt }, now)
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(6 * 3_600_000)
      requested.push(next.toISOString().slice(11, 16))
      now = next
    }
    expect(requested.slice(0, 4)).toEqual(['09:03', '09:09', '09:21', '09:30'])
    expect(Number.isFinite(nextCheckAt({ checkCount: 10_000, expiresAt }, now).getTime())).toBe(true)
  })

  test('hidden, unpublished and withdrawn variants cannot be ordered', () => {
    const variant = {
      id: 'v',
      productTitle: 'P',
      status: 'published',
      isHidden: false,
      isOffered: true,
      purchasable: true,
      currencyCode: 'CHF',
      unitPriceCents: 100,
    }
    const draft = (change: object, quantity = 1) =>
      draftOrder([{ variantId: 'v', quantity }], [{ ...variant, ...change } as never])
    expect(draft({}, 3)).toMatchObject({ ok: true, totalCents: 300 })
    for (const change of [{ status: 'draft' }, { isHidden: true }, { isOffered: false }, { id: 'other' }])
      expect(draft(change)).toEqual({ ok: false, reason: 'unknown-variant', variantId: 'v' })
    expect(draft({ purchasable: false })).toMatchObject({ reason: 'not-purchasable' })
    expect(draft({}, 11)).toMatchObject({ reason: 'too-many-units' })
    expect(draft({ unitPriceCents: 0 })).toEqual({ ok: false, reason: 'nothing-to-pay' })
    expect(draftOrder([], [])).toMatchObject({ ok: false })
    const two = [variant, { ...variant, id: 'w', currencyCode: 'EUR' }] as never
    expect(
      draftOrder(
        [
          { variantId: 'v', quantity: 1 },
          { variantId: 'w', quantity: 1 },
        ],
        two,
      ),
    ).toEqual({ ok: false, reason: 'mixed-currencies' })
  })
})

describe('former prices (PBV Art. 16)', () => {
  const day = 86_400_000
  const start = Date.UTC(2026, 0, 1)
  const aHistory = fc.array(
    fc.record({ days: fc.integer({ min: 1, max: 90 }), priceCents: fc.constantFrom(29_900, 39_900, 49_900, 59_900) }),
    { minLength: 1, maxLength: 6 },
  )

  test('are higher than the current price and were charged recently or for 30 days', () => {
    fc.assert(
      fc.property(aHistory, fc.integer({ min: 0, max: 200 }), (steps, later) => {
        let at = start
        const history: RequestedPrice[] = steps.map(({ days, priceCents }) => {
          const requested = { priceCents, updatedAt: new Date(at) }
          at += days * day
          return requested
        })
        const last = history.at(-1)
        const now = new Date((last?.updatedAt.getTime() ?? start) + later * day)
        const found = formerPrice(history, now)
        if (found.cents === null) return
        expect(found.cents).toBeGreaterThan(last?.priceCents ?? 0)
        let maxLength = 0
        let run = 0
        steps.slice(0, -1).forEach(({ days, priceCents }) => {
          run = priceCents === found.cents ? run + days : 0
          maxLength = Math.max(maxLength, run)
        })
        expect(maxLength).toBeGreaterThan(0)
        if (found.because === 'asked-30-days') expect(maxLength).toBeGreaterThanOrEqual(provingDays)
        if (found.because === 'directly-before') expect(now.getTime()).toBeLessThan(found.until.getTime())
      }),
      { ...seeded, numRuns: 600 },
    )
  })
})

describe('amounts', () => {
  test.each([
    [10_810, 8.1, 810],
    [49_900, 8.1, 3_739],
    [10_260, 2.6, 260],
    [10_380, 3.8, 380],
    [10_770, 7.7, 770],
    [1, 8.1, 0],
    [0, 8.1, 0],
    [5_000, 0, 0],
  ])('of %d cents at %d %% the VAT is %d cents', (total, rate, vat) => expect(containedVatCents(total, rate)).toBe(vat))

  test('VAT and net price add up to the price', () => {
    for (let total = 0; total < 200_000; total += 137) {
      const vat = containedVatCents(total, 8.1)
      expect(Number.isInteger(vat)).toBe(true)
      expect(Math.abs((total - vat) * 1.081 - total)).toBeLessThan(1.1)
    }
  })

  test('the first-order discount is 10%, rounded to five centimes', () => {
    for (let priceCents = 0; priceCents < 150_000; priceCents += 995) {
      const saving = firstOrderSavingCents({ priceCents })
      expect(saving % 5).toBe(0)
      expect(Math.abs(saving - priceCents / 10)).toBeLessThanOrEqual(2.5)
    }
  })
})

describe('store queries', () => {
  const products = (query: string) => readProductQuery(new URLSearchParams(query))

  test.each([
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=%205',
    'limit=0x10',
    'limit=1e2',
    'limit=NaN',
    'limit=Infinity',
    'offset=100001',
    'offset=ten',
    'order=up',
    'sort_by=price;drop',
    'is_hidden=yes',
    'to_date=yesterday',
    'to_date=2026-02-30',
    'unknown=1',
    '__proto__=1',
    Array.from({ length: 101 }, (_, n) => `ids[]=${n}`).join('&'),
  ])('%s is reported as invalid by name', (query) => {
    const read = products(query)
    expect(read.ok).toBe(false)
    const [name = ''] = [...new URLSearchParams(query).keys()]
    expect(!read.ok && Object.keys(read.fields)).toEqual([name])
  })

  test('a valid query is parsed', () => {
    expect(products('ids[]=a&ids[]=b&limit=100&offset=0&order=desc&is_hidden=false&to_date=2026-11-21')).toMatchObject({
      ok: true,
      query: { ids: ['a', 'b'], limit: 100, offset: 0, order: 'desc', isHidden: false, toDate: new Date('2026-11-21') },
    })
    expect(products('')).toMatchObject({ ok: true, query: { isHidden: undefined, toDate: undefined } })
  })

  test('a stock query names products, and a field query one known field', () => {
    const stock = (query: string) => readStockQuery(new URLSearchParams(query))
    expect(stock('product_ids[]=a&fields=inventory_quantity')).toEqual({ ok: true, query: { productIds: ['a'] } })
    expect(stock('')).toMatchObject({
      ok: false,
      fields: { 'product_ids[]': catalogueTexts.storeQuery.mustContainAtLeastOne },
    })
    expect(stock('product_ids[]=a&fields=price')).toMatchObject({ ok: false, fields: { fields: expect.any(String) } })
    const field = (query: string) => readFieldQuery(new URLSearchParams(query), ['title', 'price'])
    expect(field('field=title')).toEqual({ ok: true, query: { field: 'title' } })
    expect(field('field=toString').ok).toBe(false)
    expect(field('feld=title')).toEqual({ ok: false, fields: { feld: 'is not known' } })
  })
})

test.each([
  ['<p>Salary &amp; rent.</p><p>One canton.</p>', 'Salary & rent. One canton.'],
  ['a &unknown; b &lt;b&gt;', 'a &unknown; b <b>'],
  ['&toString; &constructor;', '&toString; &constructor;'],
  ['&amp;lt;', '&lt;'],
  ['<br/>\n\n x', 'x'],
  ['', ''],
])('the plain text of %j is %j', (html, words) => expect(plainText(html)).toBe(words))
