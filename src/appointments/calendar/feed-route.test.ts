import { expect, test } from 'vitest'
import { cancelAppointment } from '#appointments/end-appointment.server.ts'
import { moveAppointment } from '#appointments/move-appointment.server.ts'
import { anAppointment, aTalkingCase } from '#test/appointments/bookings.ts'
import { readCalendar } from '#test/appointments/calendar.ts'
import { actorOf } from '#test/cases.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import { closeFeed, feedPath, openFeed } from './feed.server.ts'

async function anOpenFeed() {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const site = await openSite(world)
  const paths = {
    client: feedPath(await openFeed(world, actorOf(found.client))),
    adviser: feedPath(await openFeed(world, actorOf(found.adviser))),
  }
  return { world, found, id, site, paths }
}

test.each(['client', 'adviser'] as const)(
  'a calendar client reads the appointments of its %s over HTTP without signing in',
  async (who) => {
    const { site, paths, found, id } = await anOpenFeed()
    const answer = await site.get(paths[who])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.getSetCookie()).toEqual([])
    const { method, events } = readCalendar(await answer.text())
    expect(method).toBe('PUBLISH')
    expect(events).toMatchObject([{ uid: `appointment-${id}@localhost`, sequence: 0 }])
    expect(events[0]?.summary.includes(found.client.name)).toBe(who === 'adviser')
    const head = await site.ask(paths[who], { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, answer.headers.get('ETag'), ''])
    expect((await site.ask(paths[who], { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
  },
)

test('an unchanged feed answers 304; moves and cancellations change it', async () => {
  const { world, found, id, site, paths } = await anOpenFeed()
  const tagOf = async () => (await site.get(paths.client)).headers.get('ETag') ?? ''
  const tag = await tagOf()
  expect(tag).toMatch(/^W\/"/)
  world.setNow('2026-11-21T12:00:00Z')
  const again = await site.get(paths.client, { 'If-None-Match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const by = { actor: actorOf(found.client) }
  const startsAt = new Date('2026-12-11T09:00:00Z')
  expect(await moveAppointment(world, { id, by, startsAt })).toEqual({ ok: true })
  const moved = await site.get(paths.client, { 'If-None-Match': tag })
  expect(moved.status).toBe(200)
  expect(readCalendar(await moved.text()).events).toMatchObject([{ start: startsAt, sequence: 1 }])
  expect(await cancelAppointment(world, { id, by, reason: '' })).toEqual({ ok: true })
  expect(readCalendar(await (await site.get(paths.client)).text()).events).toEqual([])
})

test('closed and unknown feeds and those of suspended people answer 404', async () => {
  const { world, found, site, paths } = await anOpenFeed()
  await closeFeed(world, actorOf(found.client))
  await world.pool.query("update people set status = 'suspended' where id = $1", [found.adviser.id])
  for (const path of [
    paths.client,
    paths.adviser,
    `/calendar/${'x'.repeat(43)}.ics`,
    '/calendar/x.ics',
    '/calendar/x',
  ]) {
    const answer = await site.get(path)
    expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([404, 'no-store'])
  }
})

test('a feed answers 60 requests an hour, a network gets 60 not-found responses an hour', async () => {
  const { site, paths } = await anOpenFeed()
  const ask = async (path: string) => {
    const answer = await site.get(path)
    await answer.text()
    return answer
  }
  for (let at = 0; at < 60; at += 1) expect((await ask(paths.client)).status).toBe(200)
  const late = await ask(paths.client)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask(paths.adviser)).status).toBe(200)
  for (let at = 0; at < 60; at += 1) expect((await ask('/calendar/nobody.ics')).status).toBe(404)
  expect((await ask('/calendar/nobody.ics')).status).toBe(429)
  expect((await ask(paths.adviser)).status).toBe(200)
})
