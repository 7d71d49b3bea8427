import { expect, test } from 'vitest'
import { answerBy, applicantDays } from './answer-clock.ts'

test.each([
  ['Monday to Tuesday', '2026-11-23T14:00:00Z', '2026-11-24', '15:00'],
  ['Friday to Monday', '2026-11-20T14:00:00Z', '2026-11-23', '15:00'],
  ['Saturday to the end of Monday', '2026-11-21T14:00:00Z', '2026-11-23', '24:00'],
  ['the day before Easter to Tuesday', '2027-03-25T14:00:00Z', '2027-03-30', '15:00'],
  ['over the change of clocks', '2026-10-23T13:00:00Z', '2026-10-26', '15:00'],
])('the response to an enquiry is due within one working day: %s', (_, received, on, at) => {
  expect(answerBy(new Date(received), new Date(received))).toEqual({ on, at, isLate: false })
})

test('a response is late after the deadline', () => {
  const received = new Date('2026-11-20T14:00:00Z')
  expect(answerBy(received, new Date('2026-11-23T14:00:00Z')).isLate).toBe(false)
  expect(answerBy(received, new Date('2026-11-23T14:01:00Z')).isLate).toBe(true)
})

test('the response to an applicant is due within five working days', () => {
  const received = new Date('2026-11-19T14:00:00Z')
  expect(answerBy(received, received, applicantDays)).toEqual({ on: '2026-11-26', at: '15:00', isLate: false })
})
