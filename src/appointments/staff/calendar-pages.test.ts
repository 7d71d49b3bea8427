import { expect, test } from 'vitest'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAppointment, aTalkingCase, thursday } from '#test/appointments/bookings.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import * as appointmentPage from './appointment-page.tsx'
import * as booking from './book-appointment-page.tsx'
import { placeOf, shownDays } from './calendar-days.ts'
import * as calendar from './calendar-page.tsx'
import * as hours from './hours/hours-page.tsx'
import type { BookingFormView } from './view-booking.server.ts'

test('an adviser confirms, moves and completes an appointment, which uses consultation credit', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const person = found.adviser
  const week = await outcomeOf(calendar.loader(argsFor(world, person, { path: '/admin/calendar?day=2026-12-10' })))
  const { days } = (week.data as { calendar: { days: { day: string; agenda: { id: string }[] }[] } }).calendar
  expect(days.map(({ day, agenda }) => [day, agenda.length])).toContainEqual(['2026-12-10', 1])
  const params = { appointmentId: id }
  const path = `/admin/calendar/${id}`
  const send = async (form: Record<string, string>) =>
    (await outcomeOf(appointmentPage.action(argsFor(world, person, { path, params, form })))).status
  expect(await send({ intent: 'confirm' })).toBe(303)
  expect(await send({ startsAt: '2026-12-11T09:00:00.000Z', staff: person.id })).toBe(303)
  expect(await send({ intent: 'complete', text: 'Too early' })).toBe(409)
  world.setNow('2026-12-11T09:30:00Z')
  expect(await send({ intent: 'complete', text: '' })).toBe(422)
  expect(await send({ intent: 'complete', text: 'All clear' })).toBe(303)
  expect((await findBalances(world.db, [found.id])).get(found.id)?.left).toBe(30)
})

test('an adviser sees an appointment of a colleague only as busy time', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
  const week = await outcomeOf(calendar.loader(argsFor(world, other, { path: '/admin/calendar?day=2026-12-10' })))
  expect(JSON.stringify(week.data)).not.toContain(found.client.name)
  expect(JSON.stringify(week.data)).toContain(appointmentStaffTexts.viewCalendar.busy)
  const params = { appointmentId: id }
  const at = { path: `/admin/calendar/${id}`, params }
  expect((await outcomeOf(appointmentPage.loader(argsFor(world, other, at)))).status).toBe(404)
  expect(
    (await outcomeOf(appointmentPage.action(argsFor(world, other, { ...at, form: { intent: 'confirm' } })))).status,
  ).toBe(404)
  const path = `/admin/calendar/new?case=${found.id}`
  expect((await outcomeOf(booking.loader(argsFor(world, other, { path })))).data).toMatchObject({
    booking: { view: { person: null, caseId: null } },
  })
  expect(
    (await outcomeOf(hours.loader(argsFor(world, other, { path: `/admin/calendar/hours?who=${found.adviser.id}` }))))
      .status,
  ).toBe(404)
})

test('working hours and absences apply immediately; only admins set those of other staff', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const person = found.adviser
  const path = '/admin/calendar/hours'
  const send = async (form: Record<string, string>, who = person, at = path) =>
    (await outcomeOf(hours.action(argsFor(world, who, { path: at, form })))).status
  const times = async () => {
    const at = `/admin/calendar/new?case=${found.id}&day=2026-12-10&length=30`
    const { data } = await outcomeOf(booking.loader(argsFor(world, person, { path: at })))
    return (data as { booking: { view: BookingFormView } }).booking.view.times.map(({ swiss }) => swiss)
  }
  expect(await send({ intent: 'hours', 'day-4': 'nonsense' })).toBe(422)
  expect(await send({ intent: 'hours', 'day-4': '9-12', 'language-en': 'on', bookable: 'on' })).toBe(303)
  expect(await times()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
  const absence = { intent: 'absence', kind: 'blocked', from: '10.12.2026', fromTime: '10:00', untilTime: '11:00' }
  expect(await send({ ...absence, from: '31 Feb 2027' })).toBe(422)
  expect(await send(absence)).toBe(303)
  expect(await times()).toEqual(['09:00', '09:30', '11:00', '11:30'])
  const other = await aPerson(world, { role: 'adviser' })
  expect(await send(absence, other, `${path}?who=${person.id}`)).toBe(403)
  expect(await send({ ...absence, all: 'on' }, other)).toBe(403)
  const admin = await aPerson(world, { role: 'admin' })
  expect(await send({ ...absence, from: '10.12.2026', fromTime: '', untilTime: '', all: 'on' }, admin)).toBe(303)
  expect(await times()).toEqual([])
})

test('appointments are positioned within the visible hours of the day in Zurich', () => {
  expect(placeOf('2026-12-10', thursday, new Date(thursday.getTime() + 1_800_000))).toEqual({ top: 65, height: 5 })
  expect(placeOf('2026-12-10', new Date('2026-12-09T00:00:00Z'), new Date('2026-12-11T00:00:00Z'))).toEqual({
    top: 0,
    height: 100,
  })
  expect(placeOf('2026-12-10', new Date('2026-12-10T20:00:00Z'), new Date('2026-12-10T21:00:00Z'))).toBeNull()
  expect(shownDays('2026-12-10', 'week')).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ])
})
