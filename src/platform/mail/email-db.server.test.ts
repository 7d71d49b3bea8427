import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { cancelEmails, emptyEmail, insertEmail, lockQueuedEmail } from './email-db.server.ts'
import {
  findChoice,
  findReader,
  listChoices,
  listSuppressedAddresses,
  saveChoice,
  takeHeld,
} from './email-preference-db.server.ts'

type New = Parameters<typeof insertEmail>[1]

function anEmail(world: World, eventKey: string, given: Partial<New> = {}) {
  return insertEmail(world.db, {
    ...{ id: crypto.randomUUID(), eventKey, toAddress: 'ana@example.com', subject: eventKey, textBody: 'text' },
    ...{ htmlBody: '<p>text</p>', isConfidential: false, unsubscribeUrl: null, attachment: null, uselessAfter: null },
    ...{ replyTo: null, topic: null, state: 'queued' as const },
    ...given,
  })
}
const withdraw = (world: World, keys: string[]) => world.db.transaction().execute((tx) => cancelEmails(tx, keys))
const keysOf = async ({ db }: World) =>
  (await db.selectFrom('emails').select('eventKey').orderBy('eventKey').execute()).map(({ eventKey }) => eventKey)

test.each<[string, { state: 'queued' | 'held' | 'sent' | 'failed' | 'bundled'; attempts: number }, boolean]>([
  ['is queued', { state: 'queued', attempts: 0 }, true],
  ['is deferred for the daily email', { state: 'held', attempts: 0 }, true],
  ['was attempted', { state: 'queued', attempts: 1 }, false],
  ['was sent', { state: 'sent', attempts: 1 }, false],
  ['was sent in the daily email', { state: 'bundled', attempts: 0 }, false],
  ['failed permanently', { state: 'failed', attempts: 0 }, false],
])('two emails, one of which %s, are cancelled together or not at all', async (_, change, expected) => {
  const world = await newWorld()
  for (const key of ['one', 'two', 'other']) await anEmail(world, key)
  await world.db.updateTable('emails').set(change).where('eventKey', '=', 'two').execute()
  expect(await withdraw(world, ['one', 'two', 'never'])).toBe(expected)
  expect(await keysOf(world)).toEqual(expected ? ['other'] : ['one', 'other', 'two'])
})

test('cancelling an email waits until a running delivery has ended', async () => {
  const world = await newWorld()
  const id = (await anEmail(world, 'one')) ?? ''
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const sending = world.db.transaction().execute(async (tx) => {
    await lockQueuedEmail(tx, id)
    begun.resolve()
    await end.promise
    await tx.updateTable('emails').set({ state: 'sent', attempts: 1 }).where('id', '=', id).execute()
  })
  await begun.promise
  const taken = withdraw(world, ['one'])
  await pause(80)
  end.resolve()
  expect(await taken).toBe(false)
  await sending
  expect(await keysOf(world)).toEqual(['one'])
})

test('deferred emails of an address are bundled once, oldest first', async () => {
  const world = await newWorld()
  const held = { state: 'held', topic: 'messages' } as const
  await anEmail(world, 'second', held)
  await anEmail(world, 'first', held)
  await world.db
    .updateTable('emails')
    .set({ createdAt: new Date(0) })
    .where('eventKey', '=', 'first')
    .execute()
  await anEmail(world, 'at once')
  await anEmail(world, 'of ben', { ...held, toAddress: 'ben@example.com' })
  expect((await listSuppressedAddresses(world.db)).sort()).toEqual(['ana@example.com', 'ben@example.com'])
  const began = Promise.withResolvers<void>()
  const take = () =>
    world.db.transaction().execute(async (tx) => {
      const taken = await takeHeld(tx, 'ana@example.com')
      began.resolve()
      await pause(80)
      return taken.map(({ subject }) => subject)
    })
  const one = take()
  await began.promise
  const two = take()
  expect([await one, await two]).toEqual([['first', 'second'], []])
  expect(await listSuppressedAddresses(world.db)).toEqual(['ben@example.com'])
})

test('preferences apply per person and topic; by default, emails are sent immediately', async () => {
  const world = await newWorld()
  const { id, email } = await aPerson(world)
  const other = await aPerson(world)
  const choose = (choice: 'now' | 'daily' | 'off') =>
    world.db.transaction().execute((tx) => saveChoice(tx, id, 'messages', choice))
  await world.db.transaction().execute(async (tx) => {
    await saveChoice(tx, id, 'documents', 'off')
    await saveChoice(tx, other.id, 'messages', 'daily')
  })
  const chosen = () => findChoice(world.db, email, 'messages')
  expect(await chosen()).toBe('now')
  for (const choice of ['daily', 'off', 'off', 'now', 'now', 'daily'] as const) {
    await choose(choice)
    expect(await chosen()).toBe(choice)
  }
  expect(await findChoice(world.db, email, 'documents')).toBe('off')
  expect(await findChoice(world.db, other.email, 'messages')).toBe('daily')
  expect(await listChoices(world.db, id)).toEqual({ documents: 'off', messages: 'daily' })
  expect(await findChoice(world.db, 'nobody@example.com', 'messages')).toBe('now')
})

test('an email id returns its recipient only while the address belongs to that person', async () => {
  const world = await newWorld()
  const { id: personId, email } = await aPerson(world)
  const id = (await anEmail(world, 'one', { toAddress: email, topic: 'cases' })) ?? ''
  const plain = (await anEmail(world, 'two', { toAddress: email })) ?? ''
  expect(await findReader(world.db, id)).toEqual({ personId, topic: 'cases' })
  for (const wrong of [plain, crypto.randomUUID(), 'no number', '', `${id}' or true`])
    expect(await findReader(world.db, wrong)).toBeNull()
  await world.db.updateTable('people').set({ email: 'moved@example.com' }).where('id', '=', personId).execute()
  expect(await findReader(world.db, id)).toBeNull()
})

test('an erased email retains recipient and subject', async () => {
  const world = await newWorld()
  const attachment = { filename: 'call.ics', mediaType: 'text/calendar', text: 'secret' }
  const id = (await anEmail(world, 'one', { unsubscribeUrl: 'https://x.example/secret', attachment })) ?? ''
  await anEmail(world, 'two')
  await world.db.transaction().execute((tx) => emptyEmail(tx, id))
  const rows = await world.db.selectFrom('emails').selectAll().orderBy('eventKey').execute()
  expect(rows[0]).toMatchObject({ toAddress: 'ana@example.com', subject: 'one', textBody: '', htmlBody: '' })
  expect(JSON.stringify(rows[0])).not.toContain('secret')
  expect(rows[1]).toMatchObject({ textBody: 'text' })
})
