import { afterAll, beforeAll, expect, test } from 'vitest'
import { loader } from '#cases/documents/client/upload-page.tsx'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { aCase, actorOf, aDocument, aFirmDocument, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({}, afterAll)
let own: TestCase
let other: TestCase
let documentId: string

const set = (row: { state: string }) =>
  world.db.updateTable('documents').set(row).where('id', '=', documentId).execute()
const inCase = (state: string) => world.db.updateTable('cases').set({ state }).where('id', '=', own.id).execute()
const open = (replaces = documentId, caseId = own.id, person = own.client) =>
  outcomeOf(
    loader,
    argsOf(world, `/client-portal/cases/${caseId}/upload?replaces=${replaces}`, { person, params: { caseId } }),
  )

beforeAll(async () => {
  own = await aCase(world, { state: 'waiting_for_documents' })
  other = await aCase(world, { client: own.client })
  documentId = (await aDocument(world, own)).id
  const staff = actorOf(await aPerson(world, { role: 'admin' }))
  const verdict = { accept: false, reason: 'It is blurred.' } as const
  expect(await reviewDocument(world, { documentId, actor: staff, verdict })).toMatchObject({ ok: true })
})

test('the upload page shows a rejected document with its reason', async () => {
  expect((await open()).data).toMatchObject({
    replaced: { id: documentId, state: 'rejected', rejectedReason: 'It is blurred.' },
  })
})

test.each([
  ['rejected', 'waiting_for_documents', 200],
  ['quarantined', 'waiting_for_documents', 200],
  ['received', 'waiting_for_documents', 303],
  ['accepted', 'waiting_for_documents', 303],
  ['superseded', 'waiting_for_documents', 303],
  ['rejected', 'filed', 200],
  ['rejected', 'closed', 303],
  ['rejected', 'withdrawn', 303],
])('a document in state %s in a case in state %s responds %i', async (state, caseState, status) => {
  await set({ state })
  await inCase(caseState)
  const answer = await open()
  expect(answer).toMatchObject({ status, location: status === 303 ? `/client-portal/cases/${own.id}` : null })
  await set({ state: 'rejected' })
  await inCase('waiting_for_documents')
})

test('documents of other clients or cases and unknown ids are not found', async () => {
  const stranger = await aPerson(world)
  expect(await open(documentId, own.id, stranger)).toMatchObject({ status: 404 })
  expect(await open(documentId, other.id)).toMatchObject({ status: 404 })
  expect(await open('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  expect(await open('no-id')).toMatchObject({ status: 404 })
  const staff = actorOf(await aPerson(world, { role: 'admin' }))
  const pdf = await aFirmDocument(world, own, { actor: staff, kind: 'draft' })
  expect((await open(pdf)).status).not.toBe(200)
})
