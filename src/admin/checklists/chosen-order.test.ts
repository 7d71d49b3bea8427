import { expect, test } from 'vitest'
import { inChosenOrder } from './chosen-order.ts'

test.each([
  ['nothing is changed', ['1', '2', '3', '4'], 'abcd'],
  ['the last goes to the top', ['1', '2', '3', '1'], 'dabc'],
  ['the first goes to the end', ['4', '2', '3', '4'], 'bcda'],
  ['one goes up by one', ['1', '2', '2', '4'], 'acbd'],
  ['one goes down by one', ['1', '3', '3', '4'], 'acbd'],
  ['two are exchanged', ['2', '1', '3', '4'], 'bacd'],
  ['two go to one place in their order', ['1', '2', '1', '1'], 'cdab'],
  ['a place beyond the end is the end, 0 the beginning', ['99', '2', '3', '0'], 'dbca'],
  ['what is no place counts as none', ['', 'x', '-1', '1.5'], 'abcd'],
  ['places that are missing count as none', [], 'abcd'],
])('%s', (_, places, order) => {
  expect(inChosenOrder(['a', 'b', 'c', 'd'], places).join('')).toBe(order)
})
