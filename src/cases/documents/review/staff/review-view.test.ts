import { expect, test } from 'vitest'
import { sendBackText } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

import { neighbour, nextToCheck } from './review-view.ts'

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
])('after %s, the next document to check is %s', (from, expected) => {
  expect(nextToCheck(documents, from)?.id).toBe(expected)
})

test('there is no next document after the last one to check', () => {
  expect(nextToCheck(documents.slice(0, 2), 'b')).toBeUndefined()
})

test.each([
  ['a', -1, 'a'],
  ['a', 1, 'b'],
  ['d', 1, 'd'],
  ['d', -1, 'c'],
] as const)('from document %s, moving by %i selects %s', (from, by, expected) => {
  expect(neighbour(documents, from, by)?.id).toBe(expected)
})

test.each([
  ['Own words.', 'cut-off', 'Own words.'],
  [' ', 'wrong-year', caseTexts.cases.sendBackReasons['wrong-year'].text],
  ['', 'own', ''],
])('with the text %j and the template %s, the client gets %j', (entered, template, expected) => {
  expect(sendBackText(entered, template, t(caseTexts.cases).sendBackReasons)).toBe(expected)
})
