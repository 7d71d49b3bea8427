import { beforeEach, expect, test } from 'vitest'
import { action as handleDraftAction } from '#cases/drafts/client/approve-page.tsx'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { allowedMoves, caseMoves, caseStates, moveNames } from '#cases/process/case-states.ts'
import { aCase, actorOf, aFirmDocument, anAdvice, aPerson, readDraft, type TestCase } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './case-page.tsx'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world)
  await aFirmDocument(world, own, { actor: actorOf(await aPerson(world, { role: 'admin' })), kind: 'draft' })
})

const fresh = {
  stateBeforeHold: 'review',
  clientApprovedAt: null,
  decidedOn: null,
  objectionRequestedAt: null,
} as const

async function stand(row: { state: string; [column: string]: unknown }): Promise<number> {
  await onServer(world.ownerUrl, 'delete from case_approvals')
  const set = { ...fresh, objectionEndsOn: '2026-12-14', ...row }
  await world.db.updateTable('cases').set(set).where('id', '=', own.id).execute()
  await world.db.updateTable('documents').set({ shownAt: world.now() }).execute()
  return (await findCaseForStaff(world.db, own.id))?.version ?? 0
}

const visit = (form: Record<string, string>) =>
  argsOf(world, `/client-portal/cases/${own.id}`, {
    person: own.client,
    params: { caseId: own.id },
    init: posted(form),
  })
const post = (form: Record<string, string>) => outcomeOf(action, visit({ intent: 'move', reason: 'A reason', ...form }))
const stateNow = async () => (await findCaseForStaff(world.db, own.id))?.state
const content = ({ data }: { data: unknown }) => (data as { sentence?: string } | null)?.sentence

test('from every state, clients can post exactly the moves of the table', {
  timeout: 60_000,
}, async () => {
  const errors: object[] = []
  await anAdvice(world, own.id)
  for (const state of caseStates) {
    let version = await stand({ state })
    for (const move of moveNames) {
      const { status } = await post({ move, version: String(version), filedOn: '21.11.2026', filingReceipt: 'R' })
      const mayMove = allowedMoves(state, 'client').includes(move)
      const expected = mayMove ? (move === 'approve' ? 422 : 303) : 409
      if (status !== expected) errors.push({ state, move, status })
      if (!mayMove && (await stateNow()) !== state) errors.push({ state, move, now: await stateNow() })
      if (status === 303) version = await stand({ state })
    }
  }
  expect(errors).toEqual([])
})

test('a move with a stale or missing version is refused, an unknown move is invalid', async () => {
  for (const move of moveNames) {
    const version = await stand({ state: caseMoves[move].from[0] ?? 'intake' })
    expect(await post({ move, version: String(version - 1) })).toMatchObject({ status: 409 })
    expect(await post({ move })).toMatchObject({ status: 409 })
    expect(await post({ move, version: '1.5' })).toMatchObject({ status: 422 })
  }
  expect(await post({ move: 'toString', version: '1' })).toMatchObject({ status: 422 })
  expect((await findCaseForStaff(world.db, own.id))?.version).toBe(1)
})

test('an approval needs the hash of the current draft and consent, and is accepted once', async () => {
  const approve = (form: Record<string, string>) => outcomeOf(handleDraftAction, visit({ move: 'approve', ...form }))
  await stand({ state: 'review' })
  const { draftHash: draft } = await readDraft(world, own)
  expect(await approve({ draft, consent: 'yes' })).toMatchObject({ status: 409 })
  await stand({ state: 'client_approval' })
  expect(await approve({ draft })).toMatchObject({ status: 422 })
  expect(await approve({ consent: 'yes' })).toMatchObject({ status: 422 })
  expect(await approve({ draft: 'f'.repeat(64), consent: 'yes' })).toMatchObject({ status: 409 })
  expect(await approve({ move: 'file', draft, consent: 'yes' })).toMatchObject({ status: 422 })
  expect(await approve({ draft, consent: 'yes' })).toMatchObject({ status: 303 })
  expect(await approve({ draft, consent: 'yes' })).toMatchObject({ status: 422 })
  expect(await approve({ move: 'request_changes', draft: 'f'.repeat(64), text: 'Rent' })).toMatchObject({ status: 422 })
})

test('during the objection period a client can accept the assessment or request one objection', async () => {
  let version = String(await stand({ state: 'assessed' }))
  const ask = (form: Record<string, string> = {}) => post({ move: 'ask_for_objection', version, ...form })
  const page = async () => (await outcomeOf(loader, visit({}))).data
  expect(await page()).toMatchObject({ todos: [], found: { turn: { code: 'compare', on: '2026-12-04' } } })
  for (const move of ['accept_assessment', 'ask_for_objection'])
    expect(await post({ move, version })).toMatchObject({ status: 422 })
  await anAdvice(world, own.id)
  expect(await page()).toMatchObject({ mayObject: true, todos: [{ code: 'decide', dueOn: '2026-12-14' }] })
  expect(await ask({ reason: ' ' })).toMatchObject({ status: 422 })
  expect(await ask()).toMatchObject({ status: 303, location: expect.stringContaining('note=objection-asked') })
  expect(await page()).toMatchObject({ mayObject: false, todos: [] })
  version = String(Number(version) + 1)
  expect(content(await ask())).toContain('already')
  expect(await post({ move: 'accept_assessment', version })).toMatchObject({ status: 303 })
  expect(await findCaseForStaff(world.db, own.id)).toMatchObject({ state: 'closed', objectionRequestedAt: null })

  version = String(await stand({ state: 'assessed', objectionEndsOn: '2026-11-20' }))
  expect(content(await ask())).toContain('The objection deadline was 20 November 2026.')
  await stand({ state: 'assessed', objectionEndsOn: '2026-11-21' })
  expect(await ask()).toMatchObject({ status: 303 })
  version = String(await stand({ state: 'assessed', decidedOn: '2026-11-20' }))
  expect(content(await ask())).toContain('has already decided on the objection')
})
