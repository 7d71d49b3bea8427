import { expect, test } from 'vitest'
import { moveCase } from '#cases/process/move-case.server.ts'
import { aCase, actorOf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { dryRun } from './dry-run.server.ts'

test('a dry run returns the real result and changes nothing', async () => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const { id } = await aCase(world, { state: 'in_preparation' })
  const move = (name: 'ask_for_documents' | 'file') => moveCase(world, { caseId: id, move: name, actor })
  const everything = async () => ({
    cases: await world.db.selectFrom('cases').selectAll().execute(),
    events: await world.db.selectFrom('caseEvents').selectAll().execute(),
    emails: await listEmails(world),
    audit: await listAuditActions(world),
  })
  const before = await everything()
  expect(await dryRun(() => move('ask_for_documents'))).toEqual({ ok: true, state: 'waiting_for_documents' })
  expect(await dryRun(() => move('file'))).toMatchObject({ ok: false, reason: 'not-allowed' })
  expect(await everything()).toEqual(before)
  expect(await move('ask_for_documents')).toEqual({ ok: true, state: 'waiting_for_documents' })
  expect((await everything()).audit).toContain('case.moved')
})

test('a dry run works for use cases without a result', async () => {
  const world = await newWorld()
  const forget = () =>
    world.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('settings').execute()
    })
  const { id } = await aPerson(world)
  const rename = () =>
    world.db.transaction().execute(async (tx) => {
      await tx.updateTable('people').set({ name: 'Somebody Else' }).where('id', '=', id).execute()
    })
  expect(await dryRun(forget)).toBeUndefined()
  expect(await dryRun(rename)).toBeUndefined()
  const { name } = await world.db.selectFrom('people').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  expect(name).not.toBe('Somebody Else')
})

test('an error inside a dry run is rethrown unchanged', async () => {
  const world = await newWorld()
  const broken = () => world.db.transaction().execute(() => Promise.reject(new Error('broken')))
  await expect(dryRun(broken)).rejects.toThrow('broken')
})
