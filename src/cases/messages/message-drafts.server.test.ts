import { beforeEach, expect, test } from 'vitest'
import { findDraft } from '#accounts/drafts/draft-db.server.ts'
import { storeDraft } from '#accounts/drafts/store-draft.server.ts'
import { aCase, actorOf, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { messageDraftForm } from './message.ts'
import { sendMessage } from './send-message.server.ts'

let world: World
let own: TestCase
let threadId: string
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world)
  const begun = await send({ caseId: own.id, subject: 'Rent', body: 'Which form?', submissionKey: 'key-begins' })
  threadId = begun.ok ? begun.threadId : ''
})

type Sent = Omit<Parameters<typeof sendMessage>[1], 'actor'>
const send = (message: Sent) => sendMessage(world, { ...message, actor: actorOf(own.client) })
const keep = (body: string, writer: string, saveNumber: number | null, into: string | null = threadId) =>
  storeDraft(world, {
    ...{ actor: actorOf(own.client), form: messageDraftForm(into, 'client') },
    ...{ subject: '', body, writer, saveNumber },
  })
const saved = async (into: string | null = threadId) =>
  (await findDraft(world.db, own.client.id, messageDraftForm(into, 'client')))?.body ?? ''

test('a save that arrives after its message was sent is refused', async () => {
  await keep('I wanted', 'key-answer', 1)
  expect(await send({ threadId, subject: '', body: 'I wanted to ask', submissionKey: 'key-answer' })).toMatchObject({
    ok: true,
  })
  expect(await keep('I wanted to', 'key-answer', 2)).toEqual({ ok: false, reason: 'superseded' })
  expect(await keep('I wanted to', 'key-answer', null)).toEqual({ ok: false, reason: 'superseded' })
  expect(await saved()).toBe('')
  expect(await keep('And also', 'key-next', 1)).toMatchObject({ ok: true })
  expect(await saved()).toBe('And also')
})

test('concurrent saves and sending leave no draft', async () => {
  for (let round = 0; round < 8; round++) {
    const key = `key-round-${round}`
    const saves = [1, 2, 3].map((number) => keep(`Text ${number}`, key, number))
    const [sent] = await Promise.all([send({ threadId, subject: '', body: 'Text', submissionKey: key }), ...saves])
    expect(sent).toMatchObject({ ok: true })
    expect(await saved()).toBe('')
  }
})

test.each([
  ['in order', [1, 2, 3], 'Text 3'],
  ['newest first', [3, 1, 2], 'Text 3'],
  ['one repeated', [2, 2, 1], 'Text 2'],
])('the save with the highest number wins: %s', async (_, order, requested) => {
  for (const number of order) await keep(`Text ${number}`, 'key-answer', number)
  expect(await saved()).toBe(requested)
})

test('an older save overwrites neither an emptied draft nor a manual save', async () => {
  await keep('', 'key-answer', 2)
  await keep('Old', 'key-answer', 1)
  expect(await saved()).toBe('')
  await keep('By hand', 'key-answer', null)
  await keep('Old', 'key-answer', 2)
  expect(await saved()).toBe('By hand')
  await keep('Another page', 'key-other', 1)
  expect(await saved()).toBe('Another page')
})

test('after a manual save of another message, autosaves are numbered from one', async () => {
  await keep('A long text', 'key-first', 9)
  await keep('Another message', 'key-second', null)
  await keep('Another message, continued', 'key-second', 1)
  expect(await saved()).toBe('Another message, continued')
})

test('sending an answer deletes its own draft, not that of a new message', async () => {
  await keep('A new question', 'key-new-question', 1, null)
  await keep('An answer', 'key-answer', 1)
  await send({ threadId, subject: '', body: 'An answer', submissionKey: 'key-answer' })
  await send({ caseId: own.id, subject: '', body: 'From the page of the case', submissionKey: 'key-case' })
  expect(await saved(null)).toBe('A new question')
  await send({
    caseId: own.id,
    subject: 'Rent',
    body: 'A new question',
    submissionKey: 'key-new-question',
    isNew: true,
  })
  expect(await saved(null)).toBe('')
})
