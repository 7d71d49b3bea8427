import { describe, expect, test } from 'vitest'
import { loader as download } from '#cases/documents/staff/document-download-route.ts'
import { action as decideInQueue } from '#cases/documents/staff/document-queue-page.tsx'
import { loader as view } from '#cases/documents/staff/document-route.ts'
import { action as bulk, loader as list } from '#cases/list/staff/case-list-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPdf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { action as documentAction } from './case-documents-page.tsx'
import { action as messageAction, loader as readMessages } from './case-messages-page.tsx'
import { action, loader } from './case-page.tsx'

const adviser = (world: World) => aPerson(world, { role: 'adviser', name: 'Tim Adler' })
const admin = (world: World) => aPerson(world, { role: 'admin', name: 'Anna Keller' })

describe('moves and access', () => {
  test('an impossible move returns 409 and names the possible ones', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id } = await aCase(world, { state: 'filed' })
    const args = { path: `/admin/cases/${id}`, params: { caseId: id } }
    const text = await outcomeOf(
      action(argsFor(world, person, { ...args, form: { move: 'submit_for_review', version: '1' } })),
    )
    expect(text).toMatchObject({ status: 409, data: { at: 'submit_for_review' } })
    expect(JSON.stringify(text.data)).toContain(
      '“Submit for review” is not possible at the moment. From “Filed”, you can choose: “Record the assessment”.',
    )
    expect((await findCaseForStaff(world.db, id))?.state).toBe('filed')
  })

  test('a move with a stale version returns 409 and changes nothing', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id } = await aCase(world, { state: 'in_preparation' })
    const found = await findCaseForStaff(world.db, id)
    const post = (form: Record<string, string>) =>
      outcomeOf(action(argsFor(world, person, { path: `/admin/cases/${id}`, params: { caseId: id }, form })))
    expect(await post({ intent: 'priority', priority: 'high' })).toMatchObject({ status: 303 })
    const text = await post({ move: 'submit_for_review', version: String(found?.version) })
    expect(text.status).toBe(409)
    expect(JSON.stringify(text.data)).toContain(
      'Someone has changed this case since you opened it: its status is now “In preparation”.',
    )
    const now = await findCaseForStaff(world.db, id)
    expect(await post({ move: 'submit_for_review', version: String(now?.version) })).toMatchObject({
      status: 303,
      to: `/admin/cases/${id}?note=moved`,
    })
  })

  test('a move without its required reason returns 422', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id } = await aCase(world)
    const form = { move: 'hold', reason: '  ', version: '1' }
    const text = await outcomeOf(action(argsFor(world, person, { path: '/', params: { caseId: id }, form })))
    expect(text).toMatchObject({ status: 422, data: { at: 'hold', text: 'Please give a reason.' } })
  })

  test('a case of another adviser can be neither read nor taken over', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    const { id } = await aCase(world, { assignedTo: other.id })
    const params = { caseId: id }
    expect(await outcomeOf(loader(argsFor(world, person, { path: '/', params })))).toMatchObject({ status: 404 })
    const text = await outcomeOf(
      action(argsFor(world, person, { path: '/', params, form: { intent: 'assign', assign: person.id } })),
    )
    expect(text).toMatchObject({ status: 404 })
    const unknown = loader(argsFor(world, person, { path: '/', params: { caseId: 'nonsense' } }))
    expect(await outcomeOf(unknown)).toMatchObject({ status: 404 })
  })
})

describe('bulk actions and list', () => {
  test('a bulk action shows its effect on each case before it changes anything', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    const mine = await aCase(world, { assignedTo: person.id })
    const free = await aCase(world)
    const foreign = await aCase(world, { assignedTo: other.id })
    const all = [mine, free, foreign]
    const post = (fields: Record<string, string>, cases = all, path = '/admin/cases') => {
      const form = new URLSearchParams(fields)
      for (const { id } of cases) form.append('case', id)
      return outcomeOf(bulk(argsFor(world, person, { path, form })))
    }
    const states = async () => {
      const found = await Promise.all(all.map(({ id }) => findCaseForStaff(world.db, id)))
      return found.map((row) => [row?.priority, row?.state, row?.assignedTo])
    }
    const before = await states()
    // The result must not contain the number of a case that the adviser may not see.
    const refused = [{ caseNumber: 'Unknown case', text: 'This case does not exist.' }]
    const urge = { intent: 'priority', priority: 'high' }
    expect(await post(urge)).toMatchObject({
      status: 200,
      data: { step: 'check', refused, done: [{ caseNumber: mine.caseNumber }, { caseNumber: free.caseNumber }] },
    })
    const hold = { intent: 'move', move: 'hold' }
    expect(await post(hold)).toMatchObject({ data: { step: 'check', done: [] } })
    const notified = await post({ ...hold, reason: 'The client is abroad' })
    expect(notified).toMatchObject({ data: { step: 'check', done: [{ id: mine.id }, { id: free.id }] } })
    expect(await states()).toEqual(before)
    expect(await listEmails(world)).toEqual([])
    expect(await listAuditActions(world)).toEqual([])

    expect(await post({ ...urge, step: 'do' })).toMatchObject({ status: 200, data: { step: 'done', refused } })
    expect((await states()).map(([priority]) => priority)).toEqual(['high', 'high', 'medium'])
    expect(await post(urge)).toMatchObject({
      data: { step: 'check', done: [], unchanged: [mine.caseNumber, free.caseNumber] },
    })
    const toMe = { intent: 'assign', assign: person.id }
    expect(await post(toMe)).toMatchObject({
      data: { step: 'check', done: [{ id: free.id }], unchanged: [mine.caseNumber] },
    })
    const assign = { intent: 'assign', assign: other.id, step: 'do' }
    expect(await post(assign, [free], '/admin/cases?status=pending')).toMatchObject({
      status: 303,
      to: '/admin/cases?status=pending&note=bulk-done',
    })
    expect(await post({ ...hold, reason: 'Abroad', step: 'do' }, [mine])).toMatchObject({ status: 303 })
    expect((await states())[0]).toEqual(['high', 'on_hold', person.id])
    expect(await post({ ...urge, step: 'do' }, [])).toMatchObject({ status: 422 })
    expect(await post({ intent: 'move', move: 'file', step: 'do' }, [mine])).toMatchObject({ status: 409 })
  })

  test('the list applies the filters in the URL and ignores invalid ones', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id } = await aCase(world, { state: 'review' })
    await aCase(world)
    const at = (path: string) => list(argsFor(world, person, { path }))
    const reviewed = await at('/admin/cases?status=in_progress')
    expect(reviewed.list.rows.map((found) => found.id)).toEqual([id])
    expect(reviewed.list.tabs).toMatchObject({ all: 2, in_progress: 1, pending: 1 })
    const harmless = await at('/admin/cases?status=x&year=abc&priority=%27&page=-4&sort=drop&case=nope')
    expect(harmless).toMatchObject({ list: { total: 2, from: 1 }, preview: null })
  })
})

describe('documents and messages', () => {
  test('rejecting a document requires a reason, which the client gets by email', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const found = await aCase(world, {
      state: 'waiting_for_documents',
      checklist: [{ title: 'Salary certificate', isRequired: true }],
    })
    const document = await aDocument(world, found, { itemId: found.itemIds[0] })
    const reject = (reason: string) => {
      const form = { decision: 'reject', document: document.id, reason }
      return outcomeOf(decideInQueue(argsFor(world, person, { path: '/admin/documents', form })))
    }
    expect(await reject(' ')).toMatchObject({ status: 422, data: { document: document.id } })
    expect(await reject('Page 2 is cut off')).toMatchObject({ status: 303, to: '/admin/documents' })
    const emails = await listEmails(world)
    expect(emails.some(({ textBody }) => textBody.includes('Page 2 is cut off'))).toBe(true)
  })

  test('accepting the last required document starts the preparation of the case', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const found = await aCase(world, {
      state: 'waiting_for_documents',
      checklist: [{ title: 'Salary', isRequired: true }],
    })
    const document = await aDocument(world, found, { itemId: found.itemIds[0] })
    const form = { intent: 'accept', document: document.id }
    const args = argsFor(world, person, { path: '/', params: { caseId: found.id }, form })
    expect(await outcomeOf(documentAction(args))).toMatchObject({ status: 303 })
    expect((await findCaseForStaff(world.db, found.id))?.state).toBe('in_preparation')
  })

  test('staff upload a file for the client; an unsupported type or unknown kind is refused', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const found = await aCase(world, { checklist: [{ title: 'Salary', isRequired: true }] })
    const upload = async (content: string, name: string, kinds: { before?: string; after?: string } = {}) => {
      const { before = 'from_client', after } = kinds
      const form = new FormData()
      form.append('item', found.itemIds[0] ?? '')
      if (before !== '') form.append('kind', before)
      form.append('file', new File([content], name))
      if (after) form.append('kind', after)
      return outcomeOf(documentAction(argsFor(world, person, { path: '/', params: { caseId: found.id }, form })))
    }
    const pdf = Buffer.concat(await aPdf().toArray()).toString()
    expect(await upload(pdf, 'lohn.pdf')).toMatchObject({
      status: 303,
      to: `/admin/cases/${found.id}/documents?note=uploaded`,
    })
    expect(await upload('MZ not a document', 'setup.exe')).toMatchObject({
      status: 422,
      data: {
        at: 'upload',
        text: expect.stringContaining('This file type is not accepted. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV.'),
      },
    })
    expect((await findCaseForStaff(world.db, found.id))?.progress.received).toBe(1)
    // Without a valid kind before it in the form, a file is refused and not stored as the client's document.
    const count = () => world.pool.query('select from documents').then(({ rowCount }) => rowCount)
    const before = await count()
    for (const kinds of [
      { before: '' },
      { before: '', after: 'internal' },
      { before: 'Internal' },
      { before: 'toString' },
    ])
      expect(await upload(pdf, 'office.pdf', kinds)).toMatchObject({ status: 422, data: { at: 'upload' } })
    expect(await count()).toBe(before)
  })

  test('a document is displayed with a strict CSP, downloaded by its name, and each read is audited', async () => {
    const world = await newWorld()
    const person = await admin(world)
    const document = await aDocument(world, await aCase(world))
    const params = { documentId: document.id }
    const shown = await view(argsFor(world, person, { path: '/', params }))
    expect(shown.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/)
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline;/)
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
    expect(await shown.text()).toContain('%PDF-1.4')
    const taken = await download(argsFor(world, person, { path: '/', params }))
    expect(taken.headers.get('Content-Disposition')).toBe(`attachment; filename="lohn.pdf"; filename*=UTF-8''lohn.pdf`)
    await taken.text()
    expect((await listAuditActions(world)).filter((name) => name === 'document.read')).toHaveLength(2)
    const missing = await download(argsFor(world, person, { path: '/', params: { documentId: 'nope' } }))
    expect(missing.status).toBe(404)
  })

  test('opening the messages of a case marks them as read; an answer sent twice is stored once', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id, client } = await aCase(world)
    const params = { caseId: id }
    const question = { subject: 'Hello', body: 'A question', submissionKey: 'client-key-1' }
    await sendMessage(world, { ...question, actor: actorOf(client), caseId: id })
    const first = await readMessages(argsFor(world, person, { path: '/', params }))
    expect(first.list.messages).toMatchObject([{ isRead: false }])
    expect((await readMessages(argsFor(world, person, { path: '/', params }))).list.messages).toMatchObject([
      { isRead: true },
    ])
    const form = { subject: '', body: 'The answer', key: first.key }
    for (const _ of [1, 2]) {
      expect(await outcomeOf(messageAction(argsFor(world, person, { path: '/', params, form })))).toMatchObject({
        status: 303,
      })
    }
    expect((await readMessages(argsFor(world, person, { path: '/', params }))).list.total).toBe(2)
    const empty = { ...form, body: ' ', key: 'another-key-1' }
    expect(await outcomeOf(messageAction(argsFor(world, person, { path: '/', params, form: empty })))).toMatchObject({
      status: 422,
      data: { text: caseStaffTexts.message.notSent['no-text'] },
    })
  })
})
