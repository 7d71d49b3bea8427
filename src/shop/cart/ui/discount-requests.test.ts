import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import {
  emptyDiscountInput,
  fetchDiscounts,
  nothingGiven,
  recallDiscount,
  rememberDiscount,
} from './discount-requests.ts'

const saved = new Map<string, string>()
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
}
beforeEach(() => void vi.stubGlobal('localStorage', storage))
afterEach(() => {
  saved.clear()
  vi.unstubAllGlobals()
})

const discount = { code: 'SPRING', email: 'ana@example.com' }
const items = [{ variant: { id: 'standard-2025' }, quantity: 2 }] as unknown as CartItem[]

describe('the remembered discount request', () => {
  test('is read as written and removed with an empty request', () => {
    rememberDiscount(discount)
    expect(recallDiscount()).toEqual(discount)
    rememberDiscount(emptyDiscountInput)
    expect(saved.size).toBe(0)
    rememberDiscount(discount)
    rememberDiscount(null)
    expect(recallDiscount()).toEqual(emptyDiscountInput)
  })

  test.each(['', '{', 'null', '5', '[]', '{"code":5,"email":null,"isFirstTime":"yes"}'])(
    'is empty when the storage contains %j',
    (text) => {
      for (const key of ['e-commerce-cart-discount']) saved.set(key, text)
      expect(recallDiscount()).toEqual(emptyDiscountInput)
    },
  )

  test('is empty when the storage is unavailable', () => {
    const closed = () => {
      throw new Error('closed')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
    expect(() => rememberDiscount(discount)).not.toThrow()
    expect(recallDiscount()).toEqual(emptyDiscountInput)
  })
})

describe('the discounts returned by the store', () => {
  const answered = (body: unknown, init: ResponseInit = {}) => {
    const fetched = vi.fn(
      async (..._: unknown[]) => new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
    )
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  const given = { title: 'Spring', amount_in_cents: 5_000 }

  test('are requested for the current cart, and never for an empty one', async () => {
    const fetched = answered({ discounts: [given], refused: {} })
    expect(await fetchDiscounts('main', [], discount)).toEqual({ ...nothingGiven, discount })
    expect(fetched).not.toHaveBeenCalled()
    const found = await fetchDiscounts('main', items, discount)
    expect(found).toEqual({
      discount,
      discounts: [{ title: 'Spring', amountCents: 5_000 }],
      refused: { code: null },
    })
    const [, sent] = fetched.mock.calls[0] ?? []
    expect(JSON.parse((sent as { body: string }).body)).toEqual({
      ...{ items: [{ variant_id: 'standard-2025', quantity: 2 }], code: 'SPRING' },
      email: 'ana@example.com',
    })
  })

  test('have messages for refused parts, which are not requested again', async () => {
    answered({ discounts: [], refused: { code: { message: 'Over' } } })
    const found = await fetchDiscounts('main', items, discount)
    expect(found).toMatchObject({ discount: { ...discount, code: '' }, refused: { code: 'Over' } })
  })

  test.each<[string, unknown, ResponseInit]>([
    ['an error', { discounts: [given] }, { status: 500 }],
    ['no JSON', '<html>', {}],
    ['nothing', null, {}],
    ['no list', { discounts: given }, {}],
  ])('are empty when the response is %s', async (_, body, init) => {
    answered(body, init)
    expect(await fetchDiscounts('main', items, discount)).toEqual({ ...nothingGiven, discount })
  })

  test('exclude malformed entries', async () => {
    answered({ discounts: [null, 5, { title: 5, amount_in_cents: 1 }, { title: 'x', amount_in_cents: '1' }, given] })
    expect((await fetchDiscounts('main', items, discount)).discounts).toEqual([{ title: 'Spring', amountCents: 5_000 }])
  })
})
