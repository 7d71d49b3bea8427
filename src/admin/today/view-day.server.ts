import { type AccessScope, accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import { listAppointmentsBetween } from '#appointments/appointment-db.server.ts'
import { listWaitingThreads } from '#cases/messages/thread-list-db.server.ts'
import { addDays } from '#cases/planning/due-date.ts'
import { deadlineDays } from '#cases/planning/work.ts'
import { countFirm, countWorkOfCases, listWork } from '#cases/planning/work-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { endOfSwissDay, isWorkingDay, startOfSwissDay } from '#platform/working-days.ts'
import { listEndingQuotes } from '#shop/quotes/staff/quote-list-db.server.ts'
import { listWaitingApplications } from '#site/careers/staff/application-list-db.server.ts'
import { listWaitingLeads } from '#site/contact/lead-db.server.ts'
import { answerBy, applicantDays } from '#site/correspondence/answer-clock.ts'
import { countBilling, listMoneyTasks } from './work-db.server.ts'

type ViewDayDeps = Pick<Services, 'db' | 'now'>
type Whose = { person: Person; isEveryone: boolean }

export async function viewDay(services: ViewDayDeps, { person, isEveryone }: Whose) {
  const { db, now } = services
  const today = swissDay(now())
  const accessScope = accessScopeOf({ person })
  const scope = isEveryone ? { scope: accessScope } : { scope: accessScope, assignedTo: person.id }
  const { kinds, days } = await countWorkOfCases(db, scope, today)
  return {
    today,
    at: now(),
    isEveryone,
    person: { id: person.id, firstName: person.firstName },
    counts: kinds,
    days: Array.from({ length: deadlineDays }, (_, ahead) => addDays(today, ahead)).map((day) => ({
      day,
      count: days[day] ?? 0,
      isWorkingDay: isWorkingDay(day),
    })),
    deadlines: await listWork(db, 'deadlines', scope, today, 4),
    review: await listWork(db, 'review', scope, today),
    answer: await listWaitingThreads(db, {
      ...{ scope: accessScope, ownerId: isEveryone ? undefined : person.id, now: now(), limit: 5 },
    }),
    file: await listWork(db, 'file', scope, today),
    object: await listWork(db, 'object', scope, today),
    money: await listMoneyTasks(db, accessScope),
    offers: await listEndingQuotes(db, { scope: accessScope, now: now() }),
    enquiries: await viewEnquiries(services, person),
    applications: may(person, 'application.read') ? await viewApplications(services) : null,
    appointments: await viewAppointments(services, { person, isEveryone, scope: accessScope }),
    billing: may(person, 'billing.read') ? await countBilling(db) : null,
    firm: may(person, 'settings.write') ? await countFirm(db) : null,
  }
}

async function viewEnquiries({ db, now }: ViewDayDeps, person: Person) {
  const { leads, count } = await listWaitingLeads(db, 4)
  const mayTake = may(person, 'lead.write')
  const first = leads.map(
    ({ number, name, topic, subject, state, scenario, createdAt, waitingSince, assigneeName }) => ({
      ...{ number, name, topic, subject, assigneeName, isFromCalculator: scenario !== null },
      isToTake: mayTake && state === 'new',
      answer: answerBy(waitingSince ?? createdAt, now()),
    }),
  )
  return { count, first }
}

async function viewApplications({ db, now }: ViewDayDeps) {
  const { applications, count } = await listWaitingApplications(db, 3)
  const first = applications.map(({ number, name, position, positionTitle, createdAt, waitingSince }) => {
    const answer = answerBy(waitingSince ?? createdAt, now(), applicantDays)
    return { number, name, position, positionTitle, answer }
  })
  return { count, first }
}

async function viewAppointments(
  { db, now }: ViewDayDeps,
  { person, isEveryone, scope: accessScope }: Whose & { scope: AccessScope },
) {
  const today = swissDay(now())
  const until = endOfSwissDay(addDays(today, 1))
  const all = await listAppointmentsBetween(db, accessScope, { from: startOfSwissDay(today), until })
  return all
    .filter(({ staffId }) => isEveryone || staffId === person.id)
    .map(({ id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName }) => {
      const isToday = swissDay(startsAt) === today
      return { id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName, isToday }
    })
}

export type DayView = Awaited<ReturnType<typeof viewDay>>
