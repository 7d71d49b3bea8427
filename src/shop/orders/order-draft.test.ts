import { describe, expect, test } from 'vitest'
import { draftOrder } from './order-draft.ts'

const variant = (id: string, change: object = {}) => ({
  ...{ id, title: 'Single', currencyCode: 'chf', manageInventory: false, unitPriceCents: 39_900, taxYear: 2025 },
  ...{ productId: `product-${id}`, productTitle: `Package ${id}`, purchasable: true, status: 'published' },
  ...{ isHidden: false, isOffered: true, typeValue: 'package', caseType: 'tax_return' },
  ...change,
})
const item = (variantId: string, quantity = 1) => ({ variantId, quantity })

test('a cart becomes order lines in cart order, and their total', () => {
  const draft = draftOrder([item('b', 2), item('a')], [variant('a'), variant('b', { unitPriceCents: 10_000 })])
  expect(draft).toMatchObject({ ok: true, currencyCode: 'chf', totalCents: 59_900 })
  expect(draft.ok && draft.lines.map((line) => line.variant.id)).toEqual(['b', 'a'])
})

describe('a cart is refused', () => {
  test.each([
    ['when nothing of that name is there', [item('x')], [], { reason: 'unknown-variant', variantId: 'x' }],
    ['of a draft', [item('a')], [variant('a', { status: 'draft' })], { reason: 'unknown-variant', variantId: 'a' }],
    ['of what is hidden', [item('a')], [variant('a', { isHidden: true })], { reason: 'unknown-variant' }],
    ['of what is archived', [item('a')], [variant('a', { status: 'archived' })], { reason: 'unknown-variant' }],
    ['of what is not sold', [item('a')], [variant('a', { purchasable: false })], { reason: 'not-purchasable' }],
    ['of too many units', [item('a', 11)], [variant('a')], { reason: 'too-many-units', title: 'Package a' }],
    [
      'of two currencies',
      [item('a'), item('b')],
      [variant('a'), variant('b', { currencyCode: 'eur' })],
      { reason: 'mixed-currencies' },
    ],
    ['that costs nothing', [item('a')], [variant('a', { unitPriceCents: 0 })], { reason: 'nothing-to-pay' }],
  ])('%s', (_, items, variants, refusal) => {
    expect(draftOrder(items, variants)).toMatchObject({ ok: false, ...refusal })
  })
})
