import { expect, test } from 'vitest'
import type { CaseState } from '#cases/process/case-states.ts'
import { documentsAreDone, requestedSinceFiling } from './required-documents.ts'

const done = { required: 2, openRequired: 0, missingRequired: 0 }
const checking = { required: 2, openRequired: 1, missingRequired: 0 }
const missing = { required: 2, openRequired: 1, missingRequired: 1 }

test.each<[CaseState, typeof done, boolean]>([
  ['waiting_for_documents', missing, false],
  ['waiting_for_documents', done, false],
  ['on_hold', missing, true],
  ['filed', done, true],
  ['filed', checking, false],
  ['filed', missing, false],
  ['assessed', missing, false],
  ['closed', missing, true],
  ['withdrawn', missing, true],
])('case state %s with %o needs no more documents: %s', (state, progress, expected) => {
  expect(documentsAreDone({ state, progress, items: [] })).toBe(expected)
})

test.each([
  ['missing', true, false],
  ['received', true, false],
  ['accepted', true, true],
  ['not_needed', true, true],
  ['rejected', false, false],
  ['missing', false, true],
  ['received', false, true],
] as const)('a filed case with a document %s (requested since: %s) needs no more documents: %s', (...given) => {
  const [state, isRequestedLate, expected] = given
  expect(documentsAreDone({ state: 'filed', progress: done, items: [{ state, isRequestedLate }] })).toBe(expected)
})

test('items requested since filing are read from the timeline', () => {
  const requested = (item: string) => {
    const content = { code: 'documents-asked' as const, values: { items: [item] } }
    return { payload: content, toState: null }
  }
  const added = { payload: { code: 'item-added', values: { item: 'Lease' } } as const, toState: null }
  const filed = { payload: { code: 'note', values: { text: '' } } as const, toState: 'filed' }
  expect(requestedSinceFiling([requested('Permit'), added, filed, requested('Salary')])).toEqual(
    new Set(['Permit', 'Lease']),
  )
  expect(requestedSinceFiling([requested('Salary')])).toEqual(new Set())
})
