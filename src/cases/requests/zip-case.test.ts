import { expect, test } from 'vitest'
import { zipNames } from './zip-case.server.ts'

const named = (originalFilename: string, documentType: string | null = null) => {
  return { originalFilename, documentType, state: 'received' }
}

test.each([
  [
    [named('a.pdf', 'Permit'), named('a.pdf', 'Permit'), named('A.PDF', 'Permit')],
    ['Permit/a.pdf', 'Permit/a (2).pdf', 'Permit/A (3).PDF'],
  ],
  [
    [named('a.pdf'), named('a.pdf', 'Bank')],
    ['Other/a.pdf', 'Bank/a.pdf'],
  ],
  [
    [named('../../x', '..'), named('b', 'A/B: c')],
    ['file/x', 'A B  c/b'],
  ],
])('ZIP names are unique and stay in their folder', (documents, expected) => {
  expect(zipNames(documents, 'Other')).toEqual(expected)
})
