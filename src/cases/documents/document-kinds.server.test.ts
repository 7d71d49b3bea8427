import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { aCase, actorOf, aDocument, aFirmDocument, aPdf, aPerson, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { findDocument, listCaseDocuments, listDocumentsOf } from './document-db.server.ts'
import { documentKinds, groupOf } from './document-kinds.ts'
import { openDocument } from './open-document.server.ts'
import { reviewDocument } from './review-document.server.ts'
import { uploadDocument } from './upload-document.server.ts'

async function aCaseWithAdviser(state: 'in_preparation' | 'client_approval' | 'filed' = 'in_preparation') {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world, { role: 'adviser' }))
  return { world, actor, found: await aCase(world, { state }) }
}

test('a client can upload documents of the client kind only', async () => {
  const { world, found } = await aCaseWithAdviser()
  expect(await aDocument(world, found)).toMatchObject({ kind: 'from_client', state: 'received', draftNumber: null })
  for (const kind of documentKinds.slice(1)) {
    const request = { caseId: found.id, actor: actorOf(found.client), content: aPdf(), checklistItemId: null, kind }
    expect(await uploadDocument(world, { ...request, declaredName: 'x.pdf' })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
  }
  const forged = asClient(world.db, found.client.id, (tx) =>
    tx.updateTable('documents').set({ kind: 'letter' }).execute(),
  )
  await expect(forged).rejects.toMatchObject({
    name: 'NotVisible',
    status: 404,
    message: expect.stringContaining('row-level security'),
  })
})

test('the client sees every kind of the firm but internal documents in a group of the case page', () => {
  expect(documentKinds.filter((kind) => groupOf(kind) === null)).toEqual(['from_client', 'internal'])
})

test('an internal document is invisible to the client in every query', async () => {
  const { world, actor, found } = await aCaseWithAdviser()
  const id = await aFirmDocument(world, found, { actor, kind: 'internal' })
  const clientId = found.client.id
  expect(await listDocumentsOf(world.db, clientId)).toEqual([])
  expect(await findDocument(world.db, id, clientId)).toBeNull()
  expect(await listCaseDocuments(world.db, found.id)).toEqual([])
  expect(await asClient(world.db, clientId, (tx) => tx.selectFrom('documents').select('id').execute())).toEqual([])
  expect(await asClient(world.db, clientId, (tx) => tx.selectFrom('storedFiles').select('id').execute())).toEqual([])
  const opened = await openDocument(world, { documentId: id, actor: actorOf(found.client) })
  expect(opened).toEqual({ ok: false, reason: 'unknown-document' })
  expect(await listCaseEvents(world.db, found.id, { withInternal: false })).toEqual([])
  expect(await listCaseDocuments(world.db, found.id, { withHidden: true })).toMatchObject([{ id, kind: 'internal' }])
  const showing = world.db.updateTable('documents').set({ shownAt: world.now() }).where('id', '=', id).execute()
  await expect(showing).rejects.toThrow('check constraint')
})

test('a client sees a letter at once, but a draft only when approval is requested', async () => {
  const { world, actor, found } = await aCaseWithAdviser()
  await aFirmDocument(world, found, { actor, kind: 'letter' })
  await aFirmDocument(world, found, { actor, kind: 'draft' })
  const seen = await listDocumentsOf(world.db, found.client.id)
  expect(seen.map(({ kind, state }) => [kind, state])).toEqual([['letter', 'accepted']])
  expect(await listEmails(world)).toEqual([])
})

test('drafts are numbered, and the newest clean one is the current draft', async () => {
  const { world, actor, found } = await aCaseWithAdviser()
  const first = aPdf('first')
  await aFirmDocument(world, found, { actor, kind: 'draft', content: first })
  const second = await aFirmDocument(world, found, { actor, kind: 'draft' })
  expect(await findCurrentDraft(world.db, found.id)).toMatchObject({ id: second, number: 2, isScanned: true })
  await aFirmDocument(world, found, { actor, kind: 'draft', content: aPdf('first') })
  const again = await aFirmDocument(world, found, { actor, kind: 'draft', content: aPdf('first') })
  expect(await findCurrentDraft(world.db, found.id)).toMatchObject({ id: again, number: 3 })
  await world.db.updateTable('documents').set({ state: 'quarantined' }).where('id', '=', again).execute()
  expect(await findCurrentDraft(world.db, found.id)).toMatchObject({ id: second })
})

test('a filed case accepts no drafts, and documents of the firm are not assigned or reviewed', async () => {
  const { world, actor, found } = await aCaseWithAdviser('filed')
  const request = { caseId: found.id, actor, content: aPdf(), declaredName: 'x.pdf', checklistItemId: null }
  const draft = await uploadDocument(world, { ...request, kind: 'draft' })
  expect(draft).toEqual({ ok: false, reason: 'no-draft-after-filing' })
  const item = await uploadDocument(world, { ...request, checklistItemId: found.id, kind: 'letter' })
  expect(item).toEqual({ ok: false, reason: 'item-of-client' })
  const documentId = await aFirmDocument(world, found, { actor, kind: 'assessment' })
  expect(await placeDocument(world, { documentId, itemId: null, actor })).toMatchObject({ reason: 'not-movable' })
  const verdict = { accept: false, reason: 'No' } as const
  expect(await reviewDocument(world, { documentId, actor, verdict })).toMatchObject({ reason: 'not-allowed' })
})
