import { expect, test } from 'vitest'
import { answerDueAt, endOfSwissDay, startOfSwissDay } from './working-hours.ts'

test.each([
  ['in winter', '2026-11-21', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'],
  ['in summer', '2026-07-01', '2026-06-30T22:00:00Z', '2026-07-01T22:00:00Z'],
  ['of 23 hours, when summer begins', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
  ['of 25 hours, when summer ends', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('a day %s starts and ends at midnight in Zurich', (_, day, start, end) => {
  expect(startOfSwissDay(day)).toEqual(new Date(start))
  expect(endOfSwissDay(day)).toEqual(new Date(end))
})

test.each([
  ['on a Tuesday', '2026-11-17T09:00:00Z', 24, '2026-11-18T09:00:00Z'],
  ['within one day', '2026-11-17T09:00:00Z', 3, '2026-11-17T12:00:00Z'],
  ['over a weekend', '2026-11-20T14:00:00Z', 24, '2026-11-23T14:00:00Z'],
  ['received on a Saturday', '2026-11-21T10:00:00Z', 24, '2026-11-23T23:00:00Z'],
  ['over Christmas and the weekend after it', '2026-12-24T10:00:00Z', 48, '2026-12-29T10:00:00Z'],
  ['over the weekend in which summer begins', '2026-03-27T09:00:00Z', 24, '2026-03-30T08:00:00Z'],
  ['over the weekend in which summer ends', '2026-10-23T08:00:00Z', 24, '2026-10-26T09:00:00Z'],
  ['that end with the day', '2026-11-20T14:00:00Z', 9, '2026-11-20T23:00:00Z'],
  ['none', '2026-11-21T10:00:00Z', 0, '2026-11-22T23:00:00Z'],
])('the response deadline counts hours of working days only: %s', (_, receivedAt, hours, due) => {
  expect(answerDueAt(new Date(receivedAt), hours)).toEqual(new Date(due))
})
