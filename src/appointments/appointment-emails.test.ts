import { expect, test } from 'vitest'
import * as appointmentEmailTexts from '#appointments/locales/en-emails.ts'
import { t } from '#platform/texts.ts'
import { anAppointment, aTalkingCase, thursday } from '#test/appointments/bookings.ts'
import { readCalendar } from '#test/appointments/calendar.ts'
import { actorOf } from '#test/cases.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { remindOfAppointments } from './booking/notify-guests.server.ts'
import { calendarFile } from './calendar/calendar-file.server.ts'
import { closeFeed, feedPath, openFeed, readFeed } from './calendar/feed.server.ts'
import { cancelAppointment } from './end-appointment.server.ts'
import { moveAppointment } from './move-appointment.server.ts'

const filesTo = (world: World, to: string) =>
  world.mail.sent.filter((email) => email.to === to).map(({ attachment }) => readCalendar(attachment?.text ?? ''))

test('emails of booking, move and cancellation have one UID and a rising sequence', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const by = { actor: actorOf(found.client) }
  world.setNow('2027-03-01T09:00:00Z')
  await world.pool.query("update appointments set starts_at = '2027-03-24T13:30:00Z'")
  const requested = new Date('2027-03-30T07:00:00Z')
  expect(await moveAppointment(world, { id, by, startsAt: requested })).toEqual({ ok: true })
  expect(await cancelAppointment(world, { id, by, reason: '' })).toEqual({ ok: true })
  await runJobs(world)
  const files = filesTo(world, found.client.email)
  const uid = `appointment-${id}@localhost`
  expect(files).toMatchObject([
    {
      method: 'REQUEST',
      zones: ['Europe/Zurich'],
      events: [{ uid, sequence: 0, start: thursday, status: 'TENTATIVE' }],
    },
    { method: 'REQUEST', events: [{ uid, sequence: 1, start: requested, end: new Date('2027-03-30T07:30:00Z') }] },
    { method: 'CANCEL', events: [{ uid, sequence: 2, status: 'CANCELLED' }] },
  ])
  expect(filesTo(world, found.adviser.email)).toHaveLength(3)
})

test('a moved appointment is announced with both times, and a past free-cancellation limit is not promised', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const by = { actor: actorOf(found.adviser) }
  const words = t(appointmentEmailTexts.appointments)
  const later = new Date('2026-12-11T13:30:00Z')
  expect(await moveAppointment(world, { id, by, startsAt: later })).toEqual({ ok: true })
  await runJobs(world)
  const newest = () => world.mail.sent.filter(({ to }) => to === found.client.email).at(-1)?.text ?? ''
  const facts = { startsAt: later, movedFrom: thursday, name: words.facts.kind, other: found.client.name }
  expect(newest()).toMatch(/Old time.*Thu 10 Dec 2026, 14:30–15:00[\s\S]*New time.*Fri 11 Dec 2026, 14:30–15:00/)
  expect(words.toStaff.moved(facts).text).toContain('Thu 10 Dec 2026, 14:30')
  expect(newest()).toContain(words.change(new Date('2026-12-10T13:30:00Z'), true))
  world.setNow('2026-12-11T09:00:00Z')
  expect(await moveAppointment(world, { id, by, startsAt: new Date('2026-12-11T15:00:00Z') })).toEqual({ ok: true })
  await runJobs(world)
  expect(newest()).toContain(words.change(null, true))
})

test('reminders are sent a day and an hour before, once, and never after the start', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  await anAppointment(world, found)
  const subjects = async () => {
    await runJobs(world)
    return world.mail.sent.filter(({ to }) => to === found.client.email).map(({ subject }) => subject)
  }
  const remind = () => Promise.all([remindOfAppointments(world), remindOfAppointments(world)])
  world.setNow('2026-12-09T13:29:00Z')
  await remind()
  expect(await subjects()).toHaveLength(1)
  world.setNow('2026-12-09T20:00:00Z')
  await remind()
  await remind()
  expect((await subjects()).slice(1)).toEqual([
    `Reminder: your appointment is tomorrow at 14:30 Swiss time (${found.caseNumber})`,
  ])
  world.setNow('2026-12-10T13:10:00Z')
  await remind()
  await remind()
  world.setNow('2026-12-10T13:31:00Z')
  await remind()
  expect(await subjects()).toHaveLength(2)
  const { rows } = await world.pool.query("select last_error from emails where state = 'failed'")
  expect(rows).toEqual([{ last_error: 'too late' }])
})

test('a calendar feed shows the appointments of its owner until it is closed or replaced', async () => {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const other = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  await anAppointment(world, other)
  const [client, adviser] = [actorOf(found.client), actorOf(found.adviser)]
  const first = await openFeed(world, client)
  const uids = async (token: string) => readCalendar((await readFeed(world, token)) ?? '').events.map(({ uid }) => uid)
  expect(feedPath(first)).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  expect(await uids(first)).toEqual([`appointment-${id}@localhost`])
  expect(await uids(await openFeed(world, adviser))).toEqual([`appointment-${id}@localhost`])
  const second = await openFeed(world, client)
  expect(await readFeed(world, first)).toBeNull()
  expect(await uids(second)).toHaveLength(1)
  await closeFeed(world, client)
  expect(await readFeed(world, second)).toBeNull()
  const { rows } = await world.pool.query('select token_hash from calendar_feeds')
  expect(JSON.stringify(rows)).not.toContain(second)
})

test.each([
  ['before summer time', '2027-03-26T08:30:00Z'],
  ['on its first working day', '2027-03-30T07:30:00Z'],
  ['in the night of the change', '2027-03-28T00:45:00Z'],
  ['before winter time', '2027-10-29T07:30:00Z'],
  ['on its first working day', '2027-11-01T08:30:00Z'],
  ['after the change of that night', '2027-10-31T02:30:00Z'],
] as const)('a calendar file has the correct instant, %s', (_when, instant) => {
  const startsAt = new Date(instant)
  const appointment = {
    id: 'x',
    startsAt,
    durationMinutes: 30,
    calendarSequence: 3,
    title: 'Talk, with; signs\\',
    description: 'a\nb',
  }
  const notified = { host: 'tax.example', at: new Date('2027-01-01T00:00:00Z') }
  for (const [status, method, content] of [
    ['confirmed', 'REQUEST', 'CONFIRMED'],
    ['cancelled', 'CANCEL', 'CANCELLED'],
  ] as const) {
    const file = calendarFile([{ ...appointment, status, location: '', url: 'https://tax.example' }], {
      ...notified,
      method,
    })
    expect(readCalendar(file)).toMatchObject({
      method,
      events: [
        {
          start: startsAt,
          end: new Date(startsAt.getTime() + 1_800_000),
          sequence: 3,
          status: content,
          summary: appointment.title,
        },
      ],
    })
  }
})
