import { expect, test } from 'vitest'
import { ungrouped } from './clean-text.ts'

test.each([
  ["1'234.50", '1234.50'],
  ['1’234’567', '1234567'],
  ['1 234', '1234'],
  ['1,234.50', '1234.50'],
  ['-1,234', '-1234'],
  ['12,50', '12,50'],
  ['1,23', '1,23'],
  ['1,2345', '1,2345'],
  ['0,125', '0,125'],
])('the number %j is read as %j', (submitted, number) => expect(ungrouped(submitted)).toBe(number))
