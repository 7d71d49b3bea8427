import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { greeting, pressing } from './greeting.ts'

test.each([
  ['2026-11-24T10:59:00Z', 'Good morning'],
  ['2026-11-24T11:00:00Z', 'Good afternoon'],
  ['2026-11-24T17:00:00Z', 'Good evening'],
])('at %s the greeting is %s', (at, words) => expect(greeting(new Date(at))).toBe(words))

test.each([
  [0, 0, adminTexts.greeting.nothingIsUrgent],
  [1, 3, adminTexts.greeting.needYouNow(1)],
  [0, 2, adminTexts.greeting.toDoToday(2)],
])('summary of %i urgent tasks and %i tasks of today: %s', (now, today, words) => {
  expect(pressing({ now, today })).toBe(words)
})
