import { beforeEach, describe, expect, test } from 'vitest'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { aCase, actorOf, aDocument, aPerson, type TestCase } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './case-page.tsx'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, {
    state: 'waiting_for_documents',
    checklist: [
      { title: 'Permit', isRequired: true },
      { title: returnTexts.figure.codes['child-care'], isRequired: false },
    ],
  })
})

const visit = (caseId: string, init?: RequestInit) =>
  argsOf(world, `/client-portal/cases/${caseId}`, { person: own.client, params: { caseId }, init })
const open = (caseId = own.id) => outcomeOf(loader, visit(caseId))
const post = (form: Record<string, string>, caseId = own.id) => outcomeOf(action, visit(caseId, posted(form)))
const storedMessages = () => listMessagesOf(world.db, own.client.id)
const stateOf = async () => (await open()).data as { found: { version: number } }

test('a client sees the case with the documents of each item', async () => {
  await aDocument(world, own, { itemId: own.itemIds[0] })
  const { data } = await open()
  expect(data).toMatchObject({
    found: { caseNumber: own.caseNumber, status: 'pending', phase: 'documents' },
    documents: {
      ok: true,
      value: {
        rows: [
          { title: 'Permit', state: 'received', documents: [{ originalFilename: 'lohn.pdf' }] },
          { state: 'missing' },
        ],
      },
    },
    moves: ['withdraw'],
  })
  expect(JSON.stringify(data)).not.toContain('stateNote')
})

test.each(['00000000-0000-4000-8000-000000000000', 'no-id', 'of another client'])(
  'a case “%s” is not found by any page or form',
  async (kind) => {
    const caseId = kind === 'of another client' ? (await aCase(world)).id : kind
    expect((await open(caseId)).status).toBe(404)
    const forms: Record<string, string>[] = [
      { intent: 'message', body: 'Hello', submissionKey: 'key-12345' },
      { intent: 'item', itemId: own.itemIds[1] ?? '', 'not-needed': 'yes' },
      { intent: 'move', move: 'withdraw', reason: 'No longer needed', version: '1' },
    ]
    for (const form of forms) expect((await post(form, caseId)).status).toBe(404)
    expect(await storedMessages()).toEqual([])
  },
)

test('a failing panel does not affect the others', async () => {
  await onServer(world.ownerUrl, 'alter table messages rename to messages_away')
  expect((await open()).data).toMatchObject({
    found: { id: own.id },
    messages: { ok: false },
    documents: { ok: true },
    events: { ok: true },
  })
})

describe('messages', () => {
  test('a form submitted twice stores one message', async () => {
    const form = { intent: 'message', body: 'Do you need my December statement?', submissionKey: 'key-12345' }
    const answers = await Promise.all([post(form), post(form)])
    expect(answers.map(({ location }) => location)).toEqual(
      Array(2).fill(`/client-portal/cases/${own.id}?note=message-sent#messages`),
    )
    expect(await storedMessages()).toMatchObject([{ body: form.body, senderType: 'client' }])
  })

  test('a message over the limit is refused and its text returned', async () => {
    const body = 'ü'.repeat(10_001)
    const { status, data } = await post({ intent: 'message', body, submissionKey: 'key-12345' })
    expect(status).toBe(422)
    expect(data).toMatchObject({
      field: 'body',
      sentence: portalTexts.portal.messages['text-too-long'],
      values: { body, submissionKey: 'key-12345' },
    })
  })

  test('opening the case marks messages of the adviser as read', async () => {
    const adviser = await aPerson(world, { role: 'owner' })
    await sendMessage(world, {
      actor: actorOf(adviser),
      caseId: own.id,
      subject: 'Hello',
      body: 'Hi',
      submissionKey: 'key-54321',
    })
    expect((await open()).data).toMatchObject({ messages: { value: { unread: 1 } } })
    expect((await open()).data).toMatchObject({ messages: { value: { unread: 0 } } })
  })
})

describe('checklist items', () => {
  test('an optional item can be marked as not needed and back, a required one cannot', async () => {
    const [required = '', optional = ''] = own.itemIds
    expect((await post({ intent: 'item', itemId: optional, 'not-needed': 'yes' })).status).toBe(303)
    expect((await open()).data).toMatchObject({ documents: { value: { rows: [{}, { state: 'not_needed' }] } } })
    expect((await post({ intent: 'item', itemId: optional, 'not-needed': 'no' })).status).toBe(303)
    const refused = await post({ intent: 'item', itemId: required, 'not-needed': 'yes' })
    expect(refused).toMatchObject({
      status: 422,
      data: { itemId: required, sentence: expect.stringContaining('We need this document') },
    })
  })
})

test('staff moves, stale versions and unknown forms are refused', async () => {
  const { version } = (await stateOf()).found
  const file = await post({ intent: 'move', move: 'file', version: String(version) })
  expect(file).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('“Withdraw the case”') } })
  const stale = await post({ intent: 'move', move: 'withdraw', reason: 'x', version: String(version + 1) })
  expect(stale).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('has changed') } })
  expect((await post({ intent: 'move', move: 'fly', version: '1' })).status).toBe(422)
  expect((await post({ intent: 'dance' })).status).toBe(422)
})

test('hundreds of documents without an item are paginated', async () => {
  const { id } = await aDocument(world, own)
  const row = await world.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rows = Array.from({ length: 299 }, () => ({ ...row, id: crypto.randomUUID() }))
  const files = await world.db.selectFrom('storedFiles').selectAll().executeTakeFirstOrThrow()
  for (const document of rows) {
    document.fileId = crypto.randomUUID()
    await world.db
      .insertInto('storedFiles')
      .values({ ...files, id: document.fileId, storageKey: document.fileId })
      .execute()
  }
  await world.db.insertInto('documents').values(rows).execute()
  const at = async (query: string) =>
    (
      await outcomeOf(
        loader,
        argsOf(world, `/client-portal/cases/${own.id}${query}`, { person: own.client, params: { caseId: own.id } }),
      )
    ).data
  const startedAt = performance.now()
  expect(await at('')).toMatchObject({
    documents: { value: { others: { length: 25 }, page: 1, pages: 12, total: 300 } },
  })
  expect(await at('?documents=12')).toMatchObject({ documents: { value: { others: { length: 25 }, page: 12 } } })
  expect(await at('?documents=x')).toMatchObject({ documents: { value: { page: 1 } } })
  expect(await at('?documents=99')).toMatchObject({ documents: { value: { page: 12 } } })
  expect(performance.now() - startedAt).toBeLessThan(4_000)
})
