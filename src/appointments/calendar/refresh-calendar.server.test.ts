import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Person } from '#accounts/people/person.ts'
import { insertAppointment } from '#appointments/appointment-db.server.ts'
import { removeGuestAppointments } from '#appointments/booking/remove-guest-appointments.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { listAbsences, listCalendars } from './calendar-db.server.ts'
import { addAbsence, refreshCalendar, removeAbsence } from './refresh-calendar.server.ts'
import { viewAffected } from './view-affected.server.ts'

let world: World
let adviser: Person
let colleague: Person
let admin: Person
let client: Person
beforeAll(async () => {
  world = await newWorld({}, afterAll)
  adviser = await aPerson(world, { role: 'adviser' })
  colleague = await aPerson(world, { role: 'adviser' })
  admin = await aPerson(world, { role: 'admin' })
  client = await aPerson(world)
})

const week = { 'day-1': '9-12, 13:30-18', 'language-en': 'on', bookable: 'on' }
const refresh = (by: Person, of: Person, texts: Record<string, string> = week) =>
  refreshCalendar(world, { actor: actorOf(by), staffId: of.id, texts })
const add = (by: Person, of: Person, texts: Record<string, string>) =>
  addAbsence(world, { actor: actorOf(by), staffId: of.id, texts })
const absences = async () => listAbsences(world.db, { from: new Date(0), until: new Date('2100-01-01') })

describe('calendar', () => {
  test('is changed by its adviser and by admins, for staff only', async () => {
    expect(await refresh(adviser, adviser)).toEqual({ ok: true })
    expect(await refresh(admin, adviser)).toEqual({ ok: true })
    expect(await refresh(colleague, adviser)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await refresh(client, client)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await refresh(admin, client)).toEqual({ ok: false, reason: 'not-there' })
    const own = (await listCalendars(world.db)).find(({ id }) => id === adviser.id)
    expect(own).toMatchObject({
      hours: {
        '1': [
          ['09:00', '12:00'],
          ['13:30', '18:00'],
        ],
      },
      languages: ['en'],
    })
  })

  test.each([
    [{ 'day-1': '12-9' }, { 'day-1': 'no-hours' }],
    [{ 'day-7': '9-25' }, { 'day-7': 'no-hours' }],
    [{ 'day-2': '9-12, 11-14' }, { 'day-2': 'no-hours' }],
    [{ 'language-en': '' }, { 'language-en': 'no-languages' }],
    [{ 'language-en': '', 'language-xx': 'on' }, { 'language-en': 'no-languages' }],
    [{ room: 'http://meet.example' }, { room: 'no-room' }],
    [{ room: 'javascript:alert(1)' }, { room: 'no-room' }],
    [{ room: `https://meet.example/${'x'.repeat(500)}` }, { room: 'no-room' }],
  ])('%j is refused and not saved: %j', async (change: Record<string, string>, errors) => {
    const before = await listCalendars(world.db)
    expect(await refresh(adviser, adviser, { ...week, ...change })).toEqual({ ok: false, reason: 'faulty', errors })
    expect(await listCalendars(world.db)).toEqual(before)
  })
})

describe('absence', () => {
  test.each([
    ['a day', { from: '10.12.2026' }, '2026-12-09T23:00:00Z', '2026-12-10T23:00:00Z'],
    ['days', { from: '2026-12-10', until: '11.12.2026' }, '2026-12-09T23:00:00Z', '2026-12-11T23:00:00Z'],
    [
      'hours',
      { from: '10.12.2026', fromTime: '09:00', untilTime: '10:30' },
      '2026-12-10T08:00:00Z',
      '2026-12-10T09:30:00Z',
    ],
    ['the day on which the clock is put on', { from: '28.03.2027' }, '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['the day on which it is put back', { from: '31.10.2027' }, '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ] as const)('of %s begins and ends in Swiss time', async (_, texts, startsAt, endsAt) => {
    expect(await add(adviser, adviser, texts)).toEqual({ ok: true })
    const [newest] = (await absences()).toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    expect(newest).toMatchObject({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), staffId: adviser.id })
    const removed = { actor: actorOf(adviser), staffId: adviser.id, texts: { id: newest?.id ?? '' } }
    expect(await removeAbsence(world, removed)).toEqual({ ok: true })
  })

  test.each([
    [{}, { from: 'no-day', until: 'no-day' }],
    [{ from: '30.02.2027' }, { from: 'no-day', until: 'no-day' }],
    [{ from: '10.12.2026', until: 'soon' }, { until: 'no-day' }],
    [{ from: '10.12.2026', until: '09.12.2026' }, { until: 'wrong-order' }],
    [{ from: '10.12.2026', fromTime: '10:00', untilTime: '10:00' }, { until: 'wrong-order' }],
    [{ from: '10.12.2026', fromTime: '24:01' }, { fromTime: 'no-time' }],
    [{ from: '10.12.2026', untilTime: '9 Uhr' }, { untilTime: 'no-time' }],
  ])('%j is refused: %j', async (texts: Record<string, string>, errors) => {
    expect(await add(adviser, adviser, texts)).toEqual({ ok: false, reason: 'faulty', errors })
    expect(await absences()).toEqual([])
  })

  test('is added and removed by its adviser, a firm-wide one by admins only', async () => {
    const day = { from: '10.12.2026' }
    expect(await add(colleague, adviser, day)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await add(adviser, adviser, { ...day, all: 'on' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await add(client, client, day)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await add(admin, adviser, { ...day, all: 'on', note: ' \u0000Outing\r\n' })).toEqual({ ok: true })
    expect(await add(adviser, adviser, day)).toEqual({ ok: true })
    const all = await absences()
    expect(all.map(({ staffId, note }) => [staffId, note]).toSorted()).toEqual(
      [
        [adviser.id, ''],
        [null, 'Outing'],
      ].toSorted(),
    )
    const remove = (by: Person, id = '') => removeAbsence(world, { actor: actorOf(by), staffId: by.id, texts: { id } })
    for (const { id, staffId } of all) {
      expect(await remove(colleague, id)).toEqual({ ok: false, reason: 'forbidden' })
      if (staffId === null) expect(await remove(adviser, id)).toEqual({ ok: false, reason: 'forbidden' })
      expect(await remove(admin, id)).toEqual({ ok: true })
      expect(await remove(admin, id)).toEqual({ ok: false, reason: 'not-there' })
    }
    expect(await remove(admin, 'nonsense')).toEqual({ ok: false, reason: 'not-there' })
  })
})

type Appointment = { startsAt: string; staffId?: string | null; clientId?: string | null; status?: string }
const anAppointment = ({ startsAt, staffId = adviser.id, clientId = client.id, status = 'scheduled' }: Appointment) =>
  world.db.transaction().execute((tx) =>
    insertAppointment(tx, {
      ...{ startsAt: new Date(startsAt), durationMinutes: 30, staffId, clientId, status, kind: 'first-talk' },
      ...{ language: 'en', zone: 'Europe/Zurich', title: 'Talk', meetingType: 'phone', createdAt: world.now() },
      ...(clientId === null ? { guestName: 'Hannah', guestEmail: 'h@example.com', guestTokenHash: startsAt } : {}),
    }),
  )

test('affected appointments are listed with their reason: absent, left or unassigned', async () => {
  const gone = await aPerson(world, { role: 'adviser' })
  await add(adviser, adviser, { from: '14.12.2026', fromTime: '10:00', untilTime: '11:00' })
  const at = (time: string) => `2026-12-14T${time}:00Z`
  const appointments = {
    before: await anAppointment({ startsAt: at('08:30') }),
    away: await anAppointment({ startsAt: at('09:30') }),
    after: await anAppointment({ startsAt: at('10:00') }),
    left: await anAppointment({ startsAt: at('12:00'), staffId: gone.id }),
    nobody: await anAppointment({ startsAt: at('13:00'), staffId: null }),
    cancelled: await anAppointment({ startsAt: at('14:00'), staffId: null, status: 'cancelled' }),
    past: await anAppointment({ startsAt: '2026-11-20T09:00:00Z', staffId: null }),
  }
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', gone.id).execute()
  const seen = await viewAffected(world, accessScopeOf(actorOf(admin)))
  expect(seen.map(({ id, why }) => [id, why])).toEqual([
    [appointments.away.id, 'away'],
    [appointments.left.id, 'left'],
    [appointments.nobody.id, 'nobody'],
  ])
  expect(seen[0]?.others.map(({ id }) => id)).toEqual([colleague.id])
  expect(await viewAffected(world, accessScopeOf(actorOf(client)), colleague.id)).toEqual([])
})

test('old guest appointments are deleted, those of clients remain', async () => {
  const guest = { clientId: null, staffId: colleague.id }
  await anAppointment({ startsAt: '2026-11-01T09:00:00Z', ...guest })
  const justOver = await anAppointment({ startsAt: '2026-11-01T10:00:00Z', ...guest })
  const own = await anAppointment({ startsAt: '2026-11-01T08:00:00Z', staffId: colleague.id })
  expect(await removeGuestAppointments(world, new Date('2026-11-01T10:30:00Z'))).toBe(1)
  const left = await world.db.selectFrom('appointments').select('id').where('staffId', '=', colleague.id).execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([justOver.id, own.id].toSorted())
})
