import { expect, test } from 'vitest'
import { dayOf } from './day-text.ts'

test.each([
  ['31.03.2026', '2026-03-31'],
  [' 1.3.2026 ', '2026-03-01'],
  ['1. 3. 2026', '2026-03-01'],
  ['2026-03-31', '2026-03-31'],
  ['31.02.2026', '2026-02-31'],
  ['03/31/2026', '03/31/2026'],
  ['31.3.26', '31.3.26'],
  ['', ''],
])('the day %j is read as %j', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})
