import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { passwordProtected } from '#cases/documents/document-states.ts'
import { action as decideInQueue, loader as openQueue } from '#cases/documents/staff/document-queue-page.tsx'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { action as changeChecklist, loader as documentsPage } from '#cases/process/staff/case-documents-page.tsx'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { zipCase } from '#cases/requests/zip-case.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader as zip } from './case-zip-route.ts'
import { action, loader } from './review-page.tsx'

async function anAdminContext() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const checklist = [
    { title: 'Salary certificate', isRequired: true },
    { title: 'Bank statements', isRequired: true },
  ]
  const found = await aCase(world, { state: 'waiting_for_documents', assignedTo: adviser.id, checklist })
  const [salary = '', bank = ''] = found.itemIds
  const first = await aDocument(world, found, { itemId: salary })
  const second = await aDocument(world, found, { itemId: bank })
  const loose = await aDocument(world, found)
  const params = { caseId: found.id }
  const path = `/admin/cases/${found.id}/review`
  const decide = (form: Record<string, string>, person = adviser, caseId = found.id) =>
    outcomeOf(action(argsFor(world, person, { path, params: { caseId }, form })))
  return { world, adviser, found, first, second, loose, salary, bank, params, path, decide }
}

describe('reviewing documents', () => {
  test('the review page lists documents in checklist order and opens the first unchecked one', async () => {
    const { world, adviser, path, params, loose, first } = await anAdminContext()
    const view = await loader(argsFor(world, adviser, { path, params }))
    expect(view.documents.map(({ checklistItemId }) => checklistItemId)).toHaveLength(3)
    expect(view).toMatchObject({
      chosen: { id: loose.id },
      checked: 0,
      mayAccept: true,
      mayReject: true,
      mayPlace: true,
    })
    const requested = await loader(argsFor(world, adviser, { path: `${path}?document=${first.id}`, params }))
    expect(requested.chosen?.id).toBe(first.id)
  })

  test('each decision opens the next document; a rejection may use a template text', async () => {
    const { world, found, first, second, loose, bank, path, decide } = await anAdminContext()
    expect(await decide({ document: loose.id, decision: 'place', place: bank })).toMatchObject({
      status: 303,
      to: `${path}?document=${first.id}&note=placed`,
    })
    expect(await decide({ document: first.id, decision: 'reject', template: 'cut-off', reason: ' ' })).toMatchObject({
      status: 303,
    })
    expect(await findDocument(world.db, first.id, null)).toMatchObject({
      state: 'rejected',
      rejectedReason: expect.stringContaining('A page is cut off.'),
    })
    const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email)
    expect(emails.at(-1)?.textBody).toContain('A page is cut off.')
    await decide({ document: second.id, decision: 'accept' })
    expect((await listChecklist(world.db, found.id)).map(({ state }) => state)).toEqual(['rejected', 'received'])
  })

  test('a missing decision or reason returns an error with the input', async () => {
    const { first, decide } = await anAdminContext()
    expect(await decide({ document: first.id })).toMatchObject({ status: 422 })
    expect(await decide({ document: first.id, decision: 'reject', template: 'own' })).toMatchObject({
      status: 422,
      data: { document: first.id, decision: 'reject' },
    })
  })

  test('a case of another adviser and documents of other cases return 404', async () => {
    const { world, found, first, path, params, decide } = await anAdminContext()
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    expect(await outcomeOf(loader(argsFor(world, other, { path, params })))).toMatchObject({ status: 404 })
    expect(await decide({ document: first.id, decision: 'accept' }, other)).toMatchObject({ status: 404 })
    const elsewhere = await aCase(world)
    expect(await decide({ document: first.id, decision: 'accept' }, undefined, elsewhere.id)).toMatchObject({
      status: 404,
    })
    const strange = loader(argsFor(world, other, { path: `${path}?document=${found.id}`, params }))
    expect(await outcomeOf(strange)).toMatchObject({ status: 404 })
    expect(await outcomeOf(() => loader(argsFor(world, found.client, { path, params })))).toMatchObject({ status: 403 })
    const form = { intent: 'add', title: 'Broker', description: '', need: 'required' }
    const asking = changeChecklist(argsFor(world, other, { path, params, form }))
    expect(await outcomeOf(asking)).toMatchObject({ status: 404 })
  })
})

describe('checklist and ZIP', () => {
  test('staff add, edit, move, waive and assign checklist items; errors appear at their item', async () => {
    const { world, adviser, found, loose, salary, bank, path, params } = await anAdminContext()
    const post = (form: Record<string, string>) =>
      outcomeOf(changeChecklist(argsFor(world, adviser, { path, params, form })))
    expect(await post({ intent: 'add', title: '', description: 'x', need: 'required' })).toMatchObject({
      status: 422,
      data: { at: 'add', entered: { description: 'x' } },
    })
    for (const form of [
      { intent: 'add', title: 'Broker', description: '', need: 'if_at_hand' },
      { intent: 'edit', item: salary, title: 'Salary', description: '', need: 'required' },
      { intent: 'down', item: salary },
      { intent: 'waive', item: bank, why: 'Sent by the bank.' },
      { intent: 'reopen', item: bank },
      { intent: 'place', document: loose.id, place: bank },
    ] as Record<string, string>[]) {
      expect((await post(form)).status).toBe(303)
    }
    expect((await listChecklist(world.db, found.id)).map(({ title }) => title)).toEqual([
      'Bank statements',
      'Salary',
      'Broker',
    ])
    expect(await post({ intent: 'waive', item: bank, why: '' })).toMatchObject({ status: 422, data: { at: bank } })
    expect(await post({ intent: 'nonsense' })).toMatchObject({ status: 422 })
    const view = await documentsPage(argsFor(world, adviser, { path, params }))
    expect(view).toMatchObject({ total: 3, page: 1, pages: 1 })
  })

  test('only staff download the documents of a case as one audited ZIP', async () => {
    const { world, adviser, found, first, path, params } = await anAdminContext()
    const answer = await zip(argsFor(world, adviser, { path, params }))
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual([
      'Bank statements/lohn.pdf',
      'Other document/lohn.pdf',
      'Salary certificate/lohn.pdf',
    ])
    expect(
      Buffer.from(files['Salary certificate/lohn.pdf'] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(answer.headers.get('Content-Disposition')).toContain(`${found.caseNumber}.zip`)
    expect((await listAuditActions(world)).at(-1)).toBe('case.documents-zip')
    const client = actorOf(found.client)
    expect(await zipCase(world, { caseId: found.id, actor: client })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await zipCase(world, { caseId: first.id, actor: actorOf(adviser) })).toEqual({
      ok: false,
      reason: 'unknown-case',
    })
    await world.db.updateTable('storedFiles').set({ scanState: 'infected' }).execute()
    const empty = await zipCase(world, { caseId: found.id, actor: actorOf(adviser) })
    expect(empty.ok && (await text(empty.stream)).slice(0, 2)).toBe('PK')
  })

  test('a ZIP lists lost and unscanned files, and lost files are audited', async () => {
    const { world, adviser, first, second, path, params } = await anAdminContext()
    const [lost, unscanned] = await Promise.all(
      [first, second].map(({ fileId }) =>
        world.db.selectFrom('storedFiles').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow(),
      ),
    )
    await world.fileStore.remove(lost?.storageKey ?? '')
    await world.db
      .updateTable('storedFiles')
      .set({ scanState: 'unscanned' })
      .where('id', '=', unscanned?.id ?? '')
      .execute()
    const answer = await zip(argsFor(world, adviser, { path, params }))
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual([caseTexts.zip.filename, 'Other document/lohn.pdf'])
    const words = Buffer.from(files['NOT IN THIS ZIP.txt'] ?? []).toString()
    expect(words).toContain(`Salary certificate/lohn.pdf: ${caseTexts.zip.reasons.missing}`)
    expect(words).toContain(`lohn.pdf: ${caseTexts.zip.reasons['not-scanned']}`)
    const rows = await world.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'case.documents-zip')
      .execute()
    expect(rows.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { outcome: 'success', detail: { documents: 2, leftOut: 1 } },
      { outcome: 'failed', detail: { reason: 'missing', lost: 1, documents: first.id } },
    ])
  })

  test('an unavailable file store produces no incomplete ZIP', async () => {
    const { world, adviser, path, params } = await anAdminContext()
    world.fileStore = { ...world.fileStore, get: () => Promise.reject(new Error('connection refused')) }
    await expect(zip(argsFor(world, adviser, { path, params }))).rejects.toMatchObject({ reason: 'store-away' })
  })
})

describe('the documents of all cases', () => {
  const queue = '/admin/documents'
  async function aQueue() {
    const context = await anAdminContext()
    const { world, adviser } = context
    const open = (query = '', person = adviser) => openQueue(argsFor(world, person, { path: queue + query }))
    const post = (form: Record<string, string>, person = adviser) =>
      outcomeOf(decideInQueue(argsFor(world, person, { path: `${queue}?mine=1`, form })))
    return { ...context, open, post }
  }

  test('it opens the oldest document of the list, decides at once and goes on to the next', async () => {
    const { world, found, first, second, loose, open, post } = await aQueue()
    const other = await aCase(world, { state: 'waiting_for_documents' })
    world.setNow('2026-11-21T11:00:00Z')
    const later = await aDocument(world, other)
    const { review, cases } = await open()
    expect(review?.documents).toHaveLength(4)
    expect(cases.map(({ caseId, ids }) => [caseId, ids.length])).toEqual([
      [found.id, 3],
      [other.id, 1],
    ])
    expect([first.id, second.id, loose.id]).toContain(review?.chosen?.id)
    expect((await open(`?document=${later.id}`)).review).toMatchObject({ chosen: { id: later.id }, mayAccept: true })
    expect(await post({ document: first.id, decision: 'accept', next: second.id })).toMatchObject({
      status: 303,
      to: `${queue}?mine=1&document=${second.id}`,
    })
    expect(await open()).toMatchObject({ undoable: { id: first.id, state: 'accepted' } })
    expect(await post({ document: first.id, decision: 'undo' })).toMatchObject({ status: 303 })
    expect((await open()).review?.documents).toHaveLength(4)
  })

  test('a document that has left the list is replaced by the next one; those of colleagues are not found', async () => {
    const { world, first, open, post } = await aQueue()
    await post({ document: first.id, decision: 'accept' })
    expect((await open(`?document=${first.id}`)).review?.chosen?.id).not.toBe(first.id)
    expect(await post({ document: first.id, decision: 'accept' })).toMatchObject({ status: 409 })
    const stranger = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    expect(await open('', stranger)).toMatchObject({ review: null, undoable: null })
    expect(await post({ document: first.id, decision: 'undo' }, stranger)).toMatchObject({ status: 404 })
  })

  test('a document sent back can be declared no longer needed', async () => {
    const { world, path, first, decide } = await aQueue()
    await decide({ document: first.id, decision: 'reject', template: 'password', reason: '' })
    expect(await findDocument(world.db, first.id, null)).toMatchObject({ rejectedReason: passwordProtected })
    const answer = await decide({ document: first.id, decision: 'dismiss' })
    expect(answer).toMatchObject({ status: 303, to: expect.stringContaining('note=dismissed') })
    const args = argsFor(world, await aPerson(world, { role: 'admin' }), {
      path: `${path}?document=${first.id}`,
      params: { caseId: path.split('/')[3] ?? '' },
    })
    expect(await outcomeOf(() => loader(args))).toMatchObject({ status: 302, to: path })
  })
})

describe('undo, tables and size', () => {
  test('a reviewer undoes their last decision, once', async () => {
    const { world, adviser, first, path, params, decide } = await anAdminContext()
    await decide({ document: first.id, decision: 'accept' })
    const view = () => loader(argsFor(world, adviser, { path, params }))
    expect(await view()).toMatchObject({ undoable: { id: first.id, state: 'accepted' } })
    const colleague = await aPerson(world, { role: 'admin' })
    expect(await loader(argsFor(world, colleague, { path, params }))).toMatchObject({ undoable: null })
    expect(await decide({ document: first.id, decision: 'undo' })).toMatchObject({
      status: 303,
      to: `${path}?document=${first.id}&note=undone`,
    })
    expect(await view()).toMatchObject({ undoable: null, checked: 0 })
    expect(await decide({ document: first.id, decision: 'undo' })).toMatchObject({
      status: 409,
      data: { decision: 'undo', text: expect.stringContaining('no longer') },
    })
  })

  test('a CSV file is shown as a table, and the read is audited', async () => {
    const { world, adviser, found, path, params } = await anAdminContext()
    const put = async (name: string, content: Buffer | string) => {
      const put = { content: Readable.from([Buffer.from(content)]), declaredName: name, checklistItemId: null }
      const saved = await uploadDocument(world, { caseId: found.id, actor: actorOf(found.client), ...put })
      const id = saved.ok ? saved.documentId : ''
      return loader(argsFor(world, adviser, { path: `${path}?document=${id}`, params }))
    }
    expect((await put('trades.csv', 'Date,Amount\n2025-01-01,7\n2025-01-02,8\n')).table?.rows).toEqual([
      ['Date', 'Amount'],
      ['2025-01-01', '7'],
      ['2025-01-02', '8'],
    ])
    const actions = await listAuditActions(world)
    expect(actions.at(-1)).toBe('document.read')
  })

  test('review and list pages with 300 documents load within three seconds', async () => {
    const { world, adviser, found, salary, path, params } = await anAdminContext()
    const rows = await world.db.selectFrom('documents').selectAll().where('caseId', '=', found.id).execute()
    const files = await world.db.selectFrom('storedFiles').selectAll().execute()
    const [row, file] = [rows[0], files[0]]
    if (!row || !file) throw new Error('nothing to copy')
    for (let n = 0; n < 297; n++) {
      const fileId = crypto.randomUUID()
      await world.db
        .insertInto('storedFiles')
        .values({ ...file, id: fileId, storageKey: fileId, sha256: fileId })
        .execute()
      const checklistItemId = n % 3 === 0 ? salary : null
      await world.db
        .insertInto('documents')
        .values({ ...row, id: crypto.randomUUID(), fileId, checklistItemId })
        .execute()
    }
    const startedAt = performance.now()
    const ctx = await loader(argsFor(world, adviser, { path, params }))
    expect(ctx.documents).toHaveLength(300)
    const page = await documentsPage(argsFor(world, adviser, { path: `${path}?page=2`, params }))
    expect(page).toMatchObject({ total: 300, page: 2 })
    expect(page.documents.length).toBeLessThanOrEqual(50)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})
