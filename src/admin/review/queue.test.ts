import { expect, test } from 'vitest'
import { sendBackText } from '#cases/requests/send-back-reason.ts'
import { caseWords } from '#cases/words.ts'
import { neighbour, nextToCheck } from './queue.ts'

const documents = [
  { id: 'a', state: 'accepted' },
  { id: 'b', state: 'received' },
  { id: 'c', state: 'rejected' },
  { id: 'd', state: 'received' },
]

test.each([
  ['a', 'b'],
  ['b', 'd'],
  ['d', 'b'],
  [undefined, 'b'],
  ['gone', 'b'],
])('after %s comes %s, which waits', (from, expected) => {
  expect(nextToCheck(documents, from)?.id).toBe(expected)
})

test('nothing comes after the last that waits', () => {
  expect(nextToCheck(documents.slice(0, 2), 'b')).toBeUndefined()
})

test.each([
  ['a', -1, 'a'],
  ['a', 1, 'b'],
  ['d', 1, 'd'],
  ['d', -1, 'c'],
] as const)('beside %s by %i lies %s', (from, by, expected) => {
  expect(neighbour(documents, from, by)?.id).toBe(expected)
})

test.each([
  ['Own words.', 'cut-off', 'Own words.'],
  [' ', 'wrong-year', 'This document is of another year. Please send the one of the tax year of your case.'],
  ['', 'own', ''],
])('the client is told %j with %s as %j', (entered, template, expected) => {
  expect(sendBackText(entered, template, caseWords().sendBackReasons)).toBe(expected)
})
