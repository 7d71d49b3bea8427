import { describe, expect, test } from 'vitest'
import { suspendStaffMember } from '#accounts/team/change-staff-member.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAppointment, aTalkingCase } from '#test/appointments/bookings.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { placeOf, reachOf, weekOf } from './calendar-days.ts'
import * as calendar from './calendar-page.tsx'
import * as hours from './hours/hours-page.tsx'
import { hoursLeft, titleOf } from './view-calendar.server.ts'

type Person = Awaited<ReturnType<typeof aPerson>>
type Loaded = Awaited<ReturnType<typeof calendar.loader>>

async function anOffice() {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  return { world, found, id, path: `/admin/calendar?day=2026-12-10&appointment=${id}` }
}

const open = async (world: World, person: Person, path: string) => {
  const { status, data } = await outcomeOf(calendar.loader(argsFor(world, person, { path })))
  return { status, data: data as Loaded }
}
const send = (world: World, person: Person, path: string, form: Record<string, string>) =>
  outcomeOf(calendar.action(argsFor(world, person, { path, form })))

describe('appointment preview', () => {
  test('an appointment opens beside its week, and each action returns to that week', async () => {
    const { world, found, id, path } = await anOffice()
    const { data } = await open(world, found.adviser, path)
    expect(data.preview).toMatchObject({
      appointment: { id, clientName: found.client.name, status: 'scheduled' },
      buffer: 15,
      remindedAt: null,
    })
    expect(data.preview?.next).toHaveLength(4)
    expect(data.calendar.days.map(({ agenda }) => agenda.length)).toEqual([0, 0, 0, 1, 0])
    const to = `${path}&note=`
    expect(await send(world, found.adviser, path, { intent: 'confirm' })).toMatchObject({
      status: 303,
      to: `${to}talk-changed`,
    })
    expect(await send(world, found.adviser, `${to}talk-changed`, { intent: 'note', text: 'Bring it' })).toMatchObject({
      to: `${to}talk-noted`,
    })
    const refused = await send(world, found.adviser, path, { intent: 'cancel', text: '' })
    expect(refused).toMatchObject({ status: 422, data: { refused: { refusal: 'no-reason' } } })
    const [next] = data.preview?.next ?? []
    expect(await send(world, found.adviser, path, { startsAt: next?.startsAt ?? '' })).toMatchObject({
      to: `${to}talk-moved`,
    })
  })

  test('an appointment outside the access scope can be neither read nor changed', async () => {
    const { world, id, path } = await anOffice()
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    expect((await open(world, other, path)).status).toBe(404)
    const forms: Record<string, string>[] = [
      { intent: 'confirm' },
      { intent: 'cancel', text: 'x' },
      { startsAt: '2026-12-11T09:00:00.000Z' },
    ]
    for (const form of forms) expect((await send(world, other, path, form)).status).toBe(404)
    expect((await send(world, other, '/admin/calendar', { intent: 'confirm' })).status).toBe(404)
    expect((await findAppointment(world.db, id, null))?.status).toBe('scheduled')
    expect(JSON.stringify((await open(world, other, '/admin/calendar?day=2026-12-10')).data.affected)).toBe('[]')
  })

  test('an absence lists the appointment it affects, which a colleague can take over at short notice', async () => {
    const { world, found, id, path } = await anOffice()
    const other = await aPerson(world, { role: 'adviser', name: 'Nina Weber' })
    world.setNow('2026-12-10T07:00:00Z')
    const absence = { intent: 'absence', kind: 'absence', from: '10.12.2026', note: 'Ill' }
    const saved = await outcomeOf(
      hours.action(argsFor(world, found.adviser, { path: '/admin/calendar/hours', form: absence })),
    )
    expect(saved.status).toBe(303)
    const own = await outcomeOf(hours.loader(argsFor(world, found.adviser, { path: '/admin/calendar/hours' })))
    const affected = [{ id, why: 'away', staffName: 'Luca Moser', others: [{ id: other.id, name: 'Nina Weber' }] }]
    expect(own.data).toMatchObject({ affected })
    const { data } = await open(world, found.adviser, '/admin/calendar?day=2026-12-10')
    expect(data.affected).toMatchObject(affected)
    const handed = await send(world, found.adviser, path, {
      startsAt: data.affected[0]?.startsAt ?? '',
      staff: other.id,
    })
    expect(handed.status).toBe(303)
    expect(await findAppointment(world.db, id, null)).toMatchObject({ staffId: other.id, status: 'confirmed' })
    expect((await open(world, found.adviser, '/admin/calendar')).data.affected).toEqual([])
  })

  test('after handing over an appointment, an adviser returns to the calendar and no longer sees it', async () => {
    const { world, found, id, path } = await anOffice()
    const holder = await aPerson(world, { role: 'adviser', name: 'Nina Weber' })
    await world.pool.query('update appointments set staff_id = $1', [holder.id])
    const startsAt = '2026-12-10T13:30:00.000Z'
    const answer = await send(world, holder, path, { startsAt, staff: found.adviser.id })
    expect(answer).toMatchObject({ status: 303, to: '/admin/calendar?day=2026-12-10&note=talk-moved' })
    expect((await open(world, holder, path)).status).toBe(404)
    expect((await findAppointment(world.db, id, null))?.staffId).toBe(found.adviser.id)
  })
})

describe('calendar contents', () => {
  test('the calendar flags appointments of a suspended adviser and still shows their column', async () => {
    const { world, found, id } = await anOffice()
    const owner = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
    expect(await suspendStaffMember(world, actorOf(owner), found.adviser.id, 'Left the firm')).toEqual({ ok: true })
    const { data } = await open(world, owner, '/admin/calendar?day=2026-12-10')
    expect(data.affected).toMatchObject([{ id, why: 'left', others: [] }])
    expect(data.calendar.staff).toMatchObject([{ id: found.adviser.id, name: 'Luca Moser' }])
    expect(data.calendar.days.flatMap(({ lanes }) => lanes.flatMap(({ appointments }) => appointments))).toMatchObject([
      { id },
    ])
  })

  test('the calendar shows the working hours, the week number, the current time and the free hours', async () => {
    const { world, found } = await anOffice()
    const early = JSON.stringify({ '4': [['06:30', '12:00']] })
    await world.pool.query('update adviser_calendars set hours = $2 where staff_id = $1', [found.adviser.id, early])
    world.setNow('2026-12-10T08:00:00Z')
    const { data } = await open(world, found.adviser, '/admin/calendar')
    expect(data.calendar).toMatchObject({
      reach: { first: 6, last: 18 },
      week: 50,
      now: { time: '09:00', place: { top: 25 } },
    })
    expect(data.calendar.hours).toEqual({ free: 5, all: 6 })
  })
})

describe('dates and hours', () => {
  test.each([
    ['2026-11-23', '2026-11-27', '23–27 November'],
    ['2026-11-30', '2026-12-04', '30 November – 4 December'],
    ['2026-12-10', '2026-12-10', 'Thursday 10 December'],
  ])('the title for %s to %s is %s', (first, last, title) => {
    expect(titleOf(first, last)).toBe(title)
  })

  test.each([
    ['2026-11-24', 48],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => {
    expect(weekOf(day)).toBe(week)
  })

  test('the visible hours extend beyond office hours only for appointments outside them', () => {
    expect(reachOf([])).toEqual({ first: 8, last: 18 })
    expect(reachOf(['07:45', '18:15', '24:00'])).toEqual({ first: 7, last: 24 })
    const evening = ['2026-12-10T18:00:00Z', '2026-12-10T19:00:00Z'].map((at) => new Date(at)) as [Date, Date]
    expect(placeOf('2026-12-10', ...evening)).toBeNull()
    expect(placeOf('2026-12-10', ...evening, { first: 8, last: 24 })).toEqual({ top: 68.75, height: 6.25 })
  })

  test.each([
    [[[0, 4]], [], 4],
    [
      [[0, 4]],
      [
        [1, 2],
        [1, 3],
      ],
      2,
    ],
    [
      [[0, 4]],
      [
        [-1, 1],
        [3, 9],
      ],
      2,
    ],
    [
      [
        [0, 2],
        [3, 4],
      ],
      [[1, 4]],
      1,
    ],
    [[[0, 2]], [[5, 6]], 2],
  ] as [number[][], number[][], number][])(
    'of the working hours %j with %j busy, %i hours are free',
    (stretches, taken, left) => {
      const hour = ([start = 0, end = 0]: number[]) => ({ start: start * 3_600_000, end: end * 3_600_000 })
      expect(hoursLeft(stretches.map(hour), taken.map(hour))).toBe(left)
    },
  )
})
