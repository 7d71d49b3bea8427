import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aCase, actorOf, aFirmDocument, aPerson, type TestCase } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { listCaseEvents } from './case-event-db.server.ts'
import type { CaseMove } from './case-states.ts'
import { fourEyes } from './four-eyes.ts'
import { moveCase } from './move-case.server.ts'

let world: World
let [anna, luca]: Actor[] = []
let found: TestCase

beforeEach(async () => {
  world = await newWorld()
  anna = actorOf(await aPerson(world, { role: 'admin', name: 'Anna Keller' }))
  luca = actorOf(await aPerson(world, { role: 'adviser', name: 'Luca Moser' }))
  found = await aCase(world, { state: 'in_preparation' })
})

const move = (name: CaseMove, actor = anna, facts = {}) => {
  if (!actor) throw new Error('nobody')
  return moveCase(world, { caseId: found.id, move: name, actor, facts })
}
const draftBy = (actor = anna) => actor && aFirmDocument(world, found, { actor, kind: 'draft' })
const ownWork = { ok: false, reason: 'guard', error: { code: 'own-work', values: {} } }

test('with four eyes, the person who submitted the return for review cannot request its approval', async () => {
  await aSetting(world, fourEyes, 'on')
  await draftBy(luca)
  await move('submit_for_review', anna)
  expect(await move('ask_for_approval', anna)).toEqual(ownWork)
  expect(await move('ask_for_approval', luca)).toEqual(ownWork)
  const nora = actorOf(await aPerson(world, { role: 'adviser', name: 'Nora Frei' }))
  expect(await move('ask_for_approval', nora)).toMatchObject({ ok: true })
})

test('a reviewer who uploads a new draft needs a second person again', async () => {
  await aSetting(world, fourEyes, 'on')
  await draftBy(anna)
  await move('submit_for_review', anna)
  await draftBy(luca)
  expect(await move('ask_for_approval', luca)).toEqual(ownWork)
  expect(await move('return_to_preparation', luca, { reason: 'Meals' })).toMatchObject({ ok: true })
  expect(await move('submit_for_review', luca)).toMatchObject({ ok: true })
  expect(await move('ask_for_approval', anna)).toEqual({ ok: true, state: 'client_approval' })
})

test('without the setting, one person may do both', async () => {
  await draftBy(anna)
  await move('submit_for_review', anna)
  expect(await move('ask_for_approval', anna)).toMatchObject({ ok: true })
})

test('preparation starts with a reason although documents are missing; the client does not see the reason', async () => {
  found = await aCase(world, { state: 'waiting_for_documents', checklist: [{ title: 'Permit', isRequired: true }] })
  expect(await move('start_preparation')).toMatchObject({ ok: false, reason: 'guard' })
  expect(await move('start_preparation_early', anna, { reason: ' ' })).toMatchObject({
    ok: false,
    error: { code: 'fact-missing' },
  })
  const reason = 'The permit is only a formality.'
  expect(await move('start_preparation_early', anna, { reason })).toEqual({ ok: true, state: 'in_preparation' })
  expect(await listCaseEvents(world.db, found.id, { withInternal: false })).toEqual([])
  expect(await listCaseEvents(world.db, found.id, { withInternal: true })).toMatchObject([
    { payload: { values: { reason } } },
  ])
  await draftBy(luca)
  await move('submit_for_review', luca)
  expect(await move('ask_for_approval')).toMatchObject({ ok: false, error: { code: 'documents-missing' } })
})
