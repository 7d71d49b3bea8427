import { expect, test, vi } from 'vitest'
import { tellNews } from '#platform/db/notify-db.server.ts'
import type { NewsTopic } from '#platform/live-news.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'
import { mayHear } from './may-hear.ts'
import type { Role } from './person.ts'
import { removeSessions } from './session-db.server.ts'
import { aPerson, aVisitor, cookieHeader } from './test-people.ts'

async function listening(world: World, site: Awaited<ReturnType<typeof openSite>>, role: Role, status = 200) {
  const person = await aPerson(world, { role })
  const { headers, visitor } = await aVisitor(world, person)
  const reply = await site.get('/live', { Cookie: cookieHeader(headers) })
  expect(reply.status).toBe(status)
  const said = { text: '', isOver: false }
  const read = async () => {
    for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>)
      said.text += Buffer.from(chunk).toString()
    said.isOver = true
  }
  void read().catch(() => undefined)
  return { person, visitor, said, reply, cookie: cookieHeader(headers) }
}

test('news goes to whoever may read the thing', async () => {
  const world = await newWorld()
  const hears = async (topic: NewsTopic, role: Role, whose: 'own' | 'other' | null) => {
    const person = await aPerson(world, { role })
    const news = { topic, id: 'x', clientId: whose === 'own' ? person.id : whose }
    expect(mayHear({ ...person, status: 'suspended' }, news)).toBe(false)
    return mayHear(person, news)
  }
  for (const [topic, role, whose, expected] of [
    ['thread', 'client', 'own', true],
    ['thread', 'client', 'other', false],
    ['thread', 'client', null, false],
    ['thread', 'adviser', 'other', true],
    ['thread', 'adviser', null, true],
    ['enquiry', 'client', null, false],
    ['enquiry', 'adviser', null, true],
    ['application', 'adviser', null, false],
    ['application', 'admin', null, true],
  ] as const) {
    expect([topic, role, whose, await hears(topic, role, whose)]).toEqual([topic, role, whose, expected])
  }
})

test('over two nodes a client hears of their own threads, and nobody signed out of anything', async () => {
  const world = await newWorld()
  const [one, two] = [await openSite(world), await openSite(world)]
  const ana = await listening(world, one, 'client')
  const tim = await listening(world, two, 'adviser')
  expect((await one.get('/live')).status).toBe(204)
  expect((await one.ask('/live', { method: 'HEAD', headers: { Cookie: ana.cookie } })).status).toBe(204)
  await tellNews(world.db, { topic: 'thread', id: 'foreign', clientId: 'somebody' })
  await tellNews(world.db, { topic: 'thread', id: 'own', clientId: ana.person.id })
  await vi.waitFor(() => expect(ana.said.text).toContain('own'), { timeout: 3_000 })
  await vi.waitFor(() => expect(tim.said.text).toContain('foreign'), { timeout: 3_000 })
  expect(ana.said.text).not.toContain('foreign')
  expect(ana.reply.headers.get('Cache-Control')).toBe('no-store, no-transform')
  expect(ana.reply.headers.get('Content-Encoding')).toBeNull()
})

test('whose session ended or who was suspended is cut off within seconds', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const ended = await listening(world, site, 'adviser')
  const suspended = await listening(world, site, 'adviser')
  const stays = await listening(world, site, 'adviser')
  await removeSessions(world.db, ended.person.id)
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', suspended.person.id).execute()
  await vi.waitFor(() => expect([ended.said.isOver, suspended.said.isOver]).toEqual([true, true]), { timeout: 6_000 })
  expect(stays.said.isOver).toBe(false)
  expect((await site.get('/live', { Cookie: suspended.cookie })).status).toBe(204)
}, 15_000)

test('a stream that stays open is no use of the session', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const { visitor, said } = await listening(world, site, 'adviser')
  world.setNow(new Date(world.now().getTime() + 10 * 60_000).toISOString())
  await tellNews(world.db, { topic: 'thread', id: 'one', clientId: null })
  await vi.waitFor(() => expect(said.text).toContain('one'), { timeout: 3_000 })
  const row = await world.db
    .selectFrom('sessions')
    .select('updatedAt')
    .where('id', '=', visitor.sessionId)
    .executeTakeFirst()
  expect(row?.updatedAt).toEqual(new Date(world.now().getTime() - 10 * 60_000))
})

test('a node that drains ends what is open at once', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const { said, cookie } = await listening(world, site, 'client')
  site.drain()
  await vi.waitFor(() => expect(said.isOver).toBe(true), { timeout: 2_000 })
  expect((await site.get('/live', { Cookie: cookie })).status).toBe(204)
})
