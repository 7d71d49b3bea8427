import { expect, test } from 'vitest'
import { placeOwn } from '#cases/documents/client/hand-out.server.ts'
import { listDocumentsById } from '#cases/documents/document-db.server.ts'
import { noItem } from '#cases/documents/document-states.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { aCertificate } from '#test/statements/a-certificate.ts'
import { newWorld } from '#test/world.ts'
import { fileRecognised } from './file-recognised.server.ts'
import { itemFor } from './recognition.ts'
import type { Certificate } from './salary/certificate.ts'
import { takeCertificate } from './salary/take-certificate.server.ts'

const titleOf = (document: string) => requestedDocuments.find(({ code }) => code === document)?.title ?? ''
const salary = titleOf('salary-certificate')

async function aSentCertificate() {
  const world = await newWorld()
  const client = await aPerson(world, { name: 'Ana Keller' })
  const adviser = await aPerson(world, { role: 'adviser' })
  const checklist = [salary, 'Residence permit'].map((title) => ({ title, isRequired: true }))
  const found = await aCase(world, { client, assignedTo: adviser.id, checklist })
  const { id } = await aDocument(world, found)
  const read = (change: Partial<Certificate> = {}) =>
    world.db.transaction().execute(async (tx) => {
      const row = await findCaseForStaff(tx, found.id)
      if (!row) throw new Error('no case')
      await takeCertificate(tx, world, { found: row, documentId: id, content: aCertificate(change) })
      await fileRecognised(tx, world, { found: row, documentId: id })
    })
  const placed = async () => {
    const [document] = await listDocumentsById(world.db, [id])
    return [document?.checklistTitle ?? null, document?.placedBy ?? null]
  }
  return { world, client, adviser, found, id, read, placed }
}

test('a certificate sent without an item counts for the item that asks for it, and says why', async () => {
  const { world, found, read, placed } = await aSentCertificate()
  await read()
  expect(await placed()).toEqual([salary, 'reading'])
  expect((await listChecklist(world.db, found.id)).map(({ state }) => state)).toEqual(['received', 'missing'])
  const events = await world.db.selectFrom('caseEvents').select('payload').where('caseId', '=', found.id).execute()
  expect(events.map(({ payload }) => payload)).toContainEqual({
    code: 'document-recognised',
    values: {
      ...{ filename: expect.any(String), item: salary, what: 'salary' },
      ...{ name: 'Ana Keller', from: 'Example Watch Ltd' },
    },
  })
})

test('the client and staff can take it out again, and it stays out', async () => {
  const { world, client, adviser, found, id, read, placed } = await aSentCertificate()
  await read()
  const form = new FormData()
  for (const [name, value] of Object.entries({ document: id, place: noItem })) form.set(name, value)
  expect(await placeOwn(world, actorOf(client), form)).toBeNull()
  expect(await placed()).toEqual([null, 'person'])
  await world.db.transaction().execute(async (tx) => {
    const row = await findCaseForStaff(tx, found.id)
    if (row) await fileRecognised(tx, world, { found: row, documentId: id })
  })
  expect(await placed()).toEqual([null, 'person'])
  const itemId = found.itemIds[0] ?? null
  expect(await placeDocument(world, { documentId: id, itemId, actor: actorOf(adviser) })).toMatchObject({ ok: true })
  expect(await placeDocument(world, { documentId: id, itemId: null, actor: actorOf(adviser) })).toMatchObject({
    ok: true,
  })
  expect(await placed()).toEqual([null, 'person'])
})

test('a place that a person chose before the reading stays', async () => {
  const { world, client, found, id, read, placed } = await aSentCertificate()
  const itemId = found.itemIds[1] ?? null
  await placeDocument(world, { documentId: id, itemId, actor: actorOf(client) })
  await read()
  expect(await placed()).toEqual(['Residence permit', 'person'])
})

test.each<[string, Partial<Certificate>]>([
  ['of somebody else', { person: { ...aCertificate().person, lastName: 'Fremd' } }],
  ['of another year', { from: '2024-01-01', until: '2024-12-31' }],
  ['for a pension, which nothing asks for', { form: 'pension' }],
])('a certificate %s is not assigned', async (_name, change) => {
  const { read, placed } = await aSentCertificate()
  await read(change)
  expect(await placed()).toEqual([null, null])
})

const item = (id: string, title: string, state: 'missing' | 'received' | 'accepted' | 'not_needed' = 'missing') => {
  return { id, title, state }
}
test.each<[string, ReturnType<typeof item>[], string | null, string | null]>([
  ['one is missing', [item('a', salary, 'received'), item('b', 'Lohnausweis 2025')], null, 'b'],
  [
    'one names the employer',
    [item('a', salary), item('b', 'Salary certificate of Example Watch', 'received')],
    null,
    'b',
  ],
  ['one is for the partner', [item('a', salary), item('b', 'Salary certificate of your partner')], 'Tom', 'b'],
  ['one names the partner', [item('a', salary), item('b', 'Salary certificate Tom')], 'Tom Hughes', 'b'],
  [
    'the partner’s is not the client’s',
    [item('a', 'Salary certificate of your partner'), item('b', salary)],
    null,
    'b',
  ],
  ['one is not needed', [item('a', salary, 'not_needed')], null, null],
  ['one is accepted', [item('a', salary, 'accepted'), item('b', 'Lohnausweis', 'received')], null, 'b'],
  ['only an accepted one asks for it', [item('a', salary, 'accepted')], null, 'a'],
  ['none asks for it', [item('a', 'Bank statements')], null, null],
])('the item of a certificate if %s', (_name, items, partner, id) => {
  const certificate = { kind: 'salary-certificate', content: aCertificate() } as const
  expect(itemFor(certificate, { items, requested: [], partner })?.id ?? null).toBe(id)
})
