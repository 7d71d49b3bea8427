import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { openDocument } from '#cases/documents/open-document.server.ts'
import { company } from '#company/company.ts'
import { extensionRecipients } from '#content/extension-letters.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { pdfText } from '#test/files/pdf-text.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './case-page.tsx'

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

test('the letter has addressee, sender, date and the recorded day, as PDF and Word file, once even if sent twice', async () => {
  const { world, person, found, path, post } = await anAdminContext()
  await world.db.updateTable('cases').set({ canton: 'BE' }).where('id', '=', found.id).execute()
  const recipient = 'Steuerverwaltung des Kantons Bern\nBrünnenstrasse 66\n3018 Bern'
  const form = { intent: 'extension-letter', recipient, number: '123.456', until: '15.9.2027' }
  for (const _ of [1, 2])
    expect(await post(form)).toMatchObject({ status: 303, to: `${path}/documents?note=extension-written` })
  const documents = await listCaseDocuments(world.db, found.id, { withHidden: true })
  expect(documents.map(({ originalFilename, kind }) => [originalFilename, kind]).toSorted()).toEqual([
    ['extension-2026.docx', 'internal'],
    ['extension-2026.pdf', 'letter'],
  ])
  const words = async (name: string) => {
    const documentId = documents.find(({ originalFilename }) => originalFilename.endsWith(name))?.id ?? ''
    const opened = await openDocument(world, { documentId, actor: actorOf(person) })
    if (!opened.ok) throw new Error(opened.reason)
    const bytes = await buffer(opened.stream)
    return name === 'pdf' ? pdfText(bytes) : strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  }
  for (const name of ['pdf', 'docx']) {
    const text = await words(name)
    for (const part of ['Brünnenstrasse 66', '01.02.2027', 'bis zum 15.09.2027', '123.456', company().office])
      expect([name, part, text.includes(part)]).toEqual([name, part, true])
  }
})

test('the letter is in a language of the canton and refused with blanks, without a day, by others and after filing', async () => {
  const { world, person, found, path, params, post } = await anAdminContext()
  await world.db.updateTable('cases').set({ canton: 'VD' }).where('id', '=', found.id).execute()
  const form = { intent: 'extension-letter', recipient: 'Administration cantonale des impôts', until: '15.9.2027' }
  for (const change of [
    { recipient: ' ' },
    { recipient: extensionRecipients.fr(null) },
    { recipient: 'x'.repeat(501) },
    { until: '31.2.2027' },
    { until: '15.9.2026' },
  ])
    expect(await post({ ...form, ...change })).toMatchObject({ status: 422, data: { at: 'extension-letter' } })
  expect(await post(form, await aPerson(world, { role: 'adviser' }))).toMatchObject({ status: 404 })
  expect(await post(form)).toMatchObject({ status: 303 })
  const [pdf] = await listCaseDocuments(world.db, found.id)
  const opened = await openDocument(world, { documentId: pdf?.id ?? '', actor: actorOf(person) })
  expect(opened.ok && (await pdfText(await buffer(opened.stream)))).toContain('Demande de prolongation')
  await world.db.updateTable('cases').set({ state: 'filed' }).where('id', '=', found.id).execute()
  expect(await post(form)).toMatchObject({ status: 422 })
  expect((await loader(argsFor(world, person, { path, params }))).found.state).toBe('filed')
})
