import { expect, test } from 'vitest'
import { refreshProfile } from '#accounts/team/manage-staff-member.server.ts'
import { teamShowsStaff } from '#accounts/team/staff-settings.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { handOverCases } from '#cases/planning/assign-case.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { loader as team } from '#site/firm/team-page.tsx'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader as list } from './staff-list-page.tsx'
import { action, loader } from './staff-member-page.tsx'

test('an adviser sees the staff list, but no sign-ins or sessions of others', async () => {
  const world = await newWorld()
  const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const owner = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
  const seen = await list(argsFor(world, tim, { path: '/admin/staff' }))
  expect(seen).toMatchObject({
    mayInvite: false,
    list: { rows: [{ name: 'Olga Owner', more: null }, { more: null }] },
  })
  const params = { personId: owner.id }
  const page = await loader(argsFor(world, tim, { path: '/admin/staff/x', params }))
  expect(page).toMatchObject({ more: null, sessions: [], mayAct: { profile: false, suspend: false, role: false } })
  const form = { intent: 'suspend', reason: 'Because', password: 'x' }
  expect(await outcomeOf(action(argsFor(world, tim, { path: '/', params, form })))).toMatchObject({ status: 403 })
  const client = await aPerson(world)
  const ofClient = loader(argsFor(world, owner, { path: '/', params: { personId: client.id } }))
  expect(await outcomeOf(ofClient)).toMatchObject({ status: 404 })
})

test('a role does not change without re-authentication', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const tim = await aPerson(world, { role: 'adviser' })
  const params = { personId: tim.id }
  const form = { intent: 'role', role: 'admin', password: 'not the password' }
  expect(await outcomeOf(action(argsFor(world, owner, { path: '/', params, form })))).toMatchObject({
    status: 422,
    data: { at: 'role', error: { fields: { password: expect.any(String) } }, values: { role: 'admin' } },
  })
})

test('all open cases of a person are handed over at once with one email; closed ones stay', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const tim = await aPerson(world, { role: 'adviser' })
  const eva = await aPerson(world, { role: 'adviser' })
  const open = [await aCase(world, { assignedTo: tim.id }), await aCase(world, { assignedTo: tim.id, state: 'review' })]
  const closed = await aCase(world, { assignedTo: tim.id, state: 'closed' })
  const requested = { from: tim.id, to: eva.id }
  expect(await handOverCases(world, { ...requested, actor: actorOf(tim) })).toEqual({ ok: false, reason: 'forbidden' })
  const actor = actorOf(owner)
  expect(await handOverCases(world, { ...requested, to: tim.id, actor })).toMatchObject({ reason: 'unknown-adviser' })
  const outcomes = await Promise.all([1, 2].map(() => handOverCases(world, { ...requested, actor })))
  expect(outcomes.map((outcome) => outcome.ok && outcome.cases).toSorted()).toEqual([0, 2])
  for (const { id } of open) expect((await findCaseForStaff(world.db, id))?.assignedTo).toBe(eva.id)
  expect((await findCaseForStaff(world.db, closed.id))?.assignedTo).toBe(tim.id)
  const { rows } = await world.pool.query('select subject from emails where to_address = $1', [eva.email])
  expect(rows).toEqual([{ subject: caseEmailTexts.cases.casesHandedOver({ by: '', count: 2 }).subject }])
  expect((await listAuditActions(world)).filter((name) => name === 'case.assigned')).toHaveLength(2)
})

test('the team page shows staff once the setting allows it', async () => {
  const world = await newWorld()
  const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const form = {
    name: 'Tim Adler',
    initials: '',
    languages: 'Rumantsch',
    specialities: 'Cross-border commuters',
    isPublic: 'yes',
  }
  await refreshProfile(world, actorOf(tim), tim.id, form)
  const shown = async () => (await team(argsFor(world, null, { path: '/team' }))).team
  expect((await shown()).map(({ name }) => name)).not.toContain('Tim Adler')
  await beginSetting(world.db, teamShowsStaff, 'on')
  expect(await shown()).toMatchObject([{ name: 'Tim Adler', monogram: 'TA', languages: ['Rumantsch'] }])
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', tim.id).execute()
  expect((await shown()).map(({ name }) => name)).not.toContain('Tim Adler')
})
