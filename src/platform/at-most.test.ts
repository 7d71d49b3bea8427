import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('at most two tasks run at once, in FIFO order, and failed tasks free their slot', async () => {
  const inTurn = atMost(2)
  const began: number[] = []
  let running = 0
  let max = 0
  const task = (number: number) => async () => {
    began.push(number)
    max = Math.max(max, ++running)
    await turn()
    running--
    if (number % 3 === 0) throw new Error(`task ${number} failed`)
    return number
  }
  const numbers = [0, 1, 2, 3, 4, 5, 6]
  const outcomes = await Promise.allSettled(numbers.map((number) => inTurn(task(number))))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([false, true, true, false, true, true, false])
  expect(began).toEqual(numbers)
  expect(max).toBe(2)
  expect(await inTurn(task(7))).toBe(7)
})
