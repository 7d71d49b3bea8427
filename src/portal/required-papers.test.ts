import { expect, test } from 'vitest'
import type { CaseState } from '#cases/case-states.ts'
import { papersAreDone, papersOf } from './required-papers.ts'

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
])('%s with %o waits for no paper: %s', (state, progress, expected) => {
  expect(papersAreDone({ state, progress })).toBe(expected)
})

test('papers of all cases count what is required of those that are worked on', () => {
  const papers = papersOf([
    { id: 'a', state: 'waiting_for_documents', progress: checking },
    { id: 'b', state: 'waiting_for_documents', progress: missing },
    { id: 'c', state: 'on_hold', progress: missing },
    { id: 'd', state: 'filed', progress: missing },
  ])
  expect(papers).toEqual({ needed: 4, received: 3, checked: 2, missingIn: 'b' })
})
