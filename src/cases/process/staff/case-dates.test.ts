import { expect, test } from 'vitest'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './case-page.tsx'
import { loader as email } from './extension-letter-route.ts'

async function anAdminContext() {
  const world = await newWorld()
  world.setNow('2027-02-01T09:00:00Z')
  const person = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, {
    taxYear: 2026,
    state: 'waiting_for_documents',
    assignedTo: person.id,
    checklist: [{ title: 'Salary certificate', isRequired: true }],
  })
  const path = `/admin/cases/${found.id}`
  const params = { caseId: found.id }
  const post = (form: Record<string, string>, who = person) =>
    outcomeOf(() => action(argsFor(world, who, { path, params, form })))
  return { world, person, found, path, params, post }
}

test('staff record an extension on the case page; invalid input is returned with its error', async () => {
  const { world, person, path, params, post } = await anAdminContext()
  const submitted = { intent: 'extension', extension: 'granted', until: '31.2.2027', fee: '20' }
  expect(await post(submitted)).toMatchObject({
    status: 422,
    data: { at: 'extension', values: { until: '31.2.2027' } },
  })
  expect(await post({ ...submitted, until: '15.9.2027' })).toMatchObject({ status: 303, to: `${path}?note=extension` })
  const view = await loader(argsFor(world, person, { path, params }))
  expect(view.extensions).toMatchObject([{ step: 'granted', untilOn: '2027-09-15', feeCents: 2000 }])
  expect(await post({ ...submitted, until: '15.9.2027' }, await aPerson(world, { role: 'adviser' }))).toMatchObject({
    status: 404,
  })
})

test('the page shows the next reminder date; staff pause, resume and send reminders', async () => {
  const { world, person, path, params, post } = await anAdminContext()
  const reminders = async () => (await loader(argsFor(world, person, { path, params }))).reminders
  const open = [{ code: 'documents', count: 1 }, { code: 'questions' }]
  expect(await reminders()).toMatchObject({ open, nextOn: '2027-02-04' })
  expect(await post({ intent: 'reminders', reminders: 'pause' })).toMatchObject({ status: 303 })
  expect(await reminders()).toMatchObject({ open: [], nextOn: null })
  expect(await post({ intent: 'reminders', reminders: 'send' })).toMatchObject({ status: 422 })
  expect(await post({ intent: 'reminders', reminders: 'resume' })).toMatchObject({ status: 303 })
  expect(await post({ intent: 'reminders', reminders: 'send' })).toMatchObject({ status: 303 })
  expect(await post({ intent: 'reminders', reminders: 'send' })).toMatchObject({ status: 409 })
  expect(await post({ intent: 'reminders', reminders: 'shout' })).toMatchObject({ status: 422 })
})

test('the extension letter is in the language of the canton, only for cases still to be filed', async () => {
  const { world, person, found, path, params } = await anAdminContext()
  await world.db.updateTable('cases').set({ canton: 'BE' }).where('id', '=', found.id).execute()
  const open = () => outcomeOf(() => email(argsFor(world, person, { path: `${path}/extension-letter`, params })))
  const textOf = async () => {
    const answer = await email(argsFor(world, person, { path: `${path}/extension-letter?until=15.9.2027`, params }))
    return answer.text()
  }
  expect(await textOf()).toContain('bis zum 15.09.2027')
  await world.db.updateTable('cases').set({ canton: 'VD' }).where('id', '=', found.id).execute()
  expect(await textOf()).toContain('Demande de prolongation')
  await world.db.updateTable('cases').set({ canton: null }).where('id', '=', found.id).execute()
  expect((await open()).status).toBe(404)
  await world.db.updateTable('cases').set({ canton: 'VD', state: 'filed' }).where('id', '=', found.id).execute()
  expect((await open()).status).toBe(404)
  const stranger = argsFor(world, found.client, { path, params })
  expect((await outcomeOf(() => email(stranger))).status).toBe(403)
})
