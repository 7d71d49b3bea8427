import { describe, expect, test } from 'vitest'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { listSameFiles } from '#cases/documents/waiting-file-db.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { aCase, actorOf, aDocument, aPdf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { listChecklist } from './checklist-db.server.ts'
import { editItem, markNotNeeded, movedBy, moveItem } from './edit-item.server.ts'
import { readItemText } from './item-text.ts'
import { placeDocument } from './place-document.server.ts'
import { addItem, requestDocuments } from './request-documents.server.ts'

const checklist = [
  { title: 'Salary certificate', isRequired: true },
  { title: 'Bank statements', isRequired: true },
  { title: 'Donations', isRequired: false },
]
const broker = { title: 'Broker statement', description: 'As at 31 December.', need: 'if_at_hand' } as const

async function anAdminContext(world: World, requested: Parameters<typeof aCase>[1] = {}) {
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { checklist, assignedTo: adviser.id, ...requested })
  const statedCodes = async () =>
    (await listCaseEvents(world.db, found.id, { withInternal: false })).map(({ payload }) => payload.code)
  return { adviser, actor: actorOf(adviser), found, statedCodes, items: () => listChecklist(world.db, found.id) }
}

test.each([
  ['a valid item', { title: ' Broker\n statement ', description: ' ', need: 'optional' }, 'Broker statement'],
  ['no title', { title: ' ', description: '', need: 'required' }, 'no-title'],
  ['a title over the limit', { title: 'x'.repeat(121), description: '', need: 'required' }, 'title-too-long'],
  [
    'a description over the limit',
    { title: 'x', description: 'x'.repeat(501), need: 'required' },
    'description-too-long',
  ],
  ['an unknown need', { title: 'x', description: '', need: 'maybe' }, 'unknown-need'],
])('a form with %s is read or refused with its reason', (_, form, expected) => {
  const read = readItemText(form)
  expect(read.ok ? read.item.title : read.reason).toBe(expected)
})

test.each([
  ['a', 1, 'bac'],
  ['a', -1, 'abc'],
  ['c', -1, 'acb'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moving item %s by %i gives %s', (entry, by, expected) => {
  expect(movedBy(['a', 'b', 'c'], entry, by).join('')).toBe(expected)
})

describe('requesting documents', () => {
  test('two concurrent submissions request once; a later request sends another email', async () => {
    const world = await newWorld()
    const { actor, found, statedCodes } = await anAdminContext(world)
    const ask = () => requestDocuments(world, { caseId: found.id, actor, itemIds: found.itemIds })
    const outcome = { ok: true, caseState: 'waiting_for_documents' }
    expect(await Promise.all([ask(), ask()])).toEqual([outcome, outcome])
    expect((await statedCodes()).filter((code) => code === 'documents-asked')).toHaveLength(1)
    world.setNow('2026-11-21T09:05:00Z')
    expect(await ask()).toEqual(outcome)
    const emails = (await listEmails(world)).filter(({ eventKey }) => eventKey.startsWith('documents-asked'))
    expect(emails).toHaveLength(2)
  })

  test('lists the items in one email and in the timeline, and the case waits for documents', async () => {
    const world = await newWorld()
    const { actor, found, statedCodes, items } = await anAdminContext(world, { state: 'in_preparation' })
    const outcome = await addItem(world, { caseId: found.id, actor, item: broker, isRequested: true })
    expect(outcome).toEqual({ ok: true, caseState: 'waiting_for_documents' })
    expect((await items()).at(-1)).toMatchObject({ ...broker, isRequired: false, state: 'missing' })
    expect(await statedCodes()).toEqual(['documents-asked', 'moved', 'item-added'])
    const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe(
      caseEmailTexts.cases.subject(caseEmailTexts.cases.documentsRequested(1).subject, found.caseNumber),
    )
    expect(emails[0]?.textBody).toContain('Broker statement (only if you have it): As at 31 December.')
    expect(await listAuditActions(world)).toEqual(['case.checklist', 'case.moved', 'case.documents-asked'])
  })

  test('requests only named items that are open', async () => {
    const world = await newWorld()
    const { actor, found } = await anAdminContext(world, { state: 'waiting_for_documents' })
    const [salary = '', bank = ''] = found.itemIds
    await aDocument(world, found, { itemId: salary })
    const ask = (itemIds: string[]) => requestDocuments(world, { caseId: found.id, actor, itemIds })
    expect(await ask([salary])).toEqual({ ok: false, reason: 'nothing-open' })
    expect(await ask([salary, bank])).toMatchObject({ ok: true })
    const email = (await listEmails(world)).find(({ subject }) => subject.startsWith('We need'))
    expect(email?.textBody).toContain('Bank statements')
    expect(email?.textBody).not.toContain('Salary certificate')
  })

  test('the ask_for_documents move requests all open items', async () => {
    const world = await newWorld()
    const { actor, found, statedCodes } = await anAdminContext(world, { state: 'in_preparation' })
    expect(await moveCase(world, { caseId: found.id, move: 'ask_for_documents', actor })).toMatchObject({ ok: true })
    expect(await statedCodes()).toEqual(['documents-asked', 'moved'])
    await runJobs(world)
    const [email] = await listEmails(world)
    expect(email?.textBody).toContain('Donations (helpful, but not required)')
  })

  test.each([
    ['a client', 'client', 'unknown-case'],
    ['an adviser of another case', 'adviser', 'unknown-case'],
  ] as const)('is refused for %s', async (_, role, reason) => {
    const world = await newWorld()
    const { found, items } = await anAdminContext(world)
    const actor = actorOf(await aPerson(world, { role }))
    const which = { caseId: found.id, itemId: found.itemIds[0] ?? '', actor }
    expect(await addItem(world, { ...which, item: broker, isRequested: true })).toEqual({ ok: false, reason })
    expect(await requestDocuments(world, { ...which, itemIds: found.itemIds })).toEqual({ ok: false, reason })
    expect(await editItem(world, { ...which, item: broker })).toEqual({ ok: false, reason })
    expect(await moveItem(world, { ...which, by: 1 })).toEqual({ ok: false, reason })
    expect((await items()).map(({ title }) => title)).toEqual(checklist.map(({ title }) => title))
    expect(await listAuditActions(world)).toEqual([])
  })

  test('refuses a duplicate title and a closed case', async () => {
    const world = await newWorld()
    const { actor, found } = await anAdminContext(world)
    const item = { ...broker, title: 'Donations' }
    expect(await addItem(world, { caseId: found.id, actor, item, isRequested: false })).toMatchObject({
      reason: 'same-title',
    })
    const over = await anAdminContext(world, { state: 'closed' })
    const closed = { caseId: over.found.id, actor: over.actor, item: broker, isRequested: false }
    expect(await addItem(world, closed)).toMatchObject({ reason: 'case-closed' })
  })
})

describe('a checklist item', () => {
  test('can be renamed with its documents, moved and made optional, which can complete the case', async () => {
    const world = await newWorld()
    const { actor, found, items, statedCodes } = await anAdminContext(world, { state: 'waiting_for_documents' })
    const [salary = '', bank = ''] = found.itemIds
    const document = await aDocument(world, found, { itemId: salary })
    await reviewDocument(world, { documentId: document.id, actor, verdict: { accept: true } })
    const item = { title: 'Salary certificate 2025', description: '', need: 'required' } as const
    await editItem(world, { caseId: found.id, itemId: salary, actor, item })
    expect((await findDocument(world.db, document.id, null))?.documentType).toBe('Salary certificate 2025')
    expect((await statedCodes())[0]).toBe('item-renamed')
    await moveItem(world, { caseId: found.id, itemId: salary, actor, by: 1 })
    expect((await items()).map(({ id }) => id).slice(0, 2)).toEqual([bank, salary])
    const optional = { title: 'Bank statements', description: '', need: 'optional' } as const
    const outcome = await editItem(world, { caseId: found.id, itemId: bank, actor, item: optional })
    expect(outcome).toEqual({ ok: true, caseState: 'in_preparation' })
  })

  test('is waived by staff with a reason for the client, and can be required again', async () => {
    const world = await newWorld()
    const { actor, found, items, statedCodes } = await anAdminContext(world)
    const which = { caseId: found.id, itemId: found.itemIds[0] ?? '', actor }
    expect(await markNotNeeded(world, { ...which, isNotNeeded: true })).toEqual({ ok: false, reason: 'no-reason' })
    await markNotNeeded(world, { ...which, isNotNeeded: true, reason: 'Your employer sent it.' })
    expect((await items())[0]).toMatchObject({ state: 'not_needed', notNeededReason: 'Your employer sent it.' })
    await markNotNeeded(world, { ...which, isNotNeeded: false })
    expect((await items())[0]).toMatchObject({ state: 'missing', notNeededReason: null })
    expect(await statedCodes()).toEqual(['needed-after-all', 'item-waived'])
  })
})

describe('a document without an item', () => {
  test('is assigned to an item by its client before review, and by staff after it', async () => {
    const world = await newWorld()
    const { actor, found, items } = await anAdminContext(world, { state: 'waiting_for_documents' })
    const [salary = '', bank = ''] = found.itemIds
    const { id: documentId } = await aDocument(world, found)
    const client = actorOf(found.client)
    expect(await placeDocument(world, { documentId, itemId: salary, actor: client })).toMatchObject({ ok: true })
    expect((await items())[0]?.state).toBe('received')
    await reviewDocument(world, { documentId, actor, verdict: { accept: true } })
    expect(await placeDocument(world, { documentId, itemId: bank, actor: client })).toMatchObject({
      reason: 'not-movable',
    })
    expect(await placeDocument(world, { documentId, itemId: bank, actor })).toMatchObject({ ok: true })
    expect((await items()).map(({ state }) => state)).toEqual(['missing', 'accepted', 'missing'])
    expect((await findDocument(world.db, documentId, null))?.documentType).toBe('Bank statements')
    expect((await listAuditActions(world)).filter((action) => action === 'document.placed')).toHaveLength(2)
  })

  test('is not found for other clients and advisers, nor assigned to items of another case', async () => {
    const world = await newWorld()
    const { actor, found } = await anAdminContext(world)
    const other = await anAdminContext(world)
    const { id: documentId } = await aDocument(world, found)
    const itemId = found.itemIds[0] ?? ''
    const place = (by: typeof actor, item = itemId) => placeDocument(world, { documentId, itemId: item, actor: by })
    expect(await place(actorOf(other.found.client))).toEqual({ ok: false, reason: 'unknown-document' })
    expect(await place(other.actor)).toEqual({ ok: false, reason: 'unknown-document' })
    expect(await place(actor, other.found.itemIds[0])).toEqual({ ok: false, reason: 'unknown-item' })
    expect((await findDocument(world.db, documentId, null))?.checklistItemId).toBeNull()
  })
})

describe('a rejected document', () => {
  test.each([
    ['under an item', 0],
    ['without an item', null],
  ] as const)('%s is superseded by the upload that replaces it', async (_, at) => {
    const world = await newWorld()
    const { actor, found } = await anAdminContext(world)
    const itemId = at === null ? null : (found.itemIds[at] ?? '')
    const [first, second] = [await aDocument(world, found, { itemId }), await aDocument(world, found, { itemId })]
    for (const { id } of [first, second]) {
      await reviewDocument(world, { documentId: id, actor, verdict: { accept: false, reason: 'Cut off.' } })
    }
    const send = (replaces: string) =>
      uploadDocument(world, {
        ...{ caseId: found.id, actor: actorOf(found.client), content: aPdf(), declaredName: 'new.pdf' },
        checklistItemId: null,
        replaces,
      })
    const sent = await send(first.id)
    if (!sent.ok) throw new Error(sent.reason)
    expect((await findDocument(world.db, sent.documentId, null))?.checklistItemId).toBe(itemId)
    expect((await findDocument(world.db, first.id, null))?.state).toBe('superseded')
    expect((await findDocument(world.db, second.id, null))?.state).toBe('rejected')
    expect(await send(first.id)).toEqual({ ok: false, reason: 'not-replaceable' })
  })
})

test('duplicates are reported to the client within their own cases, to staff across all cases', async () => {
  const world = await newWorld()
  const { found } = await anAdminContext(world)
  const stranger = await aCase(world, { checklist })
  const send = (to: typeof found) =>
    uploadDocument(world, {
      ...{ caseId: to.id, actor: actorOf(to.client), content: aPdf('same'), declaredName: 'same.pdf' },
      checklistItemId: null,
    })
  await send(stranger)
  const first = await send(found)
  expect(first).toMatchObject({ ok: true, isNew: true, sameAs: undefined })
  const own = await aCase(world, { client: found.client })
  const again = await send(own)
  expect(again).toMatchObject({ ok: true, sameAs: { caseNumber: found.caseNumber, filename: 'same.pdf' } })
  if (!again.ok) throw new Error(again.reason)
  const seen = await listSameFiles(world.db, [again.documentId], null)
  expect(seen.map(({ caseNumber }) => caseNumber).toSorted()).toEqual(
    [found.caseNumber, stranger.caseNumber].toSorted(),
  )
  expect((await findCaseForStaff(world.db, own.id))?.state).toBe('intake')
})
