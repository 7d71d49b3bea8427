import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { t } from '#platform/texts.ts'

import { say } from '#platform/words.ts'
import { aCase, actorOf, aPerson, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { listMessages, listMessagesOf } from './message-db.server.ts'
import { unreadOf } from './read-db.server.ts'
import { markRead, sendMessage } from './send-message.server.ts'

const secret = 'My income was CHF 98,000'
const words = () => ({ subject: 'Question', body: secret, submissionKey: randomUUID() })

describe('sending a message', () => {
  test('the recipient is emailed about a message, without its content', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const client = actorOf(found.client)
    expect(await sendMessage(world, { ...words(), caseId: found.id, actor: client })).toMatchObject({
      ok: true,
      isNew: true,
    })
    world.setNow('2026-11-21T12:00:00Z')
    await sendMessage(world, {
      ...words(),
      subject: '',
      body: ' It is\r\nfine ',
      caseId: found.id,
      actor: actorOf(adviser),
    })

    expect(await listMessagesOf(world.db, found.client.id)).toMatchObject([
      {
        subject: 'Question',
        body: 'It is\nfine',
        senderType: 'admin',
        senderName: 'Tim Adler',
        isRead: false,
        caseNumber: found.caseNumber,
      },
      { subject: 'Question', body: secret, senderType: 'client', taxYear: 2025 },
    ])
    const emails = await listEmails(world)
    expect(emails.map(({ toAddress, subject }) => [toAddress, subject]).toSorted()).toEqual(
      [
        [adviser.email, caseEmailTexts.cases.staff.message({ ...found, clientName: found.client.name }, {}).subject],
        [
          found.client.email,
          caseEmailTexts.cases.subject(caseEmailTexts.cases.message('Tim Adler').subject, found.caseNumber),
        ],
      ].toSorted(),
    )
    for (const { textBody } of emails) {
      expect(textBody).not.toContain(secret)
      expect(textBody).not.toContain('fine')
    }
    const events = await listCaseEvents(world.db, found.id, { withInternal: false })
    expect(events.map((event) => say(t(caseTexts.cases).events, event.payload))).toEqual([
      'Message from Tim Adler: Question',
      'Message from Ana Keller: Question',
    ])
  })

  test('concurrent repeats of one submission store one message', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'owner' })
    const found = await aCase(world)
    const request = { ...words(), caseId: found.id, actor: actorOf(found.client) }
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => sendMessage(world, request)))
    expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.messageId)).size).toBe(1)
    expect(await listEmails(world)).toHaveLength(1)
    const thief = actorOf(await aPerson(world))
    expect(await sendMessage(world, { ...request, caseId: null, actor: thief })).toEqual({
      ok: false,
      reason: 'submission-key-taken',
    })
  })

  test('an invalid message is refused with its reason', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    const actor = actorOf(found.client)
    const send = (change: object) => sendMessage(world, { ...words(), caseId: found.id, actor, ...change })
    expect(await send({ body: ' \u0000\n ' })).toEqual({ ok: false, reason: 'no-text' })
    expect(await send({ body: '😀'.repeat(10_001) })).toEqual({ ok: false, reason: 'text-too-long' })
    expect(await send({ body: '😀'.repeat(10_000) })).toMatchObject({ ok: true })
    expect(await send({ subject: 'x'.repeat(201) })).toEqual({ ok: false, reason: 'subject-too-long' })
    expect(await send({ subject: ' ', caseId: null })).toEqual({ ok: false, reason: 'no-subject' })
    expect(await send({ submissionKey: '' })).toEqual({ ok: false, reason: 'no-submission-key' })
    const foreign = await aCase(world)
    expect(await send({ caseId: foreign.id })).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await send({ caseId: 'none' })).toEqual({ ok: false, reason: 'unknown-case' })
    const colleague = await aPerson(world, { role: 'adviser' })
    const theirs = await aCase(world, { assignedTo: colleague.id })
    expect(await send({ caseId: theirs.id, actor: actorOf(await aPerson(world, { role: 'adviser' })) })).toEqual({
      ok: false,
      reason: 'unknown-case',
    })
  })

  test('without a case, a client writes to the firm and staff write to a client', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const client = await aPerson(world)
    const stranger = await aPerson(world)
    await sendMessage(world, { ...words(), caseId: null, clientId: stranger.id, actor: actorOf(client) })
    await sendMessage(world, { ...words(), caseId: null, clientId: client.id, actor: actorOf(owner) })
    expect(await listMessagesOf(world.db, client.id)).toHaveLength(2)
    expect(await listMessagesOf(world.db, stranger.id)).toEqual([])
    expect((await listEmails(world)).map((email) => email.toAddress).toSorted()).toEqual(
      [owner.email, client.email].toSorted(),
    )
    expect(await sendMessage(world, { ...words(), caseId: null, clientId: owner.id, actor: actorOf(owner) })).toEqual({
      ok: false,
      reason: 'unknown-client',
    })
  })
})

describe('reading messages', () => {
  test('each person can mark only their own messages as read', async () => {
    const world = await newWorld()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    const found = await aCase(world)
    const client = actorOf(found.client)
    const stranger = actorOf(await aPerson(world))
    const send = (actor: typeof owner) => sendMessage(world, { ...words(), caseId: found.id, actor })
    const unread = async () => (await unreadOf(world.db, found.client.id).executeTakeFirst())?.count
    const read = async () => (await listMessagesOf(world.db, found.client.id)).map(({ isRead }) => isRead)
    await send(client)
    world.setNow('2026-11-21T12:00:00Z')
    for (let n = 0; n < 2; n++) await send(owner)
    expect(await read()).toEqual([false, false, true])
    expect(await unread()).toBe(2)
    const upTo = world.now()
    const choice = { caseId: found.id }
    await markRead(world, { actor: stranger, choice, upTo })
    await markRead(world, { actor: stranger, choice: { clientId: found.client.id }, upTo })
    await markRead(world, { actor: client, choice: { threadId: 'none' }, upTo })
    expect(await unread()).toBe(2)
    await markRead(world, { actor: client, choice, upTo: new Date(upTo.getTime() - 1) })
    expect(await unread()).toBe(2)
    await markRead(world, { actor: client, choice, upTo })
    await markRead(world, { actor: client, choice, upTo: new Date(0) })
    expect(await unread()).toBe(0)
    expect(await read()).toEqual([true, true, true])
  })

  test('a message is visible to its own client and to staff only', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    await sendMessage(world, { ...words(), caseId: found.id, actor: actorOf(found.client) })
    const stranger = await aPerson(world)
    expect(await listMessagesOf(world.db, found.client.id, { caseId: found.id })).toMatchObject([{ body: secret }])
    expect(await listMessages(world.db, { scope: null, caseId: found.id })).toMatchObject({
      messages: [{ body: secret }],
    })
    expect(await listMessagesOf(world.db, stranger.id, { caseId: found.id })).toEqual([])
  })
})

describe('limits and threads', () => {
  test('a client may send 20 messages in ten minutes; repeats are free, staff are not limited', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const send = (submissionKey: string) =>
      sendMessage(world, { ...words(), submissionKey, caseId: found.id, actor: actorOf(found.client) })
    const first = randomUUID()
    for (let n = 0; n < 3; n++) await send(first)
    for (let n = 0; n < 19; n++) expect(await send(randomUUID())).toMatchObject({ ok: true, isNew: true })
    const late = await send(randomUUID())
    expect(late).toMatchObject({ ok: false, reason: 'too-many-messages' })
    for (let n = 0; n < 22; n++)
      expect(await sendMessage(world, { ...words(), caseId: found.id, actor: actorOf(adviser) })).toMatchObject({
        ok: true,
      })
  })

  test('an answer without a subject goes to the thread awaiting a reply, not to the latest one', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const message = { ...words(), caseId: found.id }
    const waiting = await sendMessage(world, { ...message, subject: 'Rental flat', actor: actorOf(found.client) })
    world.setNow('2026-11-21T12:00:00Z')
    const latest = await sendMessage(world, { ...message, ...words(), subject: 'Invoice', actor: actorOf(adviser) })
    world.setNow('2026-11-21T13:00:00Z')
    const answer = await sendMessage(world, { ...message, ...words(), subject: '', actor: actorOf(adviser) })
    expect([waiting, latest, answer]).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(answer.ok && answer.threadId).toBe(waiting.ok && waiting.threadId)
    world.setNow('2026-11-21T14:00:00Z')
    const next = await sendMessage(world, { ...message, ...words(), subject: '', actor: actorOf(found.client) })
    expect(next.ok && next.threadId).toBe(answer.ok && answer.threadId)
  })
})
