import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { greeting, pressing, sinceText } from './greeting.ts'

test.each([
  ['2026-11-24T10:59:00Z', 'Good morning'],
  ['2026-11-24T11:00:00Z', 'Good afternoon'],
  ['2026-11-24T17:00:00Z', 'Good evening'],
])('at %s the greeting is %s', (at, words) => expect(greeting(new Date(at))).toBe(words))

test.each([
  [0, 0, false, adminTexts.greeting.youHaveNothingOverdue],
  [0, 0, true, adminTexts.greeting.nothingIsOverdue],
  [1, 0, false, '1 reply is overdue.'],
  [3, 2, true, '3 replies are overdue, 2 cases are due today.'],
  [0, 1, false, '1 case is due today.'],
])('summary of %i late answers and %i due cases, for all staff: %s', (late, dueToday, isEveryone, words) => {
  expect(pressing({ late, dueToday, isEveryone })).toBe(words)
})

test.each([
  ['2026-11-24T06:12:00Z', '07:12'],
  ['2026-11-23T22:59:00Z', 'yesterday'],
  ['2026-11-20T10:00:00Z', '20 Nov'],
  ['2025-11-20T10:00:00Z', '20 Nov 2025'],
])('the time %s is shown as %s', (at, words) =>
  expect(sinceText(new Date(at), new Date('2026-11-24T09:00:00Z'))).toBe(words),
)
