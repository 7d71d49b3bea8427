import { expect, test } from 'vitest'
import {
  addWorkingDays,
  answerDueAt,
  bernHolidays,
  deadlineFrom,
  easterSunday,
  endOfSwissDay,
  holidaysEverywhere,
  isWorkingDay,
  startOfSwissDay,
  workingDayFrom,
} from './working-days.ts'

test.each([
  [1818, '1818-03-22'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, day) => expect(easterSunday(year)).toBe(day))

test('the holidays of Bern in 2027 and the national ones in 2026 are known', () => {
  expect(bernHolidays(2027)).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-03-26',
    '2027-03-29',
    '2027-05-06',
    '2027-05-17',
    '2027-08-01',
    '2027-12-25',
    '2027-12-26',
  ])
  expect(holidaysEverywhere(2026)).toEqual(['2026-01-01', '2026-05-14', '2026-08-01', '2026-12-25'])
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-12-25', false],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2027-03-30', true],
])('%s is a working day: %s', (day, works) => expect(isWorkingDay(day)).toBe(works))

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-12-23', 2, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2027-03-25', 1, '2027-03-30'],
])('%s plus %d working days is %s', (day, count, end) => expect(addWorkingDays(day, count)).toBe(end))

test('a day off moves to the next working day', () => {
  expect(workingDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(workingDayFrom('2026-12-28')).toBe('2026-12-28')
})

test.each([
  ['2026-12-31', 'BE', '2026-12-31'],
  ['2027-01-02', 'ZH', '2027-01-04'],
  ['2026-12-25', 'BE', '2026-12-28'],
  ['2027-03-26', 'BE', '2027-03-30'],
  // Good Friday is not a holiday in Valais and Ticino, so outside Bern the earlier deadline is shown.
  ['2027-03-26', 'VS', '2027-03-26'],
  ['2027-05-06', null, '2027-05-07'],
])('a deadline on %s in %s ends on %s', (day, canton, end) => expect(deadlineFrom(day, canton)).toBe(end))

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
