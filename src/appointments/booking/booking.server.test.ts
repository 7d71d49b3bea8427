import { describe, expect, test } from 'vitest'
import { findAppointment, listAppointmentsOf, listMoves } from '#appointments/appointment-db.server.ts'
import { releaseMinutes } from '#appointments/credit/give-minutes.server.ts'
import { findBalances, listMinutes } from '#appointments/credit/minutes-db.server.ts'
import { cancelAppointment, confirmAppointment, endAppointment } from '#appointments/end-appointment.server.ts'
import { findFreeTimes } from '#appointments/free-times/find-free-times.server.ts'
import { moveAppointment } from '#appointments/move-appointment.server.ts'
import { anAppointment, aTalkingCase, includedConsultation, thursday } from '#test/appointments/bookings.ts'
import { actorOf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { askGuest, confirmGuest, findRequested, holdForGuest } from './ask-guest.server.ts'
import { bookByFirm, bookForSelf } from './book-appointment.server.ts'
import { holdTime } from './hold-time.server.ts'

const firstConsultation = { kind: 'first-talk', durationMinutes: 30, language: 'en' } as const
const later = new Date('2026-12-10T15:00:00Z')

describe('free times', () => {
  test('of thirty concurrent bookings one succeeds; the others are offered the next three times', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const clients = await Promise.all(Array.from({ length: 30 }, () => aPerson(world)))
    const outcomes = await Promise.all(
      clients.map((client) =>
        bookForSelf(world, {
          ...includedConsultation,
          ...firstConsultation,
          startsAt: thursday,
          caseId: null,
          actor: actorOf(client),
        }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const lost = outcomes.find((outcome) => !outcome.ok)
    expect(lost).toEqual({
      ok: false,
      reason: 'gone',
      next: ['14:30', '15:00', '15:30'].map((time) => ({
        startsAt: new Date(`2026-12-10T${time}:00Z`).getTime(),
        staffIds: [adviser.id],
      })),
    })
    const { rows } = await world.pool.query(
      "select count(*)::int as count from appointments where status <> 'cancelled'",
    )
    expect(rows).toEqual([{ count: 1 }])
  }, 30_000)

  test('a database constraint prevents overlapping appointments of an adviser, buffers included', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world)
    const { id } = await anAppointment(world, found)
    const insert = (startsAt: string) =>
      world.db
        .insertInto('appointments')
        .values({
          ...{ clientId: found.client.id, staffId: found.adviser.id, title: 'Talk', startsAt: new Date(startsAt) },
          ...{ durationMinutes: 30, meetingType: 'phone' },
        })
        .execute()
    await expect(insert('2026-12-10T14:10:00Z')).rejects.toThrow('appointments_never_overlap')
    await insert('2026-12-10T14:15:00Z')
    await cancelAppointment(world, { id, by: { actor: actorOf(found.adviser) }, reason: 'Ill' })
    await insert('2026-12-10T13:40:00Z')
  })

  test('every offered time can be booked, until none is left that day', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser' })
    await aPerson(world, { role: 'adviser' })
    const days = { from: '2026-12-10', to: '2026-12-10' }
    for (let booked = 0; ; booked += 1) {
      const { times } = await findFreeTimes(world, firstConsultation, days)
      const [time] = times
      if (!time) {
        expect(booked).toBe(8)
        break
      }
      const client = await aPerson(world)
      const requested = {
        ...includedConsultation,
        ...firstConsultation,
        startsAt: new Date(time.startsAt),
        caseId: null,
      }
      expect(await bookForSelf(world, { ...requested, actor: actorOf(client) })).toMatchObject({ ok: true })
    }
    const { rows } = await world.pool.query('select count(*)::int as count from appointments group by staff_id')
    expect(rows).toEqual([{ count: 4 }, { count: 4 }])
  }, 30_000)

  test('a time that is not offered cannot be booked', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world)
    for (const startsAt of [
      '2026-12-10T13:40:00Z',
      '2026-12-12T13:30:00Z',
      '2026-11-21T09:30:00Z',
      '2027-06-01T08:00:00Z',
    ]) {
      const requested = { ...includedConsultation, startsAt: new Date(startsAt), caseId: found.id }
      expect(await bookForSelf(world, { ...requested, actor: actorOf(found.client) }), startsAt).toMatchObject({
        reason: 'gone',
      })
    }
  })
})

describe('reservations and guests', () => {
  test('a reservation blocks its time for ten minutes', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser' })
    const hold = { ...firstConsultation, startsAt: thursday }
    const held = await holdTime(world, hold)
    expect(held).toMatchObject({ ok: true, expiresAt: new Date('2026-11-21T09:10:00Z') })
    expect(await holdTime(world, hold)).toMatchObject({ ok: false, reason: 'gone' })
    const client = await aPerson(world)
    const requested = {
      ...includedConsultation,
      ...firstConsultation,
      startsAt: thursday,
      caseId: null,
      actor: actorOf(client),
    }
    expect(await bookForSelf(world, requested)).toMatchObject({ ok: false, reason: 'gone' })
    expect(await holdTime(world, { ...hold, startsAt: later, insteadOf: held.ok ? held.holdId : null })).toMatchObject({
      ok: true,
    })
    expect(await holdTime(world, hold)).toMatchObject({ ok: true })
    world.setNow('2026-11-21T09:11:00Z')
    expect(await bookForSelf(world, requested)).toMatchObject({ ok: true })
  })

  test('a guest confirms by email, only once per person, and moves and cancels by a link', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser' })
    const ip = '192.0.2.7'
    const entered = { ...includedConsultation, ...firstConsultation, name: 'Hannah Cole', email: 'hannah@example.com' }
    const ask = async (startsAt: Date, email = entered.email) => {
      const hold = await holdForGuest(world, { ...firstConsultation, startsAt }, ip)
      if (!hold.ok) throw new Error(hold.reason)
      const requested = { ...entered, email, holdId: hold.holdId, ip, looksLikeSpam: false }
      expect(await askGuest(world, requested)).toMatchObject({ ok: true })
      const emailContent = (await listEmails(world)).findLast(({ subject }) => subject.includes('confirm'))
      return /book\/confirm\/([\w-]+)/.exec(emailContent?.textBody ?? '')?.[1] ?? ''
    }
    const token = await ask(thursday)
    expect(await findRequested(world, token)).toMatchObject({ name: 'Hannah Cole', startsAt: thursday })
    expect((await world.pool.query('select from appointments')).rowCount).toBe(0)
    world.setNow('2026-11-21T09:25:00Z')
    // Three confirmations, two of them concurrent, make only one booking and get the same response.
    const press = () => confirmGuest(world, token, { id: 'r', ip })
    const [booked, second] = await Promise.all([press(), press()])
    expect(booked).toMatchObject({ ok: true, number: 1001 })
    expect([second, await press()]).toEqual([booked, booked])
    expect(await findRequested(world, token)).toBeNull()
    const again = await ask(later, 'Hannah+2@example.com')
    expect(await confirmGuest(world, again, { id: 'r', ip })).toEqual({ ok: false, reason: 'first-talk-used' })
    if (!booked.ok) return
    const by = { guestToken: booked.token, metadata: { id: 'r', ip } }
    const elsewhere = { guestToken: `${booked.token}x`, metadata: by.metadata }
    const request = new Date('2026-12-11T09:00:00Z')
    expect(await moveAppointment(world, { id: '', by: elsewhere, startsAt: request })).toEqual({
      ok: false,
      reason: 'not-there',
    })
    expect(await moveAppointment(world, { id: '', by, startsAt: request })).toEqual({ ok: true })
    expect(await cancelAppointment(world, { id: '', by, reason: '' })).toEqual({ ok: true })
    expect(await cancelAppointment(world, { id: '', by, reason: '' })).toEqual({ ok: false, reason: 'not-possible' })
    const subjects = (await listEmails(world))
      .filter(({ toAddress }) => toAddress === entered.email)
      .map(({ subject }) => subject)
    expect(subjects.slice(-3)).toEqual([
      'Your appointment on 10 Dec 2026 is booked',
      'Your appointment has moved to 11 Dec 2026, 10:00 Swiss time',
      'Your appointment on 11 Dec 2026 has been cancelled',
    ])
  })

  test('reservations and booking requests are limited for each network', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser' })
    const ip = '192.0.2.9'
    const outcomes = []
    for (let at = 0; at < 21; at += 1)
      outcomes.push(await holdForGuest(world, { ...firstConsultation, startsAt: thursday }, ip))
    expect(outcomes[20]).toEqual({ ok: false, reason: 'too-many' })
    const held = outcomes.find((outcome) => outcome.ok)
    const entered = {
      ...includedConsultation,
      ...firstConsultation,
      name: 'A',
      email: 'a@example.com',
      ip,
      looksLikeSpam: true,
    }
    const requested = { ...entered, holdId: held?.ok ? held.holdId : '' }
    const answers = []
    for (let at = 0; at < 7; at += 1) answers.push(await askGuest(world, requested))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, false])
    expect(await listEmails(world)).toEqual([])
  })
})

describe('clients and consultation credit', () => {
  test('a client moves and cancels until a day before; a later cancellation uses the minutes', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world, { minutes: 90 })
    const { id } = await anAppointment(world, found)
    const other = await anAppointment(world, found, { startsAt: new Date('2026-12-11T09:00:00Z') })
    const by = { actor: actorOf(found.client) }
    const balance = async () => (await findBalances(world.db, [found.id])).get(found.id)
    expect(await balance()).toEqual({ left: 90, planned: 60, free: 30 })
    expect(await moveAppointment(world, { id, by, startsAt: later })).toEqual({ ok: true })
    expect(await listMoves(world.db, id)).toMatchObject([{ fromStartsAt: thursday, toStartsAt: later, byClient: true }])
    world.setNow('2026-12-10T10:00:00Z')
    expect(await moveAppointment(world, { id, by, startsAt: thursday })).toEqual({ ok: false, reason: 'too-late' })
    expect(await cancelAppointment(world, { id, by, reason: 'Ill' })).toEqual({ ok: true })
    expect(await balance()).toEqual({ left: 60, planned: 30, free: 30 })
    expect(
      await cancelAppointment(world, { id: other.id, by: { actor: actorOf(found.adviser) }, reason: 'Ill' }),
    ).toEqual({ ok: true })
    expect(await balance()).toEqual({ left: 60, planned: 0, free: 60 })
    const given = { caseId: found.id, minutes: 30, actor: actorOf(found.adviser) }
    expect(await releaseMinutes(world, { ...given, text: '' })).toEqual({ ok: false, reason: 'no-reason' })
    const seen = (await listMinutes(world.db, found.id)).at(-1)?.id ?? 0
    for (const again of [1, 2])
      expect([again, await releaseMinutes(world, { ...given, text: 'Was in hospital', seen })]).toEqual([
        again,
        { ok: true },
      ])
    expect((await balance())?.left).toBe(90)
    expect(await releaseMinutes(world, { ...given, text: 'x', actor: actorOf(found.client) })).toMatchObject({
      ok: false,
    })
  })

  test('concurrent bookings cannot exceed the consultation credit of a case', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world, { minutes: 30 })
    const book = (startsAt: string) =>
      bookForSelf(world, {
        ...includedConsultation,
        ...{ startsAt: new Date(startsAt), caseId: found.id, actor: actorOf(found.client) },
      })
    const outcomes = await Promise.all(
      ['2026-12-10T08:00:00Z', '2026-12-10T10:00:00Z', '2026-12-10T13:00:00Z'].map(book),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'no-minutes' })
  })
})

describe('staff', () => {
  test('staff confirm and end an appointment: minutes are used once, and an internal note is added', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world)
    const { id } = await anAppointment(world, found)
    const by = { actor: actorOf(found.adviser) }
    const other = { actor: actorOf(await aPerson(world, { role: 'adviser' })) }
    const stranger = { actor: actorOf(await aPerson(world)) }
    expect(await confirmAppointment(world, { id, by: stranger })).toEqual({ ok: false, reason: 'not-there' })
    expect(await confirmAppointment(world, { id, by: other })).toEqual({ ok: false, reason: 'not-there' })
    expect(await confirmAppointment(world, { id, by: { actor: actorOf(found.client) } })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await confirmAppointment(world, { id, by })).toEqual({ ok: true })
    expect(await endAppointment(world, { id, by, how: 'complete', text: 'Done' })).toEqual({
      ok: false,
      reason: 'too-early',
    })
    world.setNow('2026-12-10T14:00:00Z')
    expect(await endAppointment(world, { id, by, how: 'complete', text: ' ' })).toEqual({
      ok: false,
      reason: 'no-note',
    })
    const both = await Promise.all(
      [1, 2].map(() => endAppointment(world, { id, by, how: 'complete', text: 'Account told.' })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await findBalances(world.db, [found.id])).get(found.id)).toEqual({ left: 30, planned: 0, free: 30 })
    expect((await findAppointment(world.db, id, null))?.status).toBe('completed')
    const { rows } = await world.pool.query(
      "select is_internal from case_events where payload ->> 'code' = 'appointment-held'",
    )
    expect(rows).toEqual([{ is_internal: true }])
    expect(await listAuditActions(world)).toEqual(
      expect.arrayContaining(['appointment.booked', 'appointment.confirmed', 'appointment.completed']),
    )
  })

  test('staff book for the client of their case; it is confirmed and has a random room link', async () => {
    const world = await newWorld()
    const found = await aTalkingCase(world)
    await world.pool.query(`insert into settings (key, value) values ('meeting_rooms_base', '"https://meet.example"')`)
    const requested = { ...includedConsultation, kind: 'case-talk', startsAt: thursday, caseId: found.id } as const
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await bookByFirm(world, { ...requested, actor: other })).toEqual({ ok: false, reason: 'not-there' })
    expect(await bookByFirm(world, { ...requested, actor: actorOf(found.client) })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await bookByFirm(world, { ...requested, actor: actorOf(found.adviser) })).toMatchObject({ ok: true })
    expect(await listAppointmentsOf(world.db, found.client.id)).toMatchObject([
      {
        ...{ status: 'confirmed', staffName: 'Luca Moser', caseNumber: found.caseNumber },
        meetingLink: expect.stringMatching(/^https:\/\/meet\.example\/[\w-]{24}$/),
      },
    ])
  })
})
