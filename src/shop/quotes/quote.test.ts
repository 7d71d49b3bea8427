import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStillToPay, mayBecome, quoteStateOn, quoteTotalCents } from './quote.ts'
import { enteredTotalCents, maxLines, readQuote } from './quote-form.ts'

test.each([
  ['draft', 'sent', true],
  ['draft', 'accepted', false],
  ['sent', 'accepted', true],
  ['sent', 'declined', true],
  ['sent', 'withdrawn', true],
  ['accepted', 'withdrawn', false],
  ['declined', 'accepted', false],
  ['expired', 'accepted', false],
  ['withdrawn', 'sent', false],
] as const)('the transition %s → %s is allowed: %j', (from, to, is) => {
  expect(mayBecome(from, to)).toBe(is)
})

test.each([
  ['sent', '2026-12-05', 'sent'],
  ['sent', '2026-12-06', 'expired'],
  ['accepted', '2026-12-06', 'accepted'],
  ['draft', '2026-12-06', 'draft'],
] as const)('an offer stored as %s and valid until December 5 is on %s %s', (state, today, shown) => {
  expect(quoteStateOn({ state, validOn: '2026-12-05' }, today)).toBe(shown)
})

const cents = fc.integer({ min: 100, max: 10_000_000 })
const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }), cents }), {
  minLength: 1,
  maxLength: maxLines,
})
const written = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`

test('the total is the sum of the entered lines, whichever rows are empty', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: maxLines }), (all, gap) => {
      const entered: Record<string, string> = { title: 'Offer', validOn: '2026-12-05' }
      let at = 0
      let sum = 0
      for (const [index, line] of all.entries()) {
        if (index === gap && at + all.length - index < maxLines) at += 1
        Object.assign(entered, { [`title${at}`]: 'Work', [`price${at}`]: written(line.cents) })
        entered[`quantity${at}`] = String(line.quantity)
        sum += line.cents * line.quantity
        at += 1
      }
      const read = readQuote(entered, { products: [], today: '2026-11-21' })
      expect(read).toMatchObject({ ok: true, content: { totalCents: sum } })
      if (read.ok) expect(quoteTotalCents(read.content.lines)).toBe(sum)
    }),
  )
})

test.each([
  [{ validOn: '2026-11-20' }, { validOn: 'day-over' }],
  [{ validOn: 'soon' }, { validOn: 'no-day' }],
  [{ validOn: '2027-12-05' }, { validOn: 'too-far' }],
  [{ title: ' ' }, { title: 'missing' }],
  [{ title0: '', price0: '' }, { title0: 'no-lines' }],
  [{ price0: '-5' }, { price0: 'not-money' }],
  [{ price0: '0' }, { price0: 'nothing-to-pay' }],
  [{ price0: '200000' }, { price0: 'not-money' }],
  [{ quantity0: '11' }, { quantity0: 'no-quantity' }],
  [{ product0: 'nothing' }, { product0: 'unknown-product' }],
  [{ title0: '' }, { title0: 'line-without-title' }],
] as const)('an offer with %j is refused with %j', (change, errors) => {
  const good = { title: 'Offer', validOn: '2026-12-05', title0: 'Work', price0: '90' }
  const read = readQuote({ ...good, ...change }, { products: [], today: '2026-11-21' })
  expect(read).toEqual({ ok: false, errors })
})

test.each([
  ['accepted', null, true],
  ['accepted', 'pending', true],
  ['accepted', 'payment_failed', true],
  ['accepted', 'cancelled', true],
  ['accepted', 'expired', true],
  ['accepted', 'awaiting_transfer', false],
  ['accepted', 'paid', false],
  ['accepted', 'paid_review', false],
  ['accepted', 'refunded', false],
  ['sent', null, false],
  ['declined', null, false],
] as const)('an offer that is %s with an order that is %s is still to be paid: %s', (state, orderState, expected) => {
  expect(isStillToPay({ state, orderState })).toBe(expected)
})

test.each([
  [{ product0: 'standard-2025' }, 49_900],
  [{ product0: 'standard-2025', quantity0: '2', price0: '450' }, 90_000],
  [{ title0: 'Company abroad', price0: '300', title1: 'Half-written' }, 30_000],
  [{ title0: 'Company abroad', price0: 'much' }, 0],
  [{}, 0],
])('the total shown while %j is written is %d', (entered, totalCents) => {
  const products = [{ variantId: 'standard-2025', title: 'Standard', unitPriceCents: 49_900 }]
  expect(enteredTotalCents(entered, products)).toBe(totalCents)
})
