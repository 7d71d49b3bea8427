import { expect, test } from 'vitest'
import { aCase, actorOf, aPerson, listAuditActions, listLetters } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { appointmentFault } from './appointment.ts'
import { listAppointmentsOf, listUpcomingOf } from './appointment-db.server.ts'
import { listCaseEvents } from './case-event-db.server.ts'
import { planAppointment } from './plan-appointment.server.ts'

const link = 'https://meet.example.com/draft'
const plan = {
  title: 'Walk through the draft',
  startsAt: new Date('2026-12-01T09:00:00Z'),
  durationMinutes: 30,
  meetingType: 'video',
  meetingLink: link,
} as const

test('staff plan a meeting: the client finds it in the portal and gets a letter without the link', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { assignedTo: adviser.id })
  const outcome = await planAppointment(world, {
    ...plan,
    title: ' Walk through the draft ',
    caseId: found.id,
    actor: actorOf(adviser),
  })
  expect(outcome).toEqual({ ok: true, appointmentId: expect.any(String) })
  expect(await listUpcomingOf(world.db, found.client.id, world.now())).toMatchObject([
    { ...plan, status: 'scheduled', caseNumber: found.caseNumber, staffName: 'Tim Adler' },
  ])
  const letters = (await listLetters(world)).filter(({ subject }) => subject.includes('appointment'))
  expect(letters).toMatchObject([{ subject: `${found.caseNumber}: appointment on 01.12.2026` }])
  expect(JSON.stringify(letters)).toContain('01.12.2026, 10:00 (Swiss time), 30 minutes')
  expect(JSON.stringify(letters)).not.toContain(link)
  const events = await listCaseEvents(world.db, found.id, { withInternal: false })
  expect(events[0]).toMatchObject({
    said: {
      code: 'appointment',
      values: { startsAt: '2026-12-01T09:00:00.000Z', title: 'Walk through the draft' },
    },
  })
  expect(await listAuditActions(world)).toContain('appointment.planned')
})

test('clients, advisers of other cases and faulty plans are refused, and nothing is planned', async () => {
  const world = await newWorld()
  const [own, other] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'adviser' })]
  const found = await aCase(world, { assignedTo: own.id })
  const stranger = await aPerson(world)
  const by = (person: typeof own, change = {}) =>
    planAppointment(world, { ...plan, ...change, caseId: found.id, actor: actorOf(person) })
  expect(await by(found.client)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await by(stranger)).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await by(other)).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await by(own, { startsAt: world.now() })).toEqual({ ok: false, reason: 'in-the-past' })
  expect(await listAppointmentsOf(world.db, found.client.id)).toEqual([])
})

test.each([
  [{}, null],
  [{ meetingType: 'phone', meetingLink: null }, null],
  [{ title: '  ' }, 'no-title'],
  [{ title: 'x'.repeat(201) }, 'no-title'],
  [{ startsAt: new Date('nonsense') }, 'no-time'],
  [{ durationMinutes: 4 }, 'wrong-length'],
  [{ durationMinutes: 481 }, 'wrong-length'],
  [{ durationMinutes: 30.5 }, 'wrong-length'],
  [{ meetingLink: '' }, 'wrong-link'],
  [{ meetingLink: 'javascript:alert(1)' }, 'wrong-link'],
  [{ meetingType: 'office', meetingLink: 'http://meet.example.com' }, 'wrong-link'],
] as const)('a plan with %j: %s', (change, fault) => {
  expect(appointmentFault({ ...plan, ...change }, new Date('2026-11-21T09:00:00Z'))).toBe(fault)
})
