import { describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { setDueDate } from '#cases/planning/plan-case.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { adviserMoves, clientMoves } from '#test/cases/case-moves.ts'
import {
  aCase,
  actorOf,
  aDocument,
  aFirmDocument,
  anApproval,
  aPerson,
  listAuditActions,
  listEmails,
  readDraft,
  type TestCase,
} from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findCaseForStaff } from './case-db.server.ts'
import { listCaseEvents } from './case-event-db.server.ts'
import type { MoveFacts } from './case-guards.ts'
import { type CaseMove, type CaseState, caseStates, moveNames } from './case-states.ts'
import { moveCase } from './move-case.server.ts'

const facts: MoveFacts = {
  reason: 'Because of a reason',
  filingReceipt: ' TaxMe 2026-77 ',
  filedOn: '2026-11-21',
  assessedOn: '2026-11-21',
  decidedOn: '2026-11-21',
  deliveryKind: 'letterbox',
  deliveryDay: '2026-11-21',
  objectedOn: '2026-11-21',
  consent: 'yes',
}

function mover(world: World, found: TestCase, actor: Actor) {
  return (move: CaseMove, given: MoveFacts = {}) => moveCase(world, { caseId: found.id, move, actor, facts: given })
}

describe('moving a case', () => {
  test('a case moves from intake to closed, and each side is notified of its moves', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const staff = mover(world, found, actorOf(adviser))
    const client = mover(world, found, actorOf(found.client))
    const put = (kind: DocumentKind) => aFirmDocument(world, found, { actor: actorOf(adviser), kind })
    await put('draft')

    expect(await staff('ask_for_documents')).toEqual({ ok: true, state: 'waiting_for_documents' })
    expect(await staff('start_preparation')).toEqual({ ok: true, state: 'in_preparation' })
    expect(await staff('submit_for_review')).toEqual({ ok: true, state: 'review' })
    expect(await staff('ask_for_approval')).toEqual({ ok: true, state: 'client_approval' })
    expect(await client('request_changes', { reason: 'My address is wrong' })).toEqual({
      ok: true,
      state: 'in_preparation',
    })
    expect(await staff('submit_for_review')).toEqual({ ok: true, state: 'review' })
    expect(await staff('ask_for_approval')).toEqual({ ok: true, state: 'client_approval' })
    expect(await client('approve', await readDraft(world, found))).toEqual({ ok: true, state: 'client_approval' })
    expect(await staff('file', facts)).toEqual({ ok: true, state: 'filed' })
    await put('assessment')
    expect(await staff('record_assessment', facts)).toEqual({ ok: true, state: 'assessed' })
    expect(await staff('accept_assessment')).toEqual({ ok: true, state: 'closed' })

    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({
      state: 'closed',
      status: 'completed',
      filingReceipt: 'TaxMe 2026-77',
      filedOn: '2026-11-21',
      assessedOn: '2026-11-21',
      objectionEndsOn: '2026-12-21',
      clientApprovedAt: world.now(),
      closedAt: world.now(),
      version: 12,
    })
    await runJobs(world)
    const emails = await listEmails(world)
    expect(emails.filter((email) => email.toAddress === found.client.email)).toHaveLength(7)
    const toAdviser = emails.filter((email) => email.toAddress === adviser.email).map((email) => email.subject)
    expect(toAdviser.toSorted()).toEqual([
      `Changes to the draft requested: Ana Keller (${found.caseNumber})`,
      `Draft approved: Ana Keller (${found.caseNumber})`,
      `Objection deadline: 21 Dec 2026 (${found.caseNumber})`,
    ])
    const seen = await listCaseEvents(world.db, found.id, { withInternal: false })
    expect(seen.map((event) => event.toState)).not.toContain('review')
    expect(seen.find((event) => event.toState === 'filed')).toMatchObject({
      fromState: 'client_approval',
      actorName: 'Tim Adler',
    })
    expect(await listCaseEvents(world.db, found.id, { withInternal: true })).toHaveLength(13)
    const actions = await listAuditActions(world)
    expect(actions.filter((action) => action === 'case.moved')).toHaveLength(11)
  })

  const isOver = (state: CaseState) => state === 'closed' || state === 'withdrawn'

  test('each role can make exactly the moves of the table, from every state', async () => {
    const world = await newWorld()
    const people = {
      client: await aPerson(world),
      adviser: await aPerson(world, { role: 'adviser' }),
      admin: await aPerson(world, { role: 'admin' }),
    }
    const found = await aCase(world, { client: people.client })
    for (const kind of ['draft', 'assessment'] as const) {
      await aFirmDocument(world, found, { actor: actorOf(people.admin), kind })
    }
    await anApproval(world, found)
    const notified = { ...facts, ...(await readDraft(world, found)) }
    const noClock = { deliveredOn: null, objectionEndsOn: null, objectedOn: null }
    for (const state of caseStates) {
      for (const move of moveNames) {
        await onServer(world.ownerUrl, 'delete from case_approvals')
        if (move === 'file') await anApproval(world, found)
        for (const role of isOver(state)
          ? (['client', 'adviser', 'admin'] as const)
          : (['client', 'adviser'] as const)) {
          const values = { state, stateBeforeHold: 'review', filedOn: null, decidedOn: null, ...noClock }
          await world.db.updateTable('cases').set(values).where('id', '=', found.id).execute()
          const outcome = await moveCase(world, {
            caseId: found.id,
            move,
            actor: actorOf(people[role]),
            facts: notified,
          })
          const moves: readonly string[] = { client: clientMoves, adviser: adviserMoves, admin: adviserMoves }[role][
            state
          ]
          const isAllowed = moves.includes(move) || (role === 'admin' && move === 'reopen' && isOver(state))
          expect({ state, move, role, ok: outcome.ok }).toEqual({ state, move, role, ok: isAllowed })
        }
      }
    }
  }, 60_000)

  test('a move that is not allowed changes nothing and returns the allowed ones', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { state: 'filed' })
    expect(await mover(world, found, actorOf(adviser))('close')).toEqual({
      ok: false,
      reason: 'not-allowed',
      state: 'filed',
      allowed: ['record_assessment'],
    })
    expect(await mover(world, found, actorOf(found.client))('withdraw', facts)).toMatchObject({
      reason: 'not-allowed',
      allowed: [],
    })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ state: 'filed', version: 1 })
    expect(await listEmails(world)).toEqual([])
    expect(await listAuditActions(world)).toEqual([])
  })

  test('a refused move names the missing requirement', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const checklist = [{ title: 'Salary certificate', isRequired: true }]
    const waiting = await aCase(world, { state: 'waiting_for_documents', checklist })
    const error = { code: 'documents-missing', values: { count: 1 } }
    expect(await mover(world, waiting, actorOf(adviser))('start_preparation')).toEqual({
      ok: false,
      reason: 'guard',
      error,
    })
    await aDocument(world, waiting, { itemId: waiting.itemIds[0] })
    expect(await mover(world, waiting, actorOf(adviser))('start_preparation')).toMatchObject({
      reason: 'guard',
      error,
    })

    const approval = await aCase(world, { state: 'client_approval' })
    await aFirmDocument(world, approval, { actor: actorOf(adviser), kind: 'draft' })
    const staff = mover(world, approval, actorOf(adviser))
    const client = mover(world, approval, actorOf(approval.client))
    expect(await staff('file', facts)).toMatchObject({ error: { code: 'not-approved' } })
    expect(await staff('hold', { reason: '  \u0000 ' })).toMatchObject({
      error: { code: 'fact-missing', values: { fact: 'reason' } },
    })
    const read = await readDraft(world, approval)
    await client('approve', read)
    expect(await client('approve', read)).toMatchObject({ error: { code: 'approved-already' } })
    expect(await staff('file', { ...facts, filingReceipt: ' ' })).toMatchObject({ error: { code: 'receipt-missing' } })
  })
})

describe('approval and hold', () => {
  test('returning a case to preparation invalidates the approval', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { state: 'client_approval', clientApprovedAt: world.now() })
    const staff = mover(world, found, actorOf(adviser))
    await aFirmDocument(world, found, { actor: actorOf(adviser), kind: 'draft' })
    await anApproval(world, found)
    await staff('return_to_preparation', { reason: 'A page is missing' })
    await staff('submit_for_review')
    await staff('ask_for_approval')
    expect(await staff('file', facts)).toMatchObject({ ok: false, reason: 'guard' })
  })

  test('a case on hold stores its reason and returns to its previous state when resumed', async () => {
    const world = await newWorld()
    const found = await aCase(world, { state: 'review' })
    const staff = mover(world, found, actorOf(await aPerson(world, { role: 'adviser' })))
    await staff('hold', { reason: 'Client is travelling' })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({
      state: 'on_hold',
      stateNote: 'Client is travelling',
      phase: 'preparation',
    })
    expect(await staff('resume')).toEqual({ ok: true, state: 'review' })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ stateBeforeHold: null, stateNote: null })
  })
})

describe('concurrency and access', () => {
  test('a move with a stale version is refused as a conflict', async () => {
    const world = await newWorld()
    const actor = actorOf(await aPerson(world, { role: 'adviser' }))
    const found = await aCase(world, { state: 'in_preparation' })
    const request = { caseId: found.id, actor, expectedVersion: 1 }
    expect(await moveCase(world, { ...request, move: 'submit_for_review' })).toEqual({ ok: true, state: 'review' })
    expect(await moveCase(world, { ...request, move: 'ask_for_approval' })).toEqual({
      ok: false,
      reason: 'conflict',
      state: 'review',
      version: 2,
    })
  })

  test('of eight concurrent equal moves, one succeeds', async () => {
    const world = await newWorld()
    const actor = actorOf(await aPerson(world, { role: 'adviser' }))
    const found = await aCase(world, { state: 'in_preparation' })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => moveCase(world, { caseId: found.id, move: 'submit_for_review', actor })),
    )
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'not-allowed')).toHaveLength(7)
    expect(await listCaseEvents(world.db, found.id, { withInternal: true })).toHaveLength(1)
  })

  test('cases of other clients or advisers and unknown ids are not found', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    const stranger = actorOf(await aPerson(world))
    expect(await moveCase(world, { caseId: found.id, move: 'withdraw', actor: stranger, facts })).toEqual({
      ok: false,
      reason: 'unknown-case',
    })
    expect(await moveCase(world, { caseId: 'ETB-2025-0001', move: 'hold', actor: stranger, facts })).toEqual({
      ok: false,
      reason: 'unknown-case',
    })
    const colleague = await aPerson(world, { role: 'adviser' })
    const theirs = await aCase(world, { assignedTo: colleague.id })
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await mover(world, theirs, adviser)('hold', facts)).toEqual({ ok: false, reason: 'unknown-case' })
    const suspended = actorOf({ ...found.client, status: 'suspended' })
    expect(await mover(world, found, suspended)('withdraw', facts)).toMatchObject({
      reason: 'not-allowed',
      allowed: [],
    })
  })
})

describe('due dates and automatic moves', () => {
  test('due dates follow the process until a person sets one', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const dueOf = async (found: TestCase) => (await findCaseForStaff(world.db, found.id))?.dueOn
    const first = await aCase(world, { taxYear: 2026, dueOn: '2026-11-30' })
    await mover(world, first, admin)('ask_for_documents')
    expect(await dueOf(first)).toBe('2027-02-14')
    await mover(world, first, admin)('start_preparation')
    expect(await dueOf(first)).toBe('2027-03-31')

    const second = await aCase(world, { taxYear: 2026 })
    expect(await setDueDate(world, { caseId: second.id, actor: admin, dueOn: '2027-09-15' })).toEqual({ ok: true })
    await mover(world, second, admin)('ask_for_documents')
    await mover(world, second, admin)('start_preparation')
    expect(await dueOf(second)).toBe('2027-09-15')
  })

  test('preparation starts automatically when the last required document is accepted', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const checklist = [
      { title: 'Salary certificate', isRequired: true },
      { title: 'Permit', isRequired: true },
      { title: returnTexts.figure.codes['pillar-3a'], isRequired: false },
    ]
    const found = await aCase(world, { state: 'waiting_for_documents', checklist })
    const documents = await Promise.all(found.itemIds.slice(0, 2).map((itemId) => aDocument(world, found, { itemId })))
    const states = []
    for (const document of documents) {
      states.push(await reviewDocument(world, { documentId: document.id, actor: admin, verdict: { accept: true } }))
    }
    expect(states).toEqual([
      { ok: true, caseState: 'waiting_for_documents' },
      { ok: true, caseState: 'in_preparation' },
    ])
    const [latest] = await listCaseEvents(world.db, found.id, { withInternal: false })
    expect(latest).toMatchObject({ toState: 'in_preparation', actorName: null })
  })
})
