import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { allowedMoves, caseMoves, caseStates, moveNames } from '#cases/process/case-states.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aFirmDocument, anApproval, aPerson, readDraft, type TestCase } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { action } from './case-page.tsx'

const notified = {
  reason: 'Because of a reason',
  consent: 'yes',
  filingReceipt: 'BE-2025-1',
  filedOn: '21.11.2026',
  assessedOn: '21.11.2026',
  decidedOn: '21.11.2026',
  deliveryKind: 'letterbox',
  deliveryDay: '21.11.2026',
  objectedOn: '21.11.2026',
}
const fresh = {
  stateBeforeHold: 'review',
  filedOn: null,
  filingReceipt: null,
  assessedOn: null,
  deliveredOn: null,
  objectionEndsOn: null,
  objectedOn: null,
  decidedOn: null,
  closedAt: null,
} as const
type Row = { state: string; [column: string]: unknown }

let world: World
let people: Record<'adviser' | 'colleague' | 'admin', Person>
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  people = {
    adviser: await aPerson(world, { role: 'adviser' }),
    colleague: await aPerson(world, { role: 'adviser' }),
    admin: await aPerson(world, { role: 'admin' }),
  }
  found = await aCase(world, { assignedTo: people.adviser.id, checklist: [{ title: 'Permit', isRequired: true }] })
  for (const kind of ['draft', 'assessment'] as const) {
    await aFirmDocument(world, found, { actor: actorOf(people.admin), kind })
  }
})

/** Resets the case to `row` and marks its only required checklist item as not needed. Returns the case version. */
async function stand(row: Row, { isApproved = row.state === 'client_approval' } = {}): Promise<number> {
  await onServer(world.ownerUrl, 'delete from case_approvals')
  await world.db.updateTable('caseChecklistItems').set({ isNotNeeded: true }).execute()
  await world.db.updateTable('storedFiles').set({ scanState: 'clean' }).execute()
  await world.db.deleteFrom('caseEvents').execute()
  if (isApproved) await anApproval(world, found)
  const set = { ...fresh, clientApprovedAt: isApproved ? world.now() : null, ...row }
  await world.db.updateTable('cases').set(set).where('id', '=', found.id).execute()
  return (await findCaseForStaff(world.db, found.id))?.version ?? 0
}

async function post(person: Person, form: Record<string, string>) {
  const args = argsFor(world, person, { path: `/admin/cases/${found.id}`, params: { caseId: found.id }, form })
  const { status, data } = await outcomeOf(() => action(args))
  return { status, text: (data as { text?: string } | null)?.text ?? '' }
}
const stateNow = async () => (await findCaseForStaff(world.db, found.id))?.state

test.each(caseStates)('in state %s, each move is allowed exactly to the roles in the move table', async (state) => {
  const errors: object[] = []
  let version = await stand({ state })
  const { draftHash } = await readDraft(world, found)
  for (const move of moveNames) {
    for (const role of ['colleague', 'adviser', 'admin'] as const) {
      const { status } = await post(people[role], { move, ...notified, draftHash, version: String(version) })
      const mayMove = allowedMoves(state, people[role].role).includes(move)
      const expected = role === 'colleague' ? 404 : mayMove ? 303 : 409
      if (status !== expected) errors.push({ move, role, status })
      if (status === 303) version = await stand({ state })
    }
  }
  expect(await stateNow()).toBe(state)
  expect(errors).toEqual([])
})

test('a move with a stale or invalid version is refused', async () => {
  for (const move of moveNames) {
    const version = await stand({ state: caseMoves[move].from[0] ?? 'intake' })
    for (const wrong of [String(version - 1), '', `${version}.5`]) {
      const { status } = await post(people.admin, { move, ...notified, version: wrong })
      expect({ move, wrong, status }).toEqual({ move, wrong, status: 409 })
    }
    expect((await findCaseForStaff(world.db, found.id))?.version).toBe(version)
  }
})

const delivered = { deliveredOn: '2026-11-10', objectionEndsOn: '2026-11-15' }
type Guarded = [move: keyof typeof caseMoves, row: Row, form: Record<string, string>, says: string]
const guarded: Guarded[] = [
  ['ask_for_approval', { state: 'review' }, { break: 'draft' }, 'still checking the draft for viruses'],
  ['ask_for_approval', { state: 'review' }, { break: 'items' }, 'One required document is missing'],
  ['start_preparation', { state: 'waiting_for_documents' }, { break: 'items' }, 'One required document is'],
  ['file', { state: 'client_approval' }, { break: 'approval' }, 'The client has not approved the draft yet.'],
  ['file', { state: 'client_approval' }, { filingReceipt: ' ' }, 'Upload the filing receipt'],
  ['file', { state: 'client_approval' }, { filedOn: '' }, 'Please enter the day the return was filed.'],
  ['file', { state: 'client_approval' }, { filedOn: '22.11.2026' }, 'This date is in the future.'],
  ['file', { state: 'client_approval' }, { filedOn: '20.11.2026' }, 'The filing date cannot be before the approval.'],
  ['record_assessment', { state: 'filed' }, { break: 'assessment' }, 'First upload the tax assessment or decision'],
  ['record_assessment', { state: 'filed' }, { assessedOn: '' }, 'Please enter the date of the assessment.'],
  ['record_assessment', { state: 'filed' }, { deliveryDay: '' }, 'Please enter the day it was delivered.'],
  ['record_assessment', { state: 'filed' }, { deliveryKind: 'pigeon' }, 'Please choose how it was delivered.'],
  ['record_assessment', { state: 'filed', filedOn: '2026-11-22' }, {}, 'cannot be before the filing date'],
  ['record_assessment', { state: 'filed' }, { deliveryDay: '20.11.2026' }, 'before the date of the assessment'],
  ['object', { state: 'assessed', ...delivered }, {}, 'The objection deadline was 15 November 2026.'],
  ['object', { state: 'assessed', decidedOn: '2026-11-18' }, {}, 'has already decided on the objection'],
  ['object', { state: 'assessed', deliveredOn: '2026-11-22' }, {}, 'before the assessment was delivered'],
  ['record_decision', { state: 'objection' }, { break: 'assessment' }, 'First upload the tax assessment or decision'],
  ['record_decision', { state: 'objection', objectedOn: '2026-11-22' }, {}, 'before the objection'],
  ['close', { state: 'assessed', objectionEndsOn: '2026-11-21' }, {}, 'can still object until 21 November 2026'],
  ['hold', { state: 'review' }, { reason: ' ' }, 'Please give a reason.'],
  ['withdraw', { state: 'review' }, { reason: '' }, 'Please give a reason.'],
  ['reopen', { state: 'closed' }, { reason: 'x'.repeat(2001) }, 'Keep this to 2000 characters.'],
]

test('each guard refuses a forged request with its message, and the state does not change', async () => {
  for (const [move, row, { break: broken, ...form }, says] of guarded) {
    const version = await stand(row, { isApproved: row.state === 'client_approval' && broken !== 'approval' })
    if (broken === 'items') await world.db.updateTable('caseChecklistItems').set({ isNotNeeded: false }).execute()
    if (broken === 'draft' || broken === 'assessment') {
      await world.db.updateTable('storedFiles').set({ scanState: 'unscanned' }).execute()
    }
    const content = await post(people.admin, { move, ...notified, ...form, version: String(version) })
    expect({ move, row, ...content }).toEqual({ move, row, status: 422, text: expect.stringContaining(says) })
    expect(await stateNow()).toBe(row.state)
  }
})

test('a case filed again requires a new assessment document', async () => {
  const version = await stand({ state: 'closed' })
  world.setNow('2026-11-21T10:00:00Z')
  expect(await post(people.admin, { move: 'reopen', ...notified, version: String(version) })).toMatchObject({
    status: 303,
  })
  await world.db.updateTable('cases').set({ state: 'filed' }).where('id', '=', found.id).execute()
  const again = { move: 'record_assessment', ...notified, version: String(version + 1) }
  expect(await post(people.admin, again)).toMatchObject({
    status: 422,
    text: expect.stringContaining('First upload the'),
  })
  await aFirmDocument(world, found, { actor: actorOf(people.admin), kind: 'assessment' })
  expect(await post(people.admin, again)).toMatchObject({ status: 303 })
})
