import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import { quarantineInfected } from '#cases/documents/quarantine-infected.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { action as answer, loader as inbox } from '#cases/messages/staff/inbox-page.tsx'
import { bringsFiles } from '#platform/http/body-error.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { argsFor, outcomeOf as staffOutcome } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted, postedFiles } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import type { MessageAnswer } from './message-answer.ts'
import * as fresh from './new-message-page.tsx'
import * as thread from './thread-page.tsx'

let world: World
let adviser: Person
let own: TestCase
let threadId: string
beforeEach(async () => {
  world = await newWorld()
  adviser = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  own = await aCase(world, { assignedTo: adviser.id })
  const question = { subject: 'IBAN', body: 'Which account?', submissionKey: 'key-question', caseId: own.id }
  const sent = await sendMessage(world, { ...question, actor: actorOf(adviser) })
  threadId = sent.ok ? sent.threadId : ''
  world.setNow(new Date(world.now().getTime() + 1_000).toISOString())
})

const pdf = (name: string, text = name) => new File([`%PDF-1.4\n${text}\n%%EOF`], name)
const noise = (name: string) => new File(['MZ program'], name)
const visit = (init?: RequestInit, id = threadId) =>
  argsOf(world, `/client-portal/messages/${id}`, { person: own.client, params: { thread: id }, init })
const send = (files: File[], fields: Record<string, string>) =>
  outcomeOf(thread.action, visit(postedFiles(files, fields)))
const shown = async () => {
  const { data } = await outcomeOf(thread.loader, visit())
  return (data as { messages: { value: { body: string; attachments: unknown[] }[] } }).messages.value
}

test('files sent with a message become documents of the case, shown in the thread to both sides', async () => {
  const files = [pdf('account.pdf'), pdf('card.pdf')]
  expect(await send(files, { body: 'Here it is.', submissionKey: 'key-answer-1' })).toMatchObject({ status: 303 })
  const requested = [{ filename: 'account.pdf' }, { filename: 'card.pdf' }]
  expect((await shown()).at(-1)).toMatchObject({ body: 'Here it is.', attachments: requested })
  const open = await inbox(argsFor(world, adviser, { path: '/admin/messages', params: { threadId } }))
  expect(open.open?.messages.at(-1)).toMatchObject({ attachments: requested })
  expect(await listDocumentsOf(world.db, own.client.id)).toMatchObject([
    { kind: 'from_client' },
    { kind: 'from_client' },
  ])
  await send(files, { body: 'Here it is.', submissionKey: 'key-answer-1' })
  expect(await listDocumentsOf(world.db, own.client.id)).toHaveLength(2)
  expect(await shown()).toHaveLength(2)
})

test('a refused file returns the text and the other files, which can then be sent again', async () => {
  const refused = await send([pdf('good.pdf'), noise('bad.exe')], { body: 'Two files', submissionKey: 'key-answer-2' })
  expect(refused).toMatchObject({
    status: 415,
    data: { field: 'file', sentence: expect.stringContaining('bad.exe'), values: { body: 'Two files' } },
  })
  const { attached } = refused.data as MessageAnswer
  expect(attached).toMatchObject([{ filename: 'good.pdf' }])
  expect(await shown()).toHaveLength(1)
  const [file] = attached
  const again = { body: 'Two files', submissionKey: 'key-answer-2', attached: `${file?.id} ${file?.filename}` }
  expect(await outcomeOf(thread.action, visit(posted(again)))).toMatchObject({ status: 303 })
  expect((await shown()).at(-1)).toMatchObject({ attachments: [{ filename: 'good.pdf' }] })
})

test('documents of another client or case cannot be attached, and files without a case are refused', async () => {
  const foreign = await aCase(world)
  const theirs = await sendMessage(world, {
    ...{
      actor: actorOf(foreign.client),
      caseId: foreign.id,
      subject: 'Mine',
      body: 'Mine',
      submissionKey: 'key-foreign',
    },
  })
  const foreignThread = theirs.ok ? theirs.threadId : ''
  const files = postedFiles([pdf('a.pdf')], { body: 'Hello', submissionKey: 'key-answer-3' })
  expect(await outcomeOf(thread.action, visit(files, foreignThread))).toMatchObject({ status: 404 })
  expect(await listDocumentsOf(world.db, foreign.client.id)).toEqual([])
  await send([pdf('mine.pdf')], { body: 'Mine', submissionKey: 'key-answer-4' })
  const [mine] = await listDocumentsOf(world.db, own.client.id)
  for (const attached of [`${crypto.randomUUID()} x.pdf`, 'nonsense', '']) {
    const form = posted({ body: 'Hello', submissionKey: 'key-answer-5', attached })
    expect(await outcomeOf(thread.action, visit(form))).toMatchObject({ status: 422 })
  }
  const stolen = await sendMessage(world, {
    ...{ actor: actorOf(foreign.client), threadId: foreignThread, subject: '', body: 'Look' },
    ...{ submissionKey: 'key-answer-6', attachments: [mine?.id ?? ''] },
  })
  expect(stolen).toEqual({ ok: false, reason: 'unknown-attachment' })
  const general = postedFiles([pdf('b.pdf')], {
    caseId: '',
    subject: 'Hi',
    body: 'Hello',
    submissionKey: 'key-answer-7',
  })
  expect(await outcomeOf(fresh.action, visit(general))).toMatchObject({
    status: 422,
    data: {
      field: 'file',
      sentence: expect.stringContaining(portalTexts.portal.attachments['no-case']),
      values: { body: 'Hello' },
    },
  })
})

test('an infected attachment is quarantined, and the thread shows it', async () => {
  await send([pdf('virus.pdf')], { body: 'Look', submissionKey: 'key-answer-8' })
  const [document] = await listDocumentsOf(world.db, own.client.id)
  const fileId = document?.fileId ?? ''
  await world.db.updateTable('storedFiles').set({ scanState: 'infected' }).where('id', '=', fileId).execute()
  await quarantineInfected(world, fileId)
  expect((await shown()).at(-1)).toMatchObject({ attachments: [{ filename: 'virus.pdf', state: 'quarantined' }] })
})

test('staff attach letters to answers, and internal documents to notes', async () => {
  const write = (intent: string, key: string, file: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent, key, body: 'See this' })) form.append(name, value)
    form.append('file', file)
    const path = `/admin/messages/${threadId}`
    return staffOutcome(answer(argsFor(world, adviser, { path, params: { threadId }, form })))
  }
  expect(await write('answer', 'key-staff-1', pdf('letter.pdf'))).toMatchObject({ status: 303 })
  expect(await write('note', 'key-staff-2', pdf('secret.pdf'))).toMatchObject({ status: 303 })
  expect(await write('answer', 'key-staff-3', noise('bad.exe'))).toMatchObject({
    status: 422,
    data: {
      values: { body: 'See this' },
      text: expect.stringContaining(
        'bad.exe: This file type is not accepted. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV. The message was not sent. Your text and the other files are saved.',
      ),
    },
  })
  expect(JSON.stringify(await shown())).toContain('letter.pdf')
  expect(JSON.stringify(await shown())).not.toContain('secret.pdf')
  expect(await listDocumentsOf(world.db, own.client.id)).toMatchObject([{ kind: 'letter' }])
})

test('URLs of threads accept files, other message URLs do not', () => {
  const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' })
  const takes = (path: string) => bringsFiles(path, headers)
  const id = crypto.randomUUID()
  expect(
    [`/client-portal/messages/${id}`, `/admin/messages/${id}.data`, '/client-portal/messages/new'].map(takes),
  ).toEqual([true, true, true])
  expect(['/client-portal/drafts', '/admin/drafts', '/admin/messages/templates'].map(takes)).toEqual([
    false,
    false,
    false,
  ])
})
