import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { markNotNeeded } from '#cases/requests/edit-item.server.ts'
import { aCase, actorOf, aDocument, aPdf, aPerson, listAuditActions, listEmails, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { listCaseDocuments, listDocumentsOf } from './document-db.server.ts'
import { openDocument } from './open-document.server.ts'
import { reviewDocument } from './review-document.server.ts'
import { uploadDocument } from './upload-document.server.ts'

const checklist = [
  { title: 'Salary certificate', isRequired: true },
  { title: 'Child care receipts', isRequired: false },
]

function upload(world: World, found: TestCase, actor: Actor, checklistItemId: string | null = null) {
  const content = aPdf()
  return uploadDocument(world, {
    caseId: found.id,
    actor,
    content,
    declaredName: '../my/Lohn:2025.pdf',
    checklistItemId,
  })
}

const filesOf = ({ db }: World) => db.selectFrom('storedFiles').select('id').execute()

describe('uploading', () => {
  test('a client upload is stored, listed and audited; staff are notified once an hour', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const found = await aCase(world, { checklist })
    const [itemId = ''] = found.itemIds
    expect(await upload(world, found, actorOf(found.client), itemId)).toMatchObject({ ok: true })
    await upload(world, found, actorOf(found.client))
    world.setNow('2026-11-21T10:00:00Z')
    await upload(world, found, actorOf(found.client))

    const documents = await listDocumentsOf(world.db, found.client.id)
    expect(documents).toHaveLength(3)
    expect(documents.find((document) => document.checklistItemId === itemId)).toMatchObject({
      originalFilename: 'Lohn_2025.pdf',
      documentType: 'Salary certificate',
      caseNumber: found.caseNumber,
      taxYear: 2025,
      state: 'received',
      mediaType: 'application/pdf',
    })
    expect((await listChecklist(world.db, found.id)).map((item) => item.state)).toEqual(['received', 'missing'])
    const emails = await listEmails(world)
    expect(emails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual(
      Array(2).fill([
        owner.email,
        caseEmailTexts.cases.staff.uploaded({ caseNumber: found.caseNumber, clientName: '' }, {}).subject,
      ]),
    )
    expect(await listAuditActions(world)).toEqual(Array(3).fill('document.uploaded'))
  })

  test('staff can upload for the client without receiving an email', async () => {
    const world = await newWorld()
    const admin = await aPerson(world, { role: 'admin' })
    const found = await aCase(world)
    await upload(world, found, actorOf(admin))
    expect(await listCaseDocuments(world.db, found.id)).toMatchObject([
      { clientId: found.client.id, uploadedByName: admin.name },
    ])
    expect(await listEmails(world)).toEqual([])
  })

  test('a refused upload returns its reason and leaves no file', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    const other = await aCase(world, { checklist })
    const client = actorOf(found.client)
    expect(await upload(world, other, client)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await upload(world, { ...found, id: 'none' }, client)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await upload(world, found, client, other.itemIds[0])).toEqual({ ok: false, reason: 'unknown-item' })
    expect(await upload(world, found, client, 'none')).toEqual({ ok: false, reason: 'unknown-item' })
    const program = Readable.from([Buffer.from('MZ\u0090\u0000this is a program')])
    const request = { caseId: found.id, actor: client, declaredName: 'salary.pdf', checklistItemId: null }
    expect(await uploadDocument(world, { ...request, content: program })).toEqual({
      ok: false,
      reason: 'type-not-allowed',
    })
    expect(await uploadDocument(world, { ...request, content: Readable.from([]) })).toEqual({
      ok: false,
      reason: 'empty',
    })
    const colleague = await aPerson(world, { role: 'adviser' })
    const theirs = await aCase(world, { assignedTo: colleague.id })
    expect(await upload(world, theirs, actorOf(await aPerson(world, { role: 'adviser' })))).toEqual({
      ok: false,
      reason: 'unknown-case',
    })
    for (const state of ['closed', 'withdrawn'] as const) {
      const closed = await aCase(world, { state })
      expect(await upload(world, closed, actorOf(closed.client))).toEqual({ ok: false, reason: 'case-closed' })
    }
    expect(await filesOf(world)).toEqual([])
  })

  test('a case accepts 300 documents, even with concurrent uploads', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    const { id: _, ...first } = await world.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', (await aDocument(world, found)).id)
      .executeTakeFirstOrThrow()
    await world.db.insertInto('documents').values(Array(298).fill(first)).execute()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => upload(world, found, actorOf(found.client))))
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.reason)).toSorted()).toEqual([
      'ok',
      ...Array(5).fill('too-many'),
    ])
    expect(await filesOf(world)).toHaveLength(2)
  })
})

describe('reviewing', () => {
  test('a document is rejected with a reason, and a new upload supersedes it', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const found = await aCase(world, { checklist })
    const [itemId = ''] = found.itemIds
    const document = await aDocument(world, found, { itemId })
    const verdict = { accept: false, reason: 'Page 2 is cut off.' } as const
    expect(await reviewDocument(world, { documentId: document.id, actor: admin, verdict })).toEqual({
      ok: true,
      caseState: 'intake',
    })
    const [email] = (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email)
    expect(email).toMatchObject({
      subject: caseEmailTexts.cases.subject(caseEmailTexts.cases.rejected('').subject, found.caseNumber),
    })
    expect(email?.textBody).toContain('Page 2 is cut off.')
    expect((await listChecklist(world.db, found.id))[0]).toMatchObject({ state: 'rejected' })

    await upload(world, found, actorOf(found.client), itemId)
    const states = (await listCaseDocuments(world.db, found.id)).map(({ id, state }) => [id === document.id, state])
    expect(states).toContainEqual([true, 'superseded'])
    expect(states).toContainEqual([false, 'received'])
    expect(await reviewDocument(world, { documentId: document.id, actor: admin, verdict: { accept: true } })).toEqual({
      ok: false,
      reason: 'not-allowed',
      state: 'superseded',
    })
  })

  test('a review can be reversed, but not repeated, left without a reason or made by a client', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const found = await aCase(world)
    const { id: documentId } = await aDocument(world, found)
    const accept = { documentId, actor: admin, verdict: { accept: true } } as const
    const reject = { documentId, actor: admin, verdict: { accept: false, reason: 'Wrong year' } } as const
    expect(await reviewDocument(world, { ...reject, verdict: { accept: false, reason: ' ' } })).toEqual({
      ok: false,
      reason: 'no-reason',
    })
    expect(await reviewDocument(world, { ...reject, verdict: { accept: false, reason: 'x'.repeat(1001) } })).toEqual({
      ok: false,
      reason: 'reason-too-long',
    })
    expect(await reviewDocument(world, { ...accept, actor: actorOf(found.client) })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await reviewDocument(world, { ...accept, documentId: 'none' })).toEqual({
      ok: false,
      reason: 'unknown-document',
    })
    expect(await reviewDocument(world, accept)).toMatchObject({ ok: true })
    expect(await reviewDocument(world, accept)).toEqual({ ok: false, reason: 'not-allowed', state: 'accepted' })
    expect(await reviewDocument(world, reject)).toMatchObject({ ok: true })
    expect(await reviewDocument(world, accept)).toMatchObject({ ok: true })
    await world.db.updateTable('cases').set({ state: 'closed' }).where('id', '=', found.id).execute()
    expect(await reviewDocument(world, reject)).toEqual({ ok: false, reason: 'case-closed' })
  })
})

describe('opening', () => {
  test('a document opens for its client and staff, and every read is audited', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const stranger = actorOf(await aPerson(world))
    const found = await aCase(world)
    const { id: documentId } = await aDocument(world, found)
    for (const actor of [actorOf(found.client), admin]) {
      const opened = await openDocument(world, { documentId, actor })
      expect(opened).toMatchObject({ ok: true, filename: 'lohn.pdf', mediaType: 'application/pdf' })
      expect(opened.ok && (await text(opened.stream))).toContain('%PDF-1.4')
    }
    for (const id of [documentId, 'none']) {
      expect(await openDocument(world, { documentId: id, actor: stranger })).toEqual({
        ok: false,
        reason: 'unknown-document',
      })
    }
    const reads = await world.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'document.read')
      .orderBy('id')
      .execute()
    expect(reads).toMatchObject([
      { actorId: found.client.id, objectId: documentId, outcome: 'success' },
      { actorId: admin.person.id, objectId: documentId, outcome: 'success' },
      { actorId: stranger.person.id, objectId: documentId, outcome: 'denied', detail: { refused: 'not-theirs' } },
    ])
  })

  test.each([
    ['unscanned', 'not-scanned', 'received'],
    ['infected', 'infected', 'quarantined'],
  ])('a file that is %s can be neither opened nor accepted', async (scanState, reason, state) => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const found = await aCase(world)
    const { id: documentId } = await aDocument(world, found)
    await world.db.updateTable('storedFiles').set({ scanState }).execute()
    expect(await openDocument(world, { documentId, actor: admin })).toEqual({ ok: false, reason })
    expect(await reviewDocument(world, { documentId, actor: admin, verdict: { accept: true } })).toEqual({
      ok: false,
      reason,
    })
    expect(await listCaseDocuments(world.db, found.id)).toMatchObject([{ state }])
    expect(await listAuditActions(world)).toEqual(['document.uploaded', 'document.read'])
  })
})

test('a client may mark optional items as not needed, staff also required ones', async () => {
  const world = await newWorld()
  const admin = actorOf(await aPerson(world, { role: 'admin' }))
  const found = await aCase(world, {
    state: 'waiting_for_documents',
    checklist: [...checklist, { title: 'Permit', isRequired: true }],
  })
  const [salary = '', childCare = '', permit = ''] = found.itemIds
  const client = actorOf(found.client)
  const badge = (itemId: string, isNotNeeded: boolean, actor: Actor) =>
    markNotNeeded(world, { caseId: found.id, itemId, isNotNeeded, reason: 'It does not exist.', actor })
  const same = { ok: true, caseState: 'waiting_for_documents' }
  expect(await badge(childCare, true, client)).toEqual(same)
  expect(await badge(childCare, false, client)).toEqual(same)
  expect(await badge(childCare, true, client)).toEqual(same)
  expect(await badge(salary, true, client)).toEqual({ ok: false, reason: 'required-item' })
  expect(await badge('none', true, client)).toEqual({ ok: false, reason: 'unknown-item' })
  expect(await badge(childCare, true, actorOf(await aPerson(world)))).toEqual({ ok: false, reason: 'unknown-case' })
  const { id: documentId } = await aDocument(world, found, { itemId: salary })
  await reviewDocument(world, { documentId, actor: admin, verdict: { accept: true } })
  expect(await badge(permit, true, admin)).toEqual({ ok: true, caseState: 'in_preparation' })
  expect((await listChecklist(world.db, found.id)).map((item) => item.state)).toEqual([
    'accepted',
    'not_needed',
    'not_needed',
  ])
})
