import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guaranteedSavingCents, lineStatus, priceGuaranteeError } from './price-guarantee.ts'

const endsAt = new Date('2026-12-21T09:00:00Z')

test.each([
  [false, '2026-12-21T08:59:59.999Z', null],
  [false, '2026-12-21T09:00:00Z', 'price-lock-over'],
  [true, '2026-12-01T09:00:00Z', 'price-lock-used'],
] as const)('a guarantee used %j at %s has the error %j', (isUsed, now, error) => {
  expect(priceGuaranteeError({ endsAt }, isUsed, new Date(now))).toBe(error)
})

test.each([
  [49_900, 49_900, 'same'],
  [49_900, 59_900, 'dearer-today'],
  [49_900, 39_900, 'cheaper-today'],
  [49_900, null, 'not-sold'],
] as const)('a price guaranteed at %d and now %d is %s', (unitPriceCents, today, status) => {
  expect(lineStatus({ variantId: 'a', unitPriceCents }, today)).toBe(status)
})

test('one unit costs the lower of guaranteed and current price; further units cost the current price', () => {
  const line = fc.record({
    variantId: fc.constantFrom('a', 'b', 'c', 'd'),
    saved: fc.integer({ min: 0, max: 500_000 }),
    today: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 0, max: 10 }),
  })
  const lines = fc.uniqueArray(line, { selector: ({ variantId }) => variantId, maxLength: 4 })
  fc.assert(
    fc.property(lines, (all) => {
      const locked = all.map(({ variantId, saved }) => ({ variantId, unitPriceCents: saved }))
      const cart = all.map(({ variantId, today, quantity }) => ({ variantId, quantity, unitPriceCents: today }))
      const inAll = cart.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
      const paid = all.reduce((sum, { saved, today, quantity }) => {
        return sum + (quantity === 0 ? 0 : Math.min(saved, today) + (quantity - 1) * today)
      }, 0)
      expect(inAll - guaranteedSavingCents(locked, cart)).toBe(paid)
    }),
  )
})
