import { expect, test } from 'vitest'
import { timeTaken, waitingTime } from './waiting-time.ts'

test.each([
  [0, 'less than a second'],
  [1, 'a second'],
  [7, '7 seconds'],
  [60, 'a minute'],
  [100, '2 minutes'],
])('a duration of %i seconds reads %s', (seconds, text) => {
  expect(timeTaken(seconds)).toBe(text)
})

test('a waiting time is given in minutes, at least one', () => {
  expect([10, 61, 700].map(waitingTime)).toEqual(['a minute', '2 minutes', '12 minutes'])
})
