import { bookByFirm } from '#appointments/booking/book-appointment.server.ts'
import { endAppointment } from '#appointments/end-appointment.server.ts'
import { findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import type { Channel, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { openCalendar } from './demo-people.server.ts'
import { actorOf, type Staff } from './steps.server.ts'

type Planned = {
  hour: number
  topic: string
  guest?: string
  of?: 'admin'
  channel?: Channel
  language?: ConsultationLanguage
}

// One row per working day; the hours are UTC. Talks without a guest are with clients.
const week: readonly (readonly Planned[])[] = [
  [
    { hour: 8, topic: 'Go through the draft tax return together' },
    { hour: 10, topic: 'Moving to Biel in spring', guest: 'Aisha Rahman' },
    { hour: 13, topic: 'Questions about the documents list', channel: 'phone' },
    { hour: 9, topic: 'Buying a flat: what changes for the tax', guest: 'Noah Fischer', of: 'admin' },
  ],
  [
    { hour: 9, topic: 'Expected refund of tax at source', channel: 'phone' },
    { hour: 14, topic: 'Cross-border work, two days a week', guest: 'Julie Martin', language: 'fr' },
    { hour: 8, topic: 'Assessment with differences: what to do', of: 'admin' },
  ],
  [
    { hour: 8, topic: 'Shares from the employer' },
    { hour: 13, topic: 'First return in Switzerland', guest: 'Kofi Mensah' },
    { hour: 14, topic: 'Two cantons in one year', guest: 'Sara Lindqvist', of: 'admin', channel: 'phone' },
  ],
  [
    { hour: 9, topic: 'Pension fund: buy in before the year ends?' },
    { hour: 11, topic: 'Self-employed beside a job', guest: 'Mateo Cruz' },
    { hour: 13, topic: 'Rent abroad' },
    { hour: 10, topic: 'Objection: next steps', of: 'admin' },
  ],
  [
    { hour: 8, topic: 'Sign the return together', channel: 'office' },
    { hour: 10, topic: 'Leaving Switzerland in summer', guest: 'Ella Novak' },
    { hour: 9, topic: 'Family of four, one salary', guest: 'Ravi Menon', of: 'admin' },
  ],
]

/** Fills this week and the next with appointments, booked two weeks ago; past ones are completed or missed. */
export async function fillCalendar(services: Services, staff: Staff): Promise<void> {
  await openCalendar(services, staff.admin)
  const now = services.now()
  const today = swissDay(now)
  const monday = movedBy(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
  const then = asOf(services, daysAgo(now, 14))
  const cases = await services.db
    .selectFrom('cases as c')
    .innerJoin('people as p', 'p.id', 'c.clientId')
    .select('c.id')
    .where('c.state', 'not in', ['closed', 'withdrawn'])
    .where('p.status', '=', 'active')
    .orderBy('c.caseNumber')
    .execute()
  const appointments = [0, 7].flatMap((later) =>
    week.flatMap((ofDay, day) => ofDay.map((one) => ({ ...one, day: day + later }))),
  )
  for (const [at, one] of appointments.entries()) {
    const day = movedBy(monday, one.day)
    if (!isWorkingDay(day)) continue
    const person = one.of === 'admin' ? staff.admin : staff.adviser
    const own = cases[at % cases.length]
    const kind = one.guest ? ('first-talk' as const) : ('case-talk' as const)
    const requested = { kind, durationMinutes: 30, language: one.language ?? 'en', staffId: person.id, byFirm: true }
    const from = new Date(`${day}T${String(one.hour).padStart(2, '0')}:00:00Z`)
    const [time] = await findNextTimes(then, requested, from, 1)
    if (!time || !own || swissDay(new Date(time.startsAt)) !== day) continue
    const email = `${one.guest?.toLowerCase().replace(' ', '.')}.${one.day}@example.com`
    const booked = await bookByFirm(then, {
      ...{ kind, durationMinutes: 30, language: one.language ?? 'en', staffId: person.id, actor: actorOf(person) },
      ...{ startsAt: new Date(time.startsAt), meetingType: one.channel ?? 'video' },
      ...{ topic: one.topic, zone: 'Europe/Zurich', scenario: null, caseId: one.guest ? null : own.id },
      whom: one.guest ? { guest: { name: one.guest, email, phone: null }, leadId: null } : null,
    })
    if (!booked.ok || time.startsAt > now.getTime()) continue
    const ended = asOf(services, new Date(time.startsAt + 35 * 60_000))
    if (ended.now() > now) continue
    await endAppointment(ended, {
      ...{ id: booked.id, by: { actor: actorOf(person) } },
      ...(one.day === 2 && one.guest
        ? { how: 'miss', text: '' }
        : { how: 'complete', text: 'Explained the next steps and sent a summary.' }),
    })
  }
}
