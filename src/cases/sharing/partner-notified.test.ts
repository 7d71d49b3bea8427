import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { clientQuotaMb } from '#cases/documents/quota.ts'
import { reviewDocument, undoReview } from '#cases/documents/review-document.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { markRead, sendMessage } from '#cases/messages/send-message.server.ts'
import { sendReminders, steerReminders } from '#cases/reminders/send-reminders.server.ts'
import { addItem, requestDocuments } from '#cases/requests/request-documents.server.ts'
import { saveChoice } from '#platform/mail/email-preference-db.server.ts'
import { maySubscribe } from '#server/http/may-subscribe.server.ts'
import { aCase, actorOf, aDocument, aPdf, aPerson, listEmails, type TestCase } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { shareCase } from './share-case.server.ts'

const anItem = { title: 'Rent', description: '', need: 'required' } as const

async function aHousehold() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const alone = await aCase(world, { assignedTo: adviser.id, state: 'waiting_for_documents' })
  const ben = await aPartner(world, alone.client)
  const shared = await aCase(world, {
    ...{ client: alone.client, assignedTo: adviser.id, state: 'waiting_for_documents' },
    checklist: [{ title: 'Salary certificate', isRequired: true }],
  })
  await shareCase(world, actorOf(alone.client), { caseId: shared.id, isShared: true })
  await shareCase(world, actorOf(alone.client), { caseId: alone.id, isShared: false })
  const write = (found: TestCase, actor: Actor, more: { isInternal?: boolean; threadId?: string } = {}) =>
    sendMessage(world, { subject: 'Rent', body: 'Text', submissionKey: randomUUID(), caseId: found.id, actor, ...more })
  const notified = async () =>
    (await listEmails(world))
      .filter(({ subject }) => subject.startsWith(caseEmailTexts.cases.message('Tim Adler').subject))
      .map((of) => of.toAddress)
  const readersOf = async (words: string) =>
    (await listEmails(world))
      .filter(({ subject }) => subject.includes(words))
      .map(({ toAddress }) => toAddress)
      .toSorted()
  return { world, adviser, ana: alone.client, ben, alone, shared, write, notified, readersOf }
}

describe('messages and storage', () => {
  test('an adviser’s message in a shared case is emailed to each partner', async () => {
    const { world, adviser, ana, ben, alone, shared, write, notified } = await aHousehold()
    const sent = await write(shared, actorOf(adviser))
    expect((await notified()).toSorted()).toEqual([ana.email, ben.email].toSorted())
    await write(alone, actorOf(adviser))
    expect((await notified()).filter((to) => to === ben.email)).toHaveLength(1)
    const threadId = sent.ok ? sent.threadId : ''
    await write(shared, actorOf(adviser), { isInternal: true, threadId })
    await write(shared, actorOf(ben))
    expect(await notified()).toHaveLength(3)
    const partnership = await findPartnerOf(world.db, ana.id)
    await endPartnership(world, actorOf(ana), partnership?.id ?? '')
    await write(shared, actorOf(adviser))
    expect((await notified()).filter((to) => to === ben.email)).toHaveLength(1)
  })

  test('a partner receives live updates of messages in shared cases', async () => {
    const { world, ana, ben } = await aHousehold()
    const news = { topic: 'thread', id: 'x', clientId: ana.id } as const
    expect(await maySubscribe(world, ben, { ...news, partnerId: ben.id })).toBe(true)
    expect(await maySubscribe(world, ben, { ...news, partnerId: null })).toBe(false)
  })

  test('a household has one storage quota, including files the partner cannot see', async () => {
    const { world, ana, ben, alone, shared } = await aHousehold()
    await aSetting(world, clientQuotaMb, 1)
    const send = (found: TestCase, actor: Actor, text: string) =>
      uploadDocument(world, {
        ...{ caseId: found.id, actor, content: aPdf(text), declaredName: 'a.pdf', checklistItemId: null },
      })
    expect(await send(alone, actorOf(ana), 'one')).toMatchObject({ ok: true })
    await world.db.updateTable('storedFiles').set({ sizeBytes: 1_000_000 }).execute()
    expect(await send(shared, actorOf(ben), 'two')).toEqual({ ok: false, reason: 'no-room' })
    expect(await send(shared, actorOf(ana), 'three')).toEqual({ ok: false, reason: 'no-room' })
    await aSetting(world, clientQuotaMb, 2)
    expect(await send(shared, actorOf(ben), 'two')).toMatchObject({ ok: true })
  })
})

describe('emails about documents', () => {
  test('requested documents are emailed to both in a shared case, else only to the client', async () => {
    const { world, adviser, ana, ben, shared, alone, readersOf } = await aHousehold()
    const ask = (found: TestCase) =>
      requestDocuments(world, { caseId: found.id, actor: actorOf(adviser), itemIds: found.itemIds })
    for (const _ of [1, 2]) expect(await ask(shared)).toMatchObject({ ok: true })
    expect(await readersOf(shared.caseNumber)).toEqual([ana.email, ben.email].toSorted())
    await addItem(world, { caseId: alone.id, actor: actorOf(adviser), item: anItem, isRequested: true })
    expect(await readersOf(alone.caseNumber)).toEqual([ana.email])
  })

  test('a rejection is emailed to both partners, and undoing it cancels both emails', async () => {
    const { world, adviser, ana, ben, shared, readersOf } = await aHousehold()
    const { id: documentId } = await aDocument(world, shared, { itemId: shared.itemIds[0] ?? null })
    const actor = actorOf(adviser)
    const reject = () => reviewDocument(world, { documentId, actor, verdict: { accept: false, reason: 'Cut off.' } })
    await reject()
    expect(await readersOf(shared.caseNumber)).toEqual(expect.arrayContaining([ana.email, ben.email]))
    const partnership = await findPartnerOf(world.db, ana.id)
    await endPartnership(world, actorOf(ana), partnership?.id ?? '')
    expect(await undoReview(world, { documentId, actor })).toEqual({ ok: true })
    expect((await readersOf('send')).filter((to) => to !== adviser.email)).toEqual([])
  })

  test('one partner can turn off emails about documents without affecting the other', async () => {
    const { world, adviser, ana, ben, shared, readersOf } = await aHousehold()
    await world.db.transaction().execute((tx) => saveChoice(tx, ana.id, 'documents', 'off'))
    await requestDocuments(world, { caseId: shared.id, actor: actorOf(adviser), itemIds: shared.itemIds })
    expect(await readersOf(shared.caseNumber)).toEqual([ben.email])
  })
})

describe('reminders', () => {
  test('each partner gets at most one reminder a day, about cases they may see', async () => {
    const { world, ana, ben, alone, shared, write, readersOf } = await aHousehold()
    world.setNow('2026-11-23T09:00:00Z')
    const adviser = actorOf(await aPerson(world, { role: 'admin' }))
    await write(shared, adviser)
    await write(alone, adviser)
    await markRead(world, { actor: actorOf(ana), choice: { caseId: shared.id }, upTo: world.now() })
    world.setNow('2026-11-30T09:03:00Z')
    await Promise.all([sendReminders(world, []), sendReminders(world, [])])
    expect(await readersOf('Reminder')).toEqual([ana.email, ben.email].toSorted())
    const [toBen] = (await listEmails(world)).filter(
      ({ subject, toAddress }) => subject.startsWith('Reminder') && toAddress === ben.email,
    )
    expect(toBen?.subject).toBe(caseEmailTexts.cases.reminder.subject(2))
    expect(toBen?.textBody).not.toContain(alone.caseNumber)
    expect(await steerReminders(world, { caseId: shared.id, act: 'send', actor: adviser, others: [] })).toMatchObject({
      reason: 'sent-today',
    })
    world.setNow('2026-12-01T09:03:00Z')
    expect(await steerReminders(world, { caseId: shared.id, act: 'send', actor: adviser, others: [] })).toEqual({
      ok: true,
    })
    expect(await readersOf('Reminder')).toHaveLength(4)
  })

  test('the reminder period of a new partner starts when the case is shared', async () => {
    const world = await newWorld()
    world.setNow('2026-11-16T09:00:00Z')
    const checklist = [{ title: 'Salary certificate', isRequired: true }]
    const found = await aCase(world, { state: 'waiting_for_documents', checklist })
    world.setNow('2026-11-19T08:03:00Z')
    const ben = await aPartner(world, found.client)
    await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: true })
    await sendReminders(world, [])
    const reminded = async () =>
      (await listEmails(world)).filter(({ subject }) => subject.startsWith('Reminder')).map((of) => of.toAddress)
    expect(await reminded()).toEqual([found.client.email])
    world.setNow('2026-11-24T08:03:00Z')
    await sendReminders(world, [])
    expect(await reminded()).toEqual([found.client.email, ben.email])
  })
})
