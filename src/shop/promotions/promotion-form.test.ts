import { describe, expect, test } from 'vitest'
import { discountBody, discountInputOf, noContent, readDiscount, writeDiscount } from './discount-input.ts'
import {
  countedUses,
  discountCents,
  isUseState,
  mayBecomeUse,
  type PricedLine,
  type Promotion,
  pickDiscounts,
  type UseState,
  writtenCode,
} from './promotion.ts'
import { maxTitleLength, readPromotion } from './promotion-form.ts'

const now = new Date('2026-06-01T10:00:00Z')
const products = ['standard', 'basic']
const good = { title: 'Summer', way: 'itself', kind: 'percent', percent: '10' }
const read = (change: Record<string, string>, chosen: string[] = []) =>
  readPromotion({ ...good, ...change }, chosen, products, now)
const errorsOf = (change: Record<string, string>, chosen: string[] = []) => {
  const outcome = read(change, chosen)
  return outcome.ok ? {} : outcome.errors
}

describe('the form of a promotion', () => {
  test('is parsed as entered', () => {
    expect(read({}, ['basic', 'basic'])).toEqual({
      ok: true,
      promotion: {
        ...{ title: 'Summer', code: null, percent: 10, amountCents: null, audience: 'everybody', isOnceEach: false },
        ...{ isCombinable: false, maxUses: null, startsAt: now, endsAt: null, productIds: ['basic'] },
      },
    })
  })

  test.each([
    [
      { way: 'code', code: ' sum mer-26 ' },
      { code: 'SUMMER-26', audience: 'everybody' },
    ],
    [{ way: 'first-order' }, { audience: 'first-order', isOnceEach: true, code: null }],
    [
      { kind: 'amount', amount: "1'000.05" },
      { percent: null, amountCents: 100_005 },
    ],
    [
      { once: 'yes', combinable: 'yes', uses: '1' },
      { isOnceEach: true, isCombinable: true, maxUses: 1 },
    ],
    [{ code: 'LEFTOVER' }, { code: null }],
    [{ title: ` ${'x'.repeat(maxTitleLength)} ` }, { title: 'x'.repeat(maxTitleLength) }],
  ])('with %j is parsed', (change, promotion) => expect(read(change)).toMatchObject({ ok: true, promotion }))

  test('uses Zurich time, in summer and in winter', () => {
    expect(read({ from: '2026-07-01T00:00', until: '2026-12-31T23:59' })).toMatchObject({
      promotion: { startsAt: new Date('2026-06-30T22:00:00Z'), endsAt: new Date('2026-12-31T22:59:00Z') },
    })
  })

  test('a day alone counts in full as the last day', () => {
    expect(read({ from: '01.07.2026', until: '31.12.2026' })).toMatchObject({
      promotion: { startsAt: new Date('2026-06-30T22:00:00Z'), endsAt: new Date('2026-12-31T23:00:00Z') },
    })
  })

  test.each([
    [{ title: '  ' }, { title: 'missing' }],
    [{ title: 'x'.repeat(maxTitleLength + 1) }, { title: 'too-long' }],
    [{ way: 'constructor' }, { way: 'unknown-choice' }],
    [{ way: '' }, { way: 'unknown-choice' }],
    [{ kind: 'toString' }, { kind: 'unknown-choice' }],
    [{ way: 'code', code: 'abc' }, { code: 'code-form' }],
    [{ way: 'code', code: 'x'.repeat(25) }, { code: 'code-form' }],
    [{ way: 'code', code: 'ÄPFEL' }, { code: 'code-form' }],
    [{ way: 'code' }, { code: 'code-form' }],
    [{ percent: '0' }, { percent: 'percent-range' }],
    [{ percent: '91' }, { percent: 'percent-range' }],
    [{ percent: '12.5' }, { percent: 'percent-range' }],
    [{ percent: '-10' }, { percent: 'percent-range' }],
    [{ percent: '' }, { percent: 'percent-range' }],
    [{ kind: 'amount', amount: '0' }, { amount: 'not-money' }],
    [{ kind: 'amount', amount: "10'000.01" }, { amount: 'not-money' }],
    [{ kind: 'amount', amount: '-5' }, { amount: 'not-money' }],
    [{ kind: 'amount', amount: '' }, { amount: 'not-money' }],
    [{ way: 'first-order', kind: 'amount', amount: '5' }, { kind: 'first-percent' }],
    [{ from: 'soon' }, { from: 'no-time' }],
    [{ until: 'later' }, { until: 'no-time' }],
    [{ until: '2026-06-01T12:00' }, { until: 'ends-before' }],
    [{ from: '2026-07-01T00:00', until: '2026-07-01T00:00' }, { until: 'ends-before' }],
    [{ uses: '0' }, { uses: 'uses-range' }],
    [{ uses: '100001' }, { uses: 'uses-range' }],
    [{ uses: '1.5' }, { uses: 'uses-range' }],
    [{ uses: 'many' }, { uses: 'uses-range' }],
    [
      { title: '', percent: '0', uses: '0' },
      { title: 'missing', percent: 'percent-range', uses: 'uses-range' },
    ],
  ])('with %j is refused with %j', (change, errors) => expect(errorsOf(change)).toEqual(errors))

  test('with an unknown product is refused', () => {
    expect(errorsOf({}, ['standard', 'gone'])).toEqual({ products: 'product-unknown' })
  })

  test.each([
    ['90', "10'000"],
    ['1', '0.01'],
  ])('accepts its limits: %s percent, CHF %s', (percent, amount) => {
    expect(errorsOf({ percent })).toEqual({})
    expect(errorsOf({ kind: 'amount', amount })).toEqual({})
  })
})

const aPromotion = (change: Partial<Promotion>): Promotion => ({
  ...{ id: 'p', title: 'Summer', code: null, percent: 10, amountCents: null, audience: 'everybody', isOnceEach: false },
  ...{ isCombinable: false, maxUses: null, startsAt: now, endsAt: null, endedAt: null, productIds: [], ...change },
})
const line = (unitPriceCents: number, change: Partial<PricedLine> = {}): PricedLine => ({
  ...{ productId: 'standard', typeValue: 'package', quantity: 1, unitPriceCents, ...change },
})

describe('the amount of a promotion', () => {
  test.each([
    [10, 25, 5], // 2.5 cents are half of the rounding step of 5 and are rounded up.
    [10, 24, 0],
    [50, 49_905, 24_955], // 24,952.5 cents before rounding
    [33, 100, 35],
    [1, 100, 0],
    [1, 250, 5],
    [90, 100, 90],
  ])('of %d percent of %d cents is %d cents', (percent, price, off) => {
    expect(discountCents(aPromotion({ percent }), [line(price)])).toBe(off)
  })

  test.each([
    ['an empty cart', {}, [], 0],
    ['a first order without a package', { audience: 'first-order' }, [line(9_000, { typeValue: 'service' })], 0],
    ['neither a share nor an amount', { percent: null }, [line(9_000)], 0],
    ['several units', { percent: 10 }, [line(9_000, { quantity: 3 })], 2_700],
    [
      'an amount of what is not in the cart',
      { percent: null, amountCents: 500, productIds: ['basic'] },
      [line(9_000)],
      0,
    ],
  ] as const)('for %s', (_name, change, lines, off) => {
    expect(discountCents(aPromotion(change as Partial<Promotion>), lines as never)).toBe(off)
  })

  const alone = (id: string, amountCents: number) => aPromotion({ id, percent: null, amountCents })
  const combinable = (id: string, amountCents: number) => ({ ...alone(id, amountCents), isCombinable: true })
  test.each([
    ['the better of two that stand alone', [alone('a', 100), alone('b', 200)], [['b', 200]]],
    [
      'those combined, when they are more',
      [alone('a', 250), combinable('b', 200), combinable('c', 100)],
      [
        ['b', 200],
        ['c', 100],
      ],
    ],
    ['the one alone, when it is as much', [alone('a', 300), combinable('b', 200), combinable('c', 100)], [['a', 300]]],
    ['a franc always remains', [alone('a', 999_999)], [['a', 900]]],
    ['what does not fit any more is left out', [combinable('a', 900), combinable('b', 50)], [['a', 900]]],
    [
      'the last is cut',
      [combinable('a', 600), combinable('b', 500)],
      [
        ['a', 600],
        ['b', 300],
      ],
    ],
    ['what takes nothing off is none', [aPromotion({ productIds: ['basic'] })], []],
    ['none', [], []],
  ])('picks %s', (_name, promotions, selected) => {
    const found = pickDiscounts(promotions, [line(1_000)])
    expect(found.map(({ promotion, amountCents }) => [promotion.id, amountCents])).toEqual(selected)
  })

  test('is zero for a cart of one franc or less', () => {
    expect(pickDiscounts([alone('a', 50)], [line(100)])).toEqual([])
    expect(pickDiscounts([alone('a', 50)], [line(60)])).toEqual([])
  })
})

const uses: UseState[] = ['held', 'used', 'returned', 'contested', 'accepted']
test.each([
  ['held', ['used', 'returned', 'contested']],
  ['returned', ['used', 'contested']],
  ['used', ['returned']],
  ['contested', ['accepted']],
  ['accepted', []],
] as const)('a discount use in state %s may become %j', (from, to) => {
  expect(uses.filter((state) => mayBecomeUse(from, state))).toEqual(to)
})

test('only discounts in the states held and used count as uses; unknown strings are not states', () => {
  expect(uses.filter((state) => countedUses.includes(state))).toEqual(['held', 'used'])
  expect(['used', 'valueOf', ''].map(isUseState)).toEqual([true, false, false])
})

describe('a discount request', () => {
  test.each([
    [{}, noContent],
    [{ code: '  ' }, noContent],
    [{ code: ' spring ' }, { ...noContent, code: 'spring' }],
    [{ email: '' }, noContent],
    [{ email: 'Anna@Example.COM' }, { ...noContent, email: 'anna@example.com' }],
    [{ first_time: true }, { ...noContent, isFirstTime: true }],
  ])('%j is parsed', (body, discount) => expect(readDiscount(discountBody.parse(body))).toEqual(discount))

  test.each([
    { code: 'x'.repeat(41) },
    { email: 'anna' },
    { email: `${'x'.repeat(200)}@example.com` },
    { first_time: 'yes' },
    { code: 7 },
  ])('%j is refused', (body) => expect(discountBody.safeParse(body).success).toBe(false))

  test.each([
    [noContent],
    [{ code: 'SPRING', email: 'anna@example.com', isFirstTime: true }],
    [{ code: null, email: null, isFirstTime: true }],
  ])('%j survives a round trip', (discount) =>
    expect(readDiscount(discountBody.parse(writeDiscount(discount)))).toEqual(discount),
  )

  test.each([
    ['code=SPRING', { ...noContent, code: 'SPRING' }],
    ['first_time=true', { ...noContent, isFirstTime: true }],
    ['first_time=1', noContent],
    [`code=${'x'.repeat(41)}&first_time=true`, noContent],
    ['', noContent],
  ])('in the query %j is %j', (query, discount) =>
    expect(discountInputOf(new URLSearchParams(query))).toEqual(discount),
  )

  test.each([
    [' spring 26 ', 'SPRING26'],
    ['a\tb\u00a0c', 'ABC'],
    ['', ''],
  ])('the code %j is stored as %j', (submitted, code) => expect(writtenCode(submitted)).toBe(code))
})
