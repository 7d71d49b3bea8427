import { expect, test } from 'vitest'
import { readerOf, wordsForClient } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { aCaseRow } from '#test/case-row.ts'

const ana = { clientId: 'ana', clientName: 'Ana Keller' }
const [anaOpen, benOpen] = [
  { id: 'ana', name: 'Ana Keller' },
  { id: 'ben', name: 'Ben Keller' },
]
const words = (who: string, openSigners: { id: string; name: string | null }[], change: Partial<CaseRow> = {}) => {
  const found = aCaseRow({ ...ana, state: 'client_approval', packageId: 'basic', openSigners, ...change })
  return wordsForClient(found, { reader: readerOf(who, found), openQuestions: 0, today: '2026-12-03' })
}

test('of two signers, each sees whose approval is missing', () => {
  const ask = caseTexts.cases.states.client_approval.forClient
  expect(words('ana', [anaOpen, benOpen])).toBe(ask)
  expect(words('ben', [benOpen])).toBe(ask)
  expect(words('ana', [benOpen])).toBe(caseTexts.cases.waitsForApproval('Ben Keller'))
  expect(words('ben', [anaOpen])).toBe(caseTexts.cases.waitsForApproval('Ana Keller'))
  expect(words('ana', [{ id: 'ben', name: null }])).toBe(caseTexts.cases.waitsForApproval(caseTexts.reader.otherPerson))
  const all = { clientApprovedAt: new Date() }
  expect(words('ana', [], all)).toBe(caseTexts.cases.moves.approve.notifies)
  expect(words('ben', [], all)).toBe(caseTexts.cases.approvedByAll)
})

test('a partner who shares the case reads that its owner decides about the assessment', () => {
  const assessed = { state: 'assessed', objectionEndsOn: '2027-04-06' } as const
  expect(words('ana', [], assessed)).toContain('You decide')
  expect(words('ben', [], assessed)).toContain('Ana Keller will tell us')
  const requested = { ...assessed, objectionRequestedAt: new Date() }
  expect(words('ana', [], requested)).toBe(caseTexts.cases.moves.ask_for_objection.notifies)
  expect(words('ben', [], requested)).toBe(caseTexts.cases.requestedForObjection('Ana Keller'))
})

test('a decided objection is shown as a decision, and a case on hold shows its reason', () => {
  const decided = { state: 'assessed', objectionEndsOn: '2027-04-06', decidedOn: '2027-03-01' } as const
  expect(words('ana', [], decided)).toBe(
    `${caseTexts.cases.moves.record_decision.notifies} ${caseTexts.cases.objectionUntil('2027-04-06', true)}`,
  )
  const rests = { state: 'on_hold', stateNote: 'You are travelling until May.' } as const
  expect(words('ana', [], rests)).toBe('Your case is on hold. You are travelling until May.')
})
