import { expect, test } from 'vitest'
import { inChosenOrder } from './chosen-order.ts'

test.each([
  ['unchanged positions keep the order', ['1', '2', '3', '4'], 'abcd'],
  ['the last item moves to the top', ['1', '2', '3', '1'], 'dabc'],
  ['the first item moves to the end', ['4', '2', '3', '4'], 'bcda'],
  ['an item moves up by one', ['1', '2', '2', '4'], 'acbd'],
  ['an item moves down by one', ['1', '3', '3', '4'], 'acbd'],
  ['two items are swapped', ['2', '1', '3', '4'], 'bacd'],
  ['two items moved to one position stay in order', ['1', '2', '1', '1'], 'cdab'],
  ['a position beyond the end means last, 0 means first', ['99', '2', '3', '0'], 'dbca'],
  ['invalid positions are ignored', ['', 'x', '-1', '1.5'], 'abcd'],
  ['missing positions are ignored', [], 'abcd'],
])('%s', (_, places, order) => {
  expect(inChosenOrder(['a', 'b', 'c', 'd'], places).join('')).toBe(order)
})
