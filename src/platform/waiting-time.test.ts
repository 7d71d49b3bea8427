import { expect, test } from 'vitest'
import { timeTaken, waitingTime } from './waiting-time.ts'

test.each([
  [0, 'under a second'],
  [1, 'a second'],
  [7, '7 seconds'],
  [60, 'a minute'],
  [100, '2 minutes'],
])('what took %i seconds took %s', (seconds, text) => {
  expect(timeTaken(seconds)).toBe(text)
})

test('a wait is told in minutes, one at least', () => {
  expect([10, 61, 700].map(waitingTime)).toEqual(['a minute', '2 minutes', '12 minutes'])
})
