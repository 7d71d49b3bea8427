import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { aCase, actorOf, aPdf, aPerson, listEmails } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { aReply, inboundEnv as env, inboundRequest, type Raw } from '#test/mail/inbound-email.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'

async function aNotifiedClient(world: World) {
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, { email: 'ana@example.com' })
  const found = await aCase(world, { client, assignedTo: adviser.id })
  const message = { subject: 'Salary', body: 'Please send it.', submissionKey: randomUUID() }
  const sent = await sendMessage(world, { ...message, actor: actorOf(adviser), caseId: found.id })
  await runJobs(world)
  const notification = world.mail.sent.find(({ to }) => to === client.email)
  return { adviser, client, found, sent, replyTo: notification?.replyTo ?? '', notification }
}

async function openInbox(world: World) {
  const site = await openSite(world)
  return async (raw: Buffer, { key = env.INBOUND_EMAIL_SECRET, ageSeconds = 0 } = {}) => {
    const at = new Date(world.now().getTime() - ageSeconds * 1000)
    const reply = await site.ask('/api/webhooks/inbound-email', inboundRequest(raw, at, key))
    return [reply.status, Object(await reply.json()).result]
  }
}

test('a reply with an attachment is stored in the thread once, and staff are notified', async () => {
  const world = await newWorld(env)
  const { client, adviser, found, notification, replyTo } = await aNotifiedClient(world)
  expect(replyTo).toMatch(/^reply\+[a-z2-7]{52}@reply\.firm\.example$/)
  expect(notification?.text).toContain(caseEmailTexts.cases.message('Tim Adler', true).text.at(-1))
  const post = await openInbox(world)
  const pdf = await buffer(aPdf())
  const raw = aReply({ to: `Expat Tax <${replyTo.toUpperCase()}>`, files: [{ name: 'salary.pdf', content: pdf }] })
  expect(await post(raw)).toEqual([200, 'stored'])
  expect(await post(raw)).toEqual([200, 'known'])
  const messages = await listMessagesOf(world.db, client.id, { caseId: found.id })
  expect(messages).toHaveLength(2)
  const reply = messages.find(({ senderType }) => senderType === 'client')
  expect(reply).toMatchObject({
    body: 'Here it is.',
    isByEmail: true,
    threadId: messages.at(-1)?.threadId,
    subject: 'Salary',
  })
  expect(reply?.attachments).toMatchObject([{ filename: 'salary.pdf' }])
  await runJobs(world)
  const { subject } = caseEmailTexts.cases.staff.message({ ...found, clientName: client.name }, {})
  expect(world.mail.sent).toContainEqual(expect.objectContaining({ to: adviser.email, subject }))
  expect(world.mail.sent.filter(({ to, replyTo }) => to === adviser.email && replyTo)).toEqual([])
})

test('an email that is no reply of its recipient is ignored without an answer', async () => {
  const world = await newWorld(env)
  const { client, adviser, found, replyTo } = await aNotifiedClient(world)
  const other = await aPerson(world, { email: 'other@example.com' })
  const unconfirmed = await aPerson(world, { email: 'new@example.com', emailVerified: false })
  const post = await openInbox(world)
  const forged = replyTo.replace(/.(?=@)/, (sign) => (sign === 'a' ? 'b' : 'a'))
  const refused: [Raw, string][] = [
    [{ to: replyTo, from: other.email }, 'wrong-address'],
    [{ to: replyTo, from: unconfirmed.email }, 'unknown-sender'],
    [{ to: replyTo, from: 'stranger@example.com' }, 'unknown-sender'],
    [{ to: replyTo, from: adviser.email }, 'unknown-sender'],
    [{ to: replyTo, from: `${client.email}, ${other.email}` }, 'unreadable'],
    [{ to: replyTo, headers: `From: ${other.email}\n` }, 'unreadable'],
    [{ to: forged.replace(/^(reply.)./, '$1b') }, 'wrong-address'],
    [{ to: 'reply+@reply.firm.example' }, 'wrong-address'],
    [{ to: 'office@reply.firm.example' }, 'no-reply-address'],
    [{ to: replyTo.replace('reply.firm', 'other') }, 'no-reply-address'],
    [{ to: replyTo, results: 'mx.firm.example; spf=fail smtp.mailfrom=example.com' }, 'not-authenticated'],
    [{ to: replyTo, results: 'mx.evil.example; spf=pass smtp.mailfrom=example.com' }, 'not-authenticated'],
    [{ to: replyTo, headers: 'Auto-Submitted: auto-replied\n' }, 'automatic'],
    [{ to: replyTo, text: '> only quoted' }, 'empty'],
  ]
  const before = (await listEmails(world)).length
  for (const [raw, reason] of refused) {
    const email = aReply({ messageId: `<${randomUUID()}@example.com>`, ...raw })
    expect([raw, await post(email)]).toEqual([raw, [200, reason]])
  }
  expect(await post(Buffer.from('no email'))).toEqual([200, 'unreadable'])
  expect(await listMessagesOf(world.db, client.id, { caseId: found.id })).toHaveLength(1)
  expect(await listEmails(world)).toHaveLength(before)
})

test('a reply address works only for the person who got it, not for their partner', async () => {
  const world = await newWorld(env)
  const { client, found, replyTo } = await aNotifiedClient(world)
  const partner = await aPartner(world, client, 'ben@example.com')
  const post = await openInbox(world)
  const from = partner.email
  expect(await post(aReply({ to: replyTo, from }))).toEqual([200, 'wrong-address'])
  expect(await listMessagesOf(world.db, client.id, { caseId: found.id })).toHaveLength(1)
})

test('a partner answers while the case is shared with them, and no longer once it is not', async () => {
  const world = await newWorld(env)
  const { client, adviser, found } = await aNotifiedClient(world)
  const partner = await aPartner(world, client, 'ben@example.com')
  await shareCase(world, actorOf(client), { caseId: found.id, isShared: true })
  const message = { subject: 'Rent', body: 'How much?', submissionKey: randomUUID() }
  await sendMessage(world, { ...message, actor: actorOf(adviser), caseId: found.id })
  await runJobs(world)
  const to = world.mail.sent.findLast((email) => email.to === partner.email && email.replyTo)?.replyTo ?? ''
  const post = await openInbox(world)
  const reply = (messageId: string) => post(aReply({ to, from: partner.email, messageId }))
  expect(await reply('<1@example.com>')).toEqual([200, 'stored'])
  await shareCase(world, actorOf(client), { caseId: found.id, isShared: false })
  expect(await reply('<2@example.com>')).toEqual([200, 'unknown-thread'])
})

test('a reply to a thread that needed no reply waits for us again; a suspended client is not heard', async () => {
  const world = await newWorld(env)
  const { client, sent, replyTo } = await aNotifiedClient(world)
  if (!sent.ok) throw new Error(sent.reason)
  const thread = world.db.selectFrom('messageThreads').select('waitingFor').where('id', '=', sent.threadId)
  await world.db.updateTable('messageThreads').set({ waitingFor: 'nobody' }).execute()
  const post = await openInbox(world)
  expect(await post(aReply({ to: replyTo }))).toEqual([200, 'stored'])
  expect(await thread.executeTakeFirst()).toEqual({ waitingFor: 'firm' })
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', client.id).execute()
  expect(await post(aReply({ to: replyTo, messageId: '<2@example.com>' }))).toEqual([200, 'unknown-sender'])
})

test('files that cannot be accepted are named in the thread, and the sender gets one email a day about them', async () => {
  const world = await newWorld(env)
  const { client, found, replyTo } = await aNotifiedClient(world)
  const post = await openInbox(world)
  const files = [{ name: 'tool.exe', content: Buffer.from('MZ not a document at all') }]
  expect(await post(aReply({ to: replyTo, files }))).toEqual([200, 'stored'])
  expect(await post(aReply({ to: replyTo, files, messageId: '<2@example.com>', text: '' }))).toEqual([
    ...[200, 'nothing-accepted'],
  ])
  expect(await post(aReply({ to: replyTo, messageId: '<3@example.com>', text: 'word '.repeat(2_500) }))).toEqual([
    ...[200, 'too-long'],
  ])
  const reply = (await listMessagesOf(world.db, client.id, { caseId: found.id })).find(
    ({ senderType }) => senderType === 'client',
  )
  expect(reply?.body).toBe(`Here it is.\n\n${caseTexts.replyByEmail.notAdded(['tool.exe'])}`)
  const { subject, problem } = caseEmailTexts.cases.replyNotComplete
  const notices = (await listEmails(world)).filter((email) => email.subject === subject)
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ toAddress: client.email })
  expect(notices[0]?.textBody.replace(/\s+/g, ' ')).toContain(problem['type-not-allowed'])
})

test('requests need a signature of the last five minutes; wrong ones are limited', async () => {
  const world = await newWorld(env)
  const { replyTo } = await aNotifiedClient(world)
  const post = await openInbox(world)
  const raw = aReply({ to: replyTo })
  expect(await post(raw, { ageSeconds: 301 })).toEqual([401, 'wrong-signature'])
  for (let times = 0; times < 9; times += 1)
    expect(await post(raw, { key: 'x'.repeat(40) })).toEqual([401, 'wrong-signature'])
  expect(await post(raw)).toEqual([200, 'stored'])
  expect(await post(raw, { key: 'x'.repeat(40) })).toEqual([401, 'wrong-signature'])
  expect(await post(raw)).toEqual([429, 'too-many-requests'])
})

test('without the settings, notifications have no reply address and the endpoint does not exist', async () => {
  const world = await newWorld()
  const { notification } = await aNotifiedClient(world)
  expect(notification?.replyTo).toBeUndefined()
  expect(notification?.text).toContain(caseEmailTexts.cases.message('Tim Adler').text[0])
  const site = await openSite(world)
  expect((await site.ask('/api/webhooks/inbound-email', { method: 'POST', body: 'x' })).status).toBe(404)
})
