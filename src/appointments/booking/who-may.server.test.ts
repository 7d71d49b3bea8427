import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { findAppointment, findGuestAppointment, insertAppointment } from '#appointments/appointment-db.server.ts'
import type { AppointmentStatus } from '#appointments/appointment-status.ts'
import { releaseMinutes } from '#appointments/credit/give-minutes.server.ts'
import { listMinutes } from '#appointments/credit/minutes-db.server.ts'
import { cancelAppointment, confirmAppointment, endAppointment } from '#appointments/end-appointment.server.ts'
import { moveAppointment } from '#appointments/move-appointment.server.ts'
import type { By } from '#appointments/with-appointment.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { aTalkingCase } from '#test/appointments/bookings.ts'
import { actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { guestTokenOf, renewGuestTokens, tokenHash } from './notify-guests.server.ts'
import { detachFile, prepareAppointment } from './prepare-appointment.server.ts'

let world: World
let found: TestCase & { adviser: Person }
const people: Record<string, Person> = {}
beforeAll(async () => {
  world = await newWorld({}, afterAll)
  found = await aTalkingCase(world, { minutes: 0 })
  Object.assign(people, {
    ...{ client: found.client, stranger: await aPerson(world), adviser: found.adviser },
    ...{ colleague: await aPerson(world, { role: 'adviser' }), admin: await aPerson(world, { role: 'admin' }) },
  })
})

const byOf = (name: string): By => ({ actor: actorOf(people[name] ?? found.client) })
let hours = 0
async function anAppointment(status: AppointmentStatus = 'scheduled', more: { clientId?: null; startsAt?: Date } = {}) {
  const startsAt = new Date(Date.parse('2027-01-05T08:00:00Z') + hours++ * 3_600_000)
  const { id } = await world.db.transaction().execute((tx) =>
    insertAppointment(tx, {
      ...{ startsAt, durationMinutes: 30, caseId: found.id, clientId: found.client.id, staffId: found.adviser.id },
      ...{ kind: 'included', language: 'en', zone: 'Europe/Zurich', title: 'Talk', meetingType: 'phone', status },
      ...more,
    }),
  )
  return id
}
const statusOf = async (id: string) => (await findAppointment(world.db, id, null))?.status

const free = new Date('2026-12-10T13:30:00Z')
const acts = {
  cancel: (id: string, by: By) => cancelAppointment(world, { id, by, reason: 'Ill' }),
  move: (id: string, by: By) => moveAppointment(world, { id, by, startsAt: free }),
  confirm: (id: string, by: By) => confirmAppointment(world, { id, by }),
  complete: (id: string, by: By) => endAppointment(world, { id, by, how: 'complete', text: 'We talked' }),
  miss: (id: string, by: By) => endAppointment(world, { id, by, how: 'miss', text: '' }),
} as const
type Action = keyof typeof acts

describe('authorization', () => {
  test.each([
    ['client', 'cancel move', 'forbidden'],
    ['stranger', '', 'not-there'],
    ['adviser', 'cancel move confirm complete miss', ''],
    ['colleague', '', 'not-there'],
    ['admin', 'cancel move confirm complete miss', ''],
  ])('%s: %s', async (name, allowed, refusal) => {
    for (const act of Object.keys(acts) as Action[]) {
      const id = await anAppointment()
      const outcome = await acts[act](id, byOf(name))
      if (allowed.split(' ').includes(act)) {
        expect(outcome, act).not.toMatchObject({ reason: expect.stringMatching(/not-there|forbidden/) })
        continue
      }
      expect(outcome, act).toEqual({ ok: false, reason: refusal })
      expect(await statusOf(id)).toBe('scheduled')
    }
  })

  test('a guest changes only their own appointment by link and has no staff actions', async () => {
    const id = await anAppointment()
    const guestToken = guestTokenOf(world, id)
    const link = { guestName: 'Hannah Cole', guestEmail: 'hannah@example.com', guestTokenHash: tokenHash(guestToken) }
    await world.db
      .updateTable('appointments')
      .set({ ...link, clientId: null, caseId: null })
      .where('id', '=', id)
      .execute()
    const metadata = { id: 'r', ip: '192.0.2.7' }
    for (const act of ['confirm', 'complete', 'miss'] as const)
      expect(await acts[act](id, { guestToken, metadata })).toEqual({ ok: false, reason: 'forbidden' })
    for (const other of ['', id, guestTokenOf(world, `${id}x`)])
      expect(await acts.cancel(id, { guestToken: other, metadata })).toEqual({ ok: false, reason: 'not-there' })
    expect(await acts.cancel(id, { guestToken, metadata })).toEqual({ ok: true })
  })

  test('the link of a guest works after SECRET_KEY was replaced, from emails before and after', async () => {
    const id = await anAppointment()
    const guestToken = guestTokenOf(world, id)
    const link = { guestName: 'Hannah Cole', guestEmail: 'hannah@example.com', guestTokenHash: tokenHash(guestToken) }
    await world.db
      .updateTable('appointments')
      .set({ ...link, clientId: null, caseId: null })
      .where('id', '=', id)
      .execute()
    const rotated = { ...world, secretKey: new SecretKey(randomBytes(32), [world.secretKey.current]) }
    const renewed: string[] = []
    for (let run = 0; run < 2; run++)
      await renewGuestTokens(rotated, { start: () => undefined, done: (what) => renewed.push(what) })
    expect(renewed.slice(0, renewed.length / 2)).toContain('reencrypted')
    expect(renewed.slice(renewed.length / 2)).not.toContain('reencrypted')
    for (const token of [guestToken, guestTokenOf(rotated, id)])
      expect(await findGuestAppointment(world.db, tokenHash(token))).toMatchObject({ id })
  })

  test('unknown appointments are refused', async () => {
    for (const id of ['', 'nonsense', '00000000-0000-4000-8000-000000000000'])
      for (const act of Object.values(acts))
        expect(await act(id, byOf('admin'))).toEqual({ ok: false, reason: 'not-there' })
  })

  test('clients write their preparation, staff an internal note, on their own appointments', async () => {
    const id = await anAppointment()
    const prepare = (name: string, text: string) =>
      prepareAppointment(world, { id, actor: actorOf(people[name] as Person), text })
    expect(await prepare('client', ' \u0000A question\r\n')).toEqual({ ok: true })
    expect(await prepare('adviser', 'x'.repeat(3_000))).toEqual({ ok: true })
    const row = await findAppointment(world.db, id, null)
    expect(row).toMatchObject({ preparation: 'A question', internalNote: 'x'.repeat(2_000) })
    for (const name of ['stranger', 'colleague']) {
      expect(await prepare(name, 'Mine')).toEqual({ ok: false, reason: 'not-there' })
      const off = { id, actor: actorOf(people[name] as Person), documentId: 'nonsense' }
      expect(await detachFile(world, off)).toEqual({ ok: false, reason: 'not-there' })
    }
    expect(await findAppointment(world.db, id, null)).toMatchObject({ preparation: 'A question' })
  })
})

describe('ended appointments', () => {
  test.each(['completed', 'no_show', 'cancelled'] as const)('%s: every further action is refused', async (status) => {
    const id = await anAppointment(status)
    for (const act of Object.values(acts))
      expect(await act(id, byOf('admin'))).toEqual({ ok: false, reason: 'not-possible' })
    expect(await statusOf(id)).toBe(status)
  })

  test('a started appointment can only be ended, a future one cannot be ended', async () => {
    const ahead = await anAppointment()
    for (const act of ['complete', 'miss'] as const)
      expect(await acts[act](ahead, byOf('admin'))).toEqual({ ok: false, reason: 'too-early' })
    const begun = await anAppointment('scheduled', { startsAt: world.now() })
    for (const act of ['cancel', 'move', 'confirm'] as const)
      for (const name of ['client', 'admin'])
        expect(await acts[act](begun, byOf(name))).toMatchObject({
          reason: expect.stringMatching(/not-possible|forbidden/),
        })
    const twice = await Promise.all([acts.complete(begun, byOf('admin')), acts.miss(begun, byOf('adviser'))])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    const used = (await listMinutes(world.db, found.id)).filter(({ appointmentId }) => appointmentId === begun)
    expect(used).toMatchObject([{ entry: 'used', minutes: 30 }])
  })
})

describe('releasing minutes', () => {
  const give = (minutes: number, text = 'Line was bad', name = 'admin', caseId = found.id) =>
    releaseMinutes(world, { caseId, minutes, text, actor: actorOf(people[name] as Person), seen: 0 })
  test.each([0, -30, 241, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d minutes', async (minutes) => {
    expect(await give(minutes)).toEqual({ ok: false, reason: 'no-minutes' })
  })

  test('needs a reason, access to the case and an existing case', async () => {
    expect(await give(30, ' \u0000\n')).toEqual({ ok: false, reason: 'no-reason' })
    expect(await give(30, 'x', 'client')).toEqual({ ok: false, reason: 'forbidden' })
    expect(await give(30, 'x', 'colleague')).toEqual({ ok: false, reason: 'not-there' })
    expect(await give(30, 'x', 'admin', 'nonsense')).toEqual({ ok: false, reason: 'not-there' })
    expect(await give(240, 'x'.repeat(400), 'adviser')).toEqual({ ok: true })
    const given = (await listMinutes(world.db, found.id)).filter(({ entry }) => entry === 'given-back')
    expect(given).toMatchObject([{ minutes: 240, note: 'x'.repeat(300) }])
  })
})
