import { expect, test } from 'vitest'
import { lastDecision, mayUndo, undoMs } from './review-undo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const mine = { state: 'accepted', reviewedBy: 'me', reviewedAt: ago(1000) }

test.each([
  ['just now', mine, true],
  ['sent back just now', { ...mine, state: 'rejected' }, true],
  ['in the last moment', { ...mine, reviewedAt: ago(undoMs - 1) }, true],
  ['too long ago', { ...mine, reviewedAt: ago(undoMs) }, false],
  ['by somebody else', { ...mine, reviewedBy: 'other' }, false],
  ['by nobody', { ...mine, reviewedBy: null }, false],
  ['at no time', { ...mine, reviewedAt: null }, false],
  ['not at all', { ...mine, state: 'received' }, false],
  ['replaced meanwhile', { ...mine, state: 'superseded' }, false],
  ['held back by the scanner', { ...mine, state: 'quarantined' }, false],
])('a decision made %s can be taken back: %3$s', (_, document, expected) => {
  expect(mayUndo(document, 'me', now)).toBe(expected)
})

test('the newest own decision goes first', () => {
  const documents = [
    { ...mine, id: 'older', reviewedAt: ago(5000) },
    { ...mine, id: 'newest', reviewedAt: ago(1000) },
    { ...mine, id: 'of another', reviewedBy: 'other', reviewedAt: ago(10) },
  ]
  expect(lastDecision(documents, 'me', now)).toMatchObject({ id: 'newest' })
  expect(lastDecision(documents, 'nobody', now)).toBeNull()
})
