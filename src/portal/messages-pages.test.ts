import { beforeEach, expect, test } from 'vitest'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { sendMessage } from '#cases/send-message.server.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import * as list from './messages-page.tsx'
import * as fresh from './new-message-page.tsx'
import { argsOf, outcomeOf, posted } from './test-portal.ts'
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

test('messages are shown by case, and a thread that was opened is read', async () => {
  const rows = expect.arrayContaining([
    expect.objectContaining({ caseId: own.id, count: 1, newCount: 1 }),
    expect.objectContaining({ caseId: null, count: 1, newCount: 1 }),
  ])
  expect(await threads()).toMatchObject({ threads: { value: rows } })
  for (const name of [own.id, 'general']) {
    const { data } = await outcomeOf(thread.loader, visit({ thread: name }))
    expect(data).toMatchObject({ messages: { value: [{ isNew: true, senderName: 'Luca Moser' }] } })
    const again = await outcomeOf(thread.loader, visit({ thread: name }))
    expect(again.data).toMatchObject({ messages: { value: [{ isNew: false }] } })
  }
})

test('a thread of somebody else is not found, to read or to write', async () => {
  const foreign = await aCase(world)
  const form = posted({ body: 'Hello', submissionKey: 'key-33333' })
  expect((await outcomeOf(thread.loader, visit({ thread: foreign.id }))).status).toBe(404)
  expect((await outcomeOf(thread.action, visit({ thread: foreign.id }, form))).status).toBe(404)
  const chosen = posted({ body: 'Hello', subject: 'Hi', caseId: foreign.id, submissionKey: 'key-44444' })
  expect((await outcomeOf(fresh.action, visit({}, chosen))).status).toBe(404)
  expect(await listMessagesOf(world.db, foreign.client.id)).toEqual([])
})

test('a new message goes to the chosen case, or to the general correspondence', async () => {
  const write = (caseId: string, key: string) =>
    outcomeOf(fresh.action, visit({}, posted({ subject: 'Rent', body: 'Which form?', caseId, submissionKey: key })))
  expect((await write(own.id, 'key-55555')).location).toBe(`/client-portal/messages/${own.id}?note=message-sent`)
  expect((await write('', 'key-66666')).location).toBe('/client-portal/messages/general?note=message-sent')
  const sent = (await listMessagesOf(world.db, own.client.id)).filter(({ senderType }) => senderType === 'client')
  expect(sent.map(({ caseId }) => caseId).sort()).toEqual([own.id, null].sort())
})

test('an empty subject is refused at its field, with what was written', async () => {
  const form = posted({ subject: ' ', body: 'Which form?', caseId: '', submissionKey: 'key-77777' })
  expect(await outcomeOf(fresh.action, visit({}, form))).toMatchObject({
    status: 422,
    data: { field: 'subject', sentence: 'Enter a subject.', values: { body: 'Which form?' } },
  })
})

test('too many messages in a row are refused in words, with what was written', async () => {
  const write = (n: number) =>
    outcomeOf(thread.action, visit({ thread: own.id }, posted({ body: `Text ${n}`, submissionKey: `key-many-${n}` })))
  for (let n = 0; n < 20; n++) expect((await write(n)).status).toBe(303)
  expect(await write(20)).toMatchObject({
    status: 429,
    data: { sentence: expect.stringContaining('Your text is kept'), values: { body: 'Text 20' } },
  })
})
