import { expect, test } from 'vitest'
import { cutAtWord } from './page-meta.ts'

test.each([
  ['short', 160, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three four', 12, 'one two…'],
  ['one two, three', 10, 'one two…'],
  ['unbroken-and-very-long', 10, 'unbroken-…'.replace('-…', '…')],
])('%s cut at %d is %s', (text, length, expected) => {
  expect(cutAtWord(text, length)).toBe(expected)
})
