import { expect, test } from 'vitest'
import { francs } from './trace.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1’000'],
  [1234567.5, '1’234’567.50'],
  [-1500, '−1’500'],
  [0.126, '0.13'],
])('%d is printed %s', (amount, printed) => {
  expect(francs(amount)).toBe(printed)
})
