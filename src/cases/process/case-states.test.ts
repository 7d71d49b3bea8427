import { describe, expect, test } from 'vitest'
import { readerOf, wordsForClient } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'
import { aCaseRow } from '#test/case-row.ts'
import { adviserMoves, clientMoves, statusesOfStates } from '#test/cases/case-moves.ts'
import {
  allowedMoves,
  type CaseRole,
  type CaseState,
  caseMoves,
  casePhases,
  caseStates,
  caseStatuses,
  isCaseMove,
  moveNames,
  nextState,
  phaseOf,
  states,
  statesOf,
  statesStatus,
} from './case-states.ts'

describe('allowed moves', () => {
  test.each(caseStates)('from state %s each role has exactly its own moves', (state) => {
    expect(allowedMoves(state, 'adviser')).toEqual(adviserMoves[state])
    expect(allowedMoves(state, 'client')).toEqual(clientMoves[state])
    const reopen = state === 'closed' || state === 'withdrawn' ? ['reopen'] : []
    for (const role of ['admin', 'owner'] as CaseRole[]) {
      expect(allowedMoves(state, role)).toEqual([...adviserMoves[state], ...reopen])
    }
  })

  test('the system may only request documents, start preparation and withdraw refunded cases', () => {
    const moves = new Set(caseStates.flatMap((state) => allowedMoves(state, 'system')))
    expect([...moves]).toEqual(['ask_for_documents', 'start_preparation', 'withdraw'])
  })

  test('every state can be reached from intake and left again', () => {
    const reached = new Set<CaseState>(['intake'])
    for (const state of reached) {
      for (const name of moveNames) if (caseMoves[name].from.includes(state)) reached.add(nextState(name, null))
    }
    expect([...reached].sort()).toEqual([...caseStates].sort())
    for (const state of caseStates) expect(allowedMoves(state, 'owner').length).toBeGreaterThan(0)
  })
})

describe('statuses, phases and names', () => {
  test.each(caseStates)('the state %s has exactly one status, and one in staff lists', (state) => {
    const [own, inLists] = statusesOfStates[state]
    expect(caseStatuses.filter((status) => statesOf(status).includes(state))).toEqual([own])
    expect(caseStatuses.filter((status) => statesStatus(status).includes(state))).toEqual([inLists])
  })

  test('a resumed case returns to its state before the hold', () => {
    expect(nextState('resume', 'review')).toBe('review')
    expect(nextState('resume', null)).toBe('intake')
    expect(nextState('approve', null)).toBe('client_approval')
  })

  test('the phase bar covers every phase; on hold shows the previous phase, withdrawn none', () => {
    const phases = new Set(caseStates.map((state) => states[state].phase).filter((phase) => phase !== null))
    expect([...phases]).toEqual([...casePhases])
    expect(phaseOf('on_hold', 'review')).toBe('preparation')
    expect(phaseOf('withdrawn', null)).toBeNull()
  })

  test('isCaseMove accepts names of moves only', () => {
    expect(isCaseMove('file')).toBe(true)
    expect(isCaseMove('toString')).toBe(false)
  })
})

describe('texts for clients', () => {
  const words = (change: Parameters<typeof aCaseRow>[0]) => {
    const found = aCaseRow({ packageId: 'basic', ...change })
    return wordsForClient(found, { reader: readerOf('ana', found), openQuestions: 0, today: '2026-12-03' })
  }

  test('the text of a case requested without an order does not mention an order', () => {
    expect(words({ state: 'intake' })).toBe(caseTexts.cases.states.intake.forClient)
    expect(words({ state: 'intake', orderId: null })).toBe(caseTexts.cases.intakeOfRequest)
  })

  test('the client text follows the approval and the objection period', () => {
    const waiting = { state: 'client_approval', openSigners: [{ id: 'ana', name: 'Ana' }] } as const
    expect(words({ ...waiting, openSigners: [...waiting.openSigners] })).toBe(
      caseTexts.cases.states.client_approval.forClient,
    )
    expect(words({ state: 'client_approval', clientApprovedAt: new Date() })).toBe(
      caseTexts.cases.moves.approve.notifies,
    )
    const assessed = { state: 'assessed', objectionEndsOn: '2027-04-06' } as const
    expect(words(assessed)).toContain(caseTexts.cases.objectionUntil('2027-04-06', false))
    expect(words({ ...assessed, decidedOn: '2027-03-01' })).toContain(
      caseTexts.cases.objectionUntil('2027-04-06', true),
    )
    expect(words({ state: 'filed' })).toBe(t(caseTexts.cases).states.filed.forClient)
  })
})
