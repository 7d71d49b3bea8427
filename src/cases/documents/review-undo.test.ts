import { expect, test } from 'vitest'
import { lastDecision, mayUndo, undoMs } from './document-states.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const mine = { state: 'accepted', reviewedBy: 'me', reviewedAt: ago(1000) }

test.each([
  ['just now', mine, true],
  ['just now as a rejection', { ...mine, state: 'rejected' }, true],
  ['just within the limit', { ...mine, reviewedAt: ago(undoMs - 1) }, true],
  ['at the limit', { ...mine, reviewedAt: ago(undoMs) }, false],
  ['by another person', { ...mine, reviewedBy: 'other' }, false],
  ['by an unknown person', { ...mine, reviewedBy: null }, false],
  ['at an unknown time', { ...mine, reviewedAt: null }, false],
  ['never, as the document is still received', { ...mine, state: 'received' }, false],
  ['before a newer upload superseded it', { ...mine, state: 'superseded' }, false],
  ['before the scanner quarantined it', { ...mine, state: 'quarantined' }, false],
])('right to undo a decision made %s', (_, document, expected) => {
  expect(mayUndo(document, 'me', now)).toBe(expected)
})

test('lastDecision returns the newest decision of that person', () => {
  const documents = [
    { ...mine, id: 'older', reviewedAt: ago(5000) },
    { ...mine, id: 'newest', reviewedAt: ago(1000) },
    { ...mine, id: 'of another', reviewedBy: 'other', reviewedAt: ago(10) },
  ]
  expect(lastDecision(documents, 'me', now)).toMatchObject({ id: 'newest' })
  expect(lastDecision(documents, 'nobody', now)).toBeNull()
})
