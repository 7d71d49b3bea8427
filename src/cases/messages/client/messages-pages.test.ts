import { beforeEach, describe, expect, test } from 'vitest'
import { draftAddress } from '#accounts/drafts/draft.ts'
import { action as saveDraft } from '#accounts/drafts/draft-route.ts'
import { messageDraftForm } from '#cases/messages/message.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { listThreadsOf } from '#cases/messages/thread-list-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import * as list from './messages-page.tsx'
import * as fresh from './new-message-page.tsx'
import * as thread from './thread-page.tsx'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world)
  const adviser = await aPerson(world, { role: 'owner', name: 'Luca Moser' })
  const wrote = { actor: actorOf(adviser), subject: 'Statement', body: 'Please send it.' }
  await sendMessage(world, { ...wrote, caseId: own.id, submissionKey: 'key-11111' })
  await sendMessage(world, { ...wrote, caseId: null, clientId: own.client.id, submissionKey: 'key-22222' })
})

const visit = (params: Record<string, string> = {}, init?: RequestInit) =>
  argsOf(world, '/client-portal/messages', { person: own.client, params, init })
const threads = async () => (await outcomeOf(list.loader, visit())).data

async function threadIds(clientId = own.client.id): Promise<{ inCase: string; general: string }> {
  const rows = await listThreadsOf(world.db, clientId)
  const idOf = (caseId: string | null) => rows.find((row) => row.caseId === caseId)?.id ?? ''
  return { inCase: idOf(own.id), general: idOf(null) }
}

describe('threads and access', () => {
  test('threads show new messages, and opening a thread marks it as read', async () => {
    const ids = await threadIds()
    const isNew = (id: string) => expect.objectContaining({ id, isNew: true, waitingFor: 'client' })
    const all = expect.arrayContaining([isNew(ids.inCase), isNew(ids.general)])
    expect(await threads()).toMatchObject({ threads: { value: all } })
    for (const id of [ids.inCase, ids.general]) {
      const { data } = await outcomeOf(thread.loader, visit({ thread: id }))
      expect(data).toMatchObject({ messages: { value: [{ isNew: true, senderName: 'Luca Moser' }] } })
      const again = await outcomeOf(thread.loader, visit({ thread: id }))
      expect(again.data).toMatchObject({ messages: { value: [{ isNew: false }] } })
    }
    expect(await threads()).toMatchObject({ threads: { value: [{ isNew: false }, { isNew: false }] } })
  })

  test('a thread of another client is not found for reading or writing', async () => {
    const foreign = await aCase(world)
    const words = { subject: 'Mine', body: 'Mine', submissionKey: 'key-30000', caseId: foreign.id }
    const sent = await sendMessage(world, { ...words, actor: actorOf(foreign.client) })
    const theirs = sent.ok ? sent.threadId : ''
    const form = posted({ body: 'Hello', submissionKey: 'key-33333' })
    for (const name of [theirs, foreign.id, 'none']) {
      expect((await outcomeOf(thread.loader, visit({ thread: name }))).status).toBe(404)
      expect((await outcomeOf(thread.action, visit({ thread: name }, form))).status).toBe(404)
    }
    const chosen = posted({ body: 'Hello', subject: 'Hi', caseId: foreign.id, submissionKey: 'key-44444' })
    expect((await outcomeOf(fresh.action, visit({}, chosen))).status).toBe(404)
    expect(await listMessagesOf(world.db, foreign.client.id)).toMatchObject([
      { body: caseStaffTexts.threadList.labels.mine },
    ])
  })

  test('a new message starts a thread in the chosen case or without one; its subject continues it', async () => {
    const write = (caseId: string, key: string) =>
      outcomeOf(fresh.action, visit({}, posted({ subject: 'Rent', body: 'Which form?', caseId, submissionKey: key })))
    const first = (await write(own.id, 'key-55555')).location
    expect(first).toMatch(/^\/client-portal\/messages\/[\w-]{36}\?note=message-sent$/)
    expect((await write(own.id, 'key-55556')).location).toBe(first)
    expect((await write('', 'key-66666')).location).not.toBe(first)
    const sent = (await listMessagesOf(world.db, own.client.id)).filter(({ senderType }) => senderType === 'client')
    expect(sent.map(({ caseId }) => caseId).sort()).toEqual([own.id, own.id, null].sort())
    expect(await listThreadsOf(world.db, own.client.id)).toHaveLength(4)
  })

  test('an internal note is never shown to the client', async () => {
    const { inCase } = await threadIds()
    const actor = actorOf(await aPerson(world, { role: 'owner' }))
    const note = { subject: '', body: 'He asked twice.', submissionKey: 'key-note-1', isInternal: true }
    expect(await sendMessage(world, { ...note, actor, threadId: inCase })).toMatchObject({ ok: true })
    const { data } = await outcomeOf(thread.loader, visit({ thread: inCase }))
    expect(JSON.stringify(data)).not.toContain('He asked twice')
    expect(JSON.stringify(await threads())).not.toContain('He asked twice')
  })
})

describe('drafts and form errors', () => {
  test('a draft is saved for the thread and deleted when sent', async () => {
    const { inCase } = await threadIds()
    const opened = async () => (await outcomeOf(thread.loader, visit({ thread: inCase }))).data
    const path = draftAddress(messageDraftForm(inCase, 'client'), 'key-70000')
    const init = posted({ body: 'I wanted' })
    const saved = await outcomeOf(saveDraft, argsOf(world, path, { person: own.client, params: {}, init }))
    expect(saved.location).toBe(`/client-portal/messages/${inCase}?note=draft-saved`)
    expect(await opened()).toMatchObject({ draft: 'I wanted' })
    await outcomeOf(
      thread.action,
      visit({ thread: inCase }, posted({ body: 'I wanted to ask', submissionKey: 'key-80000' })),
    )
    expect(await opened()).toMatchObject({ draft: '' })
  })

  test('an empty subject is refused at its field, with the submitted text returned', async () => {
    const form = posted({ subject: ' ', body: 'Which form?', caseId: '', submissionKey: 'key-77777' })
    expect(await outcomeOf(fresh.action, visit({}, form))).toMatchObject({
      status: 422,
      data: {
        field: 'subject',
        sentence: caseStaffTexts.message.notSent['no-subject'],
        values: { body: 'Which form?' },
      },
    })
  })

  test('too many messages are refused with an explanation and the submitted text', async () => {
    const { inCase } = await threadIds()
    const write = (n: number) =>
      outcomeOf(thread.action, visit({ thread: inCase }, posted({ body: `Text ${n}`, submissionKey: `key-many-${n}` })))
    for (let n = 0; n < 20; n++) expect((await write(n)).status).toBe(303)
    expect(await write(20)).toMatchObject({
      status: 429,
      data: { sentence: expect.stringContaining('We have kept your text'), values: { body: 'Text 20' } },
    })
  })
})
