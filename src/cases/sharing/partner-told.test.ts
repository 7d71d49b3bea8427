import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#accounts/actor.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { mayHear } from '#cases/may-hear.server.ts'
import { clientQuotaMb } from '#cases/quota.ts'
import { sendMessage } from '#cases/send-message.server.ts'
import { uploadDocument } from '#cases/upload-document.server.ts'
import { aCase, actorOf, aPdf, aPerson, listLetters, type TestCase } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { shareCase } from './share-case.server.ts'

/** A client with a partner, a case that they share, and one that is the client's alone. */
async function aHousehold() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const alone = await aCase(world, { assignedTo: adviser.id, state: 'waiting_for_documents' })
  const ben = await aPartner(world, alone.client)
  const shared = await aCase(world, { client: alone.client, assignedTo: adviser.id, state: 'waiting_for_documents' })
  await shareCase(world, actorOf(alone.client), { caseId: shared.id, isShared: true })
  await shareCase(world, actorOf(alone.client), { caseId: alone.id, isShared: false })
  const write = (found: TestCase, actor: Actor, more: { isInternal?: boolean; threadId?: string } = {}) =>
    sendMessage(world, { subject: 'Rent', body: 'Text', submissionKey: randomUUID(), caseId: found.id, actor, ...more })
  const told = async () =>
    (await listLetters(world))
      .filter(({ subject }) => subject.endsWith('a new message for you'))
      .map((of) => of.toAddress)
  return { world, adviser, ana: alone.client, ben, alone, shared, write, told }
}

test('an adviser who writes in a shared case writes to both, by a letter for each', async () => {
  const { world, adviser, ana, ben, alone, shared, write, told } = await aHousehold()
  const sent = await write(shared, actorOf(adviser))
  expect((await told()).toSorted()).toEqual([ana.email, ben.email].toSorted())
  await write(alone, actorOf(adviser))
  expect((await told()).filter((to) => to === ben.email)).toHaveLength(1)
  const threadId = sent.ok ? sent.threadId : ''
  await write(shared, actorOf(adviser), { isInternal: true, threadId })
  await write(shared, actorOf(ben))
  expect(await told()).toHaveLength(3)
  const partnership = await findPartnerOf(world.db, ana.id)
  await endPartnership(world, actorOf(ana), partnership?.id ?? '')
  await write(shared, actorOf(adviser))
  expect((await told()).filter((to) => to === ben.email)).toHaveLength(1)
})

test('an open page of the partner hears of messages in shared cases', async () => {
  const { world, ana, ben } = await aHousehold()
  const news = { topic: 'thread', id: 'x', clientId: ana.id } as const
  expect(await mayHear(world, ben, { ...news, partnerId: ben.id })).toBe(true)
  expect(await mayHear(world, ben, { ...news, partnerId: null })).toBe(false)
})

test('the room of a household is one: what the partner does not see counts, too', async () => {
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
