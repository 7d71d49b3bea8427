import { expect, test, vi } from 'vitest'
import type { Person, Role } from '#accounts/people/person.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { LiveUpdates } from '#platform/live-updates.ts'
import { maySubscribe } from '#server/http/may-subscribe.server.ts'
import { aPerson, aVisitor, cookieHeader } from '#test/accounts/people.ts'
import { aCase, actorOf } from '#test/cases.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'
import { sendMessage } from './send-message.server.ts'

async function listening(world: World, site: Awaited<ReturnType<typeof openSite>>, role: Role, status = 200) {
  const person = await aPerson(world, { role })
  const { headers, visitor: user } = await aVisitor(world, person)
  const reply = await site.get('/live', { Cookie: cookieHeader(headers) })
  expect(reply.status).toBe(status)
  const payload = { text: '', isOver: false }
  const read = async () => {
    for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>)
      payload.text += Buffer.from(chunk).toString()
    payload.isOver = true
  }
  void read().catch(() => undefined)
  return { person, visitor: user, payload, reply, cookie: cookieHeader(headers) }
}

test('live updates are delivered only to people with access to their subject', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const own = await aCase(world, { assignedTo: adviser.id })
  const question = { subject: 'Rent', body: 'Which form?', submissionKey: 'key-client-1' }
  const sent = await sendMessage(world, { ...question, caseId: own.id, actor: actorOf(own.client) })
  const id = sent.ok ? sent.threadId : ''
  const receives = async (person: Person, news: Omit<LiveUpdates, 'id'>) => {
    expect(await maySubscribe(world, { ...person, status: 'suspended' }, { ...news, id })).toBe(false)
    return maySubscribe(world, person, { ...news, id })
  }
  const [other, admin, client] = [
    await aPerson(world, { role: 'adviser' }),
    await aPerson(world, { role: 'admin' }),
    await aPerson(world),
  ]
  const people = [own.client, client, adviser, other, admin]
  const all = (news: Omit<LiveUpdates, 'id'>) => Promise.all(people.map((person) => receives(person, news)))
  expect(await all({ topic: 'thread', clientId: own.client.id })).toEqual([true, false, true, false, true])
  expect(await all({ topic: 'thread', clientId: null })).toEqual([false, false, true, false, true])
  expect(await all({ topic: 'enquiry', clientId: null })).toEqual([false, false, true, true, true])
  expect(await all({ topic: 'application', clientId: null })).toEqual([false, false, false, false, true])
})

test('across two nodes, a client receives updates of own threads only, a visitor none', async () => {
  const world = await newWorld()
  const [one, two] = [await openSite(world), await openSite(world)]
  const ana = await listening(world, one, 'client')
  const tim = await listening(world, two, 'admin')
  expect((await one.get('/live')).status).toBe(204)
  expect((await one.ask('/live', { method: 'HEAD', headers: { Cookie: ana.cookie } })).status).toBe(204)
  await publishChange(world.db, { topic: 'thread', id: 'foreign', clientId: 'somebody' })
  await publishChange(world.db, { topic: 'thread', id: 'own', clientId: ana.person.id })
  await vi.waitFor(() => expect(ana.payload.text).toContain('own'), { timeout: 3_000 })
  await vi.waitFor(() => expect(tim.payload.text).toContain('foreign'), { timeout: 3_000 })
  expect(ana.payload.text).not.toContain('foreign')
  expect(ana.reply.headers.get('Cache-Control')).toBe('no-store, no-transform')
  expect(ana.reply.headers.get('Content-Encoding')).toBeNull()
})

test('an ended session or suspended account is disconnected within seconds', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const ended = await listening(world, site, 'adviser')
  const suspended = await listening(world, site, 'adviser')
  const stays = await listening(world, site, 'adviser')
  await removeSessions(world.db, ended.person.id)
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', suspended.person.id).execute()
  await vi.waitFor(() => expect([ended.payload.isOver, suspended.payload.isOver]).toEqual([true, true]), {
    timeout: 6_000,
  })
  expect(stays.payload.isOver).toBe(false)
  expect((await site.get('/live', { Cookie: suspended.cookie })).status).toBe(204)
}, 15_000)

test('an open stream does not extend the session', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const { visitor: user, payload } = await listening(world, site, 'admin')
  world.setNow(new Date(world.now().getTime() + 10 * 60_000).toISOString())
  await publishChange(world.db, { topic: 'thread', id: 'one', clientId: null })
  await vi.waitFor(() => expect(payload.text).toContain('one'), { timeout: 3_000 })
  const row = await world.db
    .selectFrom('sessions')
    .select('updatedAt')
    .where('id', '=', user.sessionId)
    .executeTakeFirst()
  expect(row?.updatedAt).toEqual(new Date(world.now().getTime() - 10 * 60_000))
})

test('a draining node closes open streams at once', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const { payload, cookie } = await listening(world, site, 'client')
  site.drain()
  await vi.waitFor(() => expect(payload.isOver).toBe(true), { timeout: 2_000 })
  expect((await site.get('/live', { Cookie: cookie })).status).toBe(204)
})
