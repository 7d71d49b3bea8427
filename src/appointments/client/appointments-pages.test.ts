import { expect, test } from 'vitest'
import type { ChangeAnswer } from '#appointments/change-own.server.ts'
import { meetingRoomsBase } from '#appointments/kinds/meeting-place.ts'
import type { MoveView } from '#appointments/view-own.server.ts'
import { anAppointment, aTalkingCase, thursday } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import * as one from './appointment-page.tsx'
import * as list from './appointments-page.tsx'
import * as booking from './book-appointment-page.tsx'
import * as fileRoute from './file-route.ts'

const home = '/client-portal/appointments'

test('a client reserves a time, books it with consultation credit and finds it in the list', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const person = found.client
  const path = `${home}/new?case=${found.id}&length=30&channel=video`
  const page = await outcomeOf(booking.loader, argsOf(world, `${path}&day=2026-12-10`, { person }))
  expect(page.data).toMatchObject({
    chosen: { free: 60, kind: 'included' },
    lengths: [30, 60],
    picker: { day: '2026-12-10' },
  })
  const init = posted({ startsAt: thursday.toISOString() })
  const held = await outcomeOf(booking.action, argsOf(world, path, { person, init }))
  expect(held.status).toBe(303)
  const form = (held.location ?? '').replace(/#.*/, '')
  const booked = await outcomeOf(
    booking.action,
    argsOf(world, form, { person, init: posted({ topic: 'Rent abroad' }) }),
  )
  expect(booked.location).toMatch(/^\/client-portal\/appointments\/[\w-]+\?note=booked$/)
  const { data } = await outcomeOf(list.loader, argsOf(world, home, { person }))
  expect(data).toMatchObject({
    appointments: {
      value: { upcoming: [{ description: 'Rent abroad', status: 'scheduled' }], minutes: [{ left: 60, planned: 30 }] },
    },
  })
})

test('the meeting link is shown from ten minutes before the start until the end', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  await aSetting(world, meetingRoomsBase, 'https://meet.example')
  const { id } = await anAppointment(world, found)
  const look = async (now: string) => {
    world.setNow(now)
    const { data } = await outcomeOf(
      one.loader,
      argsOf(world, `${home}/${id}`, { person: found.client, params: { appointmentId: id } }),
    )
    const { appointment } = data as { appointment: { link: string | null; opensAt: Date | null } }
    return [appointment.link?.slice(0, 20) ?? null, appointment.opensAt?.toISOString() ?? null]
  }
  expect(await look('2026-12-10T13:19:59Z')).toEqual([null, '2026-12-10T13:20:00.000Z'])
  expect(await look('2026-12-10T13:20:00Z')).toEqual(['https://meet.example', null])
  expect(await look('2026-12-10T14:00:00Z')).toEqual([null, null])
})

test('a move is confirmed with both times and limits, and a time taken by then offers other times', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const at = { person: found.client, params: { appointmentId: id } }
  const open = async (time: string) => {
    const { data } = await outcomeOf(one.loader, argsOf(world, `${home}/${id}?move=1&zone=UTC&time=${time}`, at))
    return (data as { move: MoveView | null }).move
  }
  const startsAt = '2026-12-11T09:00:00.000Z'
  expect(await open(startsAt)).toMatchObject({
    startsAt,
    from: expect.stringContaining('14:30–15:00 (Swiss time), 13:30–14:00'),
    to: expect.stringContaining('10:00–10:30 (Swiss time), 09:00–09:30'),
    freeUntilBefore: new Date('2026-12-09T13:30:00Z'),
    freeUntil: new Date('2026-12-10T09:00:00Z'),
  })
  for (const time of ['', 'soon', thursday.toISOString(), '2020-01-01T09:00:00.000Z'])
    expect(await open(time)).toBeNull()
  await anAppointment(world, found, { startsAt: new Date(startsAt) })
  const path = `${home}/${id}?move=1&time=${startsAt}`
  const lost = await outcomeOf(one.action, argsOf(world, path, { ...at, init: posted({ startsAt }) }))
  expect(lost).toMatchObject({ status: 409, data: { refusal: 'gone' } })
  const [next] = (lost.data as ChangeAnswer).next
  const init = posted({ startsAt: next?.startsAt ?? '' })
  expect((await outcomeOf(one.action, argsOf(world, path, { ...at, init }))).status).toBe(303)
})

test('an appointment of another client is not found by any page or form', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const stranger = (await aCase(world)).client
  const at = { person: stranger, params: { appointmentId: id } }
  expect((await outcomeOf(one.loader, argsOf(world, `${home}/${id}`, at))).status).toBe(404)
  expect((await outcomeOf(fileRoute.loader, argsOf(world, `${home}/${id}/calendar.ics`, at))).status).toBe(404)
  for (const form of [{ reason: '' }, { startsAt: '2026-12-11T09:00:00.000Z' }, { preparation: 'x' }] as Record<
    string,
    string
  >[]) {
    const init = posted(form)
    expect((await outcomeOf(one.action, argsOf(world, `${home}/${id}`, { ...at, init }))).status).toBe(404)
  }
  const path = `${home}/new?case=${found.id}`
  const init = posted({ startsAt: thursday.toISOString() })
  const held = await outcomeOf(booking.action, argsOf(world, path, { person: stranger, init }))
  expect(held.status).toBe(409)
  const { rows } = await world.pool.query('select status, preparation from appointments')
  expect(rows).toEqual([{ status: 'scheduled', preparation: '' }])
})

test('a client without credit can book the free first consultation once', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser' })
  const person = (await aCase(world)).client
  const options = async () => (await outcomeOf(booking.loader, argsOf(world, `${home}/new`, { person }))).data
  expect(await options()).toMatchObject({ chosen: { kind: 'first-talk' } })
  const held = await outcomeOf(
    booking.action,
    argsOf(world, `${home}/new`, { person, init: posted({ startsAt: '2026-12-10T13:30:00.000Z' }) }),
  )
  const form = (held.location ?? '').replace(/#.*/, '')
  expect((await outcomeOf(booking.action, argsOf(world, form, { person, init: posted({ topic: '' }) }))).status).toBe(
    303,
  )
  expect(await options()).toMatchObject({ chosen: null })
  expect(actorOf(person).person.id).toBe(person.id)
})
