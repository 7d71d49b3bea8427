import { expect, test } from 'vitest'
import { type Provable, pickClaims, shownClaims, wordsOf } from './claims.ts'

const claim = (id: string, validUntil: string, proven: boolean): Provable => ({ id, validUntil, proven })
const all = [
  claim('proven', '2027-06-30', true),
  claim('payload', '2027-06-30', false),
  claim('old', '2026-01-31', true),
]
const shownOn = (today: string, onlyProven: boolean) => shownClaims(all, { today, onlyProven }).map(({ id }) => id)

test.each([
  ['2026-01-31', false, ['proven', 'payload', 'old']],
  ['2026-02-01', false, ['proven', 'payload']],
  ['2026-02-01', true, ['proven']],
  ['2027-07-01', false, []],
])('on %s, with only proven claims %s, the shown claims are %j', (today, onlyProven, expected) => {
  expect(shownOn(today, onlyProven)).toEqual(expected)
})

test('a text based on two claims uses its fallback if one of them is hidden', () => {
  const words = { text: 'Both', claimIds: ['payload', 'old'], otherwise: 'Neither' }
  expect(wordsOf(words, all)).toBe('Both')
  expect(wordsOf(words, [{ id: 'payload' }])).toBe('Neither')
})

test('claims are picked in the requested order, and hidden ones are skipped', () => {
  expect(pickClaims(all, ['old', 'gone', 'proven']).map(({ id }) => id)).toEqual(['old', 'proven'])
})
