import { accessScopeOf, ownIdsOf } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import { may } from '#accounts/people/may.ts'
import { countClients } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { countUpcoming, listAppointmentsBetween } from '#appointments/appointment-db.server.ts'
import { listDecisions, sumOpenMoney } from '#billing/decisions/decision-db.server.ts'
import { decisionTasks } from '#billing/staff/decision-task.ts'
import { listCapacity } from '#cases/planning/work-db.server.ts'
import { swissDay } from '#platform/day.ts'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { endOfSwissDay, movedBy, startOfSwissDay } from '#platform/working-days.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote.ts'
import { listEndingQuotes } from '#shop/quotes/staff/quote-list-db.server.ts'
import {
  listCaseTasks,
  listHeldOrderTasks,
  listMessageTasks,
  listSetTasks,
  type TaskScope,
} from './case-tasks.server.ts'
import { listApplicationTasks, listEnquiryTasks, listOfficeTasks } from './office-tasks.server.ts'
import { moreTask, type Task, type TaskArea, taskAreas, taskList } from './task.ts'
import { countWork } from './work-db.server.ts'

const copy = () => t(adminTexts.moneyTasks)

const mostDecisions = 6

type Deps = Pick<Services, 'db' | 'now' | 'log' | 'config'>
export type Whose = { person: Person; isEveryone: boolean }

/** Admins begin with everyone's work, advisers with their own. */
export function showsEveryone(person: Person, who: string | null): boolean {
  return who === null ? may(person, 'case.read-all') : who === 'everyone'
}

const adminAreas: readonly TaskArea[] = ['applications', 'deletions', 'claims', 'backups']

export async function viewToday(services: Deps, { person, isEveryone }: Whose) {
  const { db, now } = services
  const scope = accessScopeOf({ person })
  const at: TaskScope = { db, now: now(), scope, personId: person.id, ownIds: ownIdsOf(person), isEveryone }
  const mayDecide = may(person, 'billing.read')
  const tasks = await Promise.all([
    listSetTasks(at),
    listMessageTasks(at),
    listCaseTasks(at),
    listHeldOrderTasks(at),
    listEnquiryTasks(at),
    listOfficeTasks(services, at, person),
    listDecisions(db, { scope, now: at.now, limit: mostDecisions }).then((found) =>
      decisionTasks(found, mayDecide ? '/admin/billing' : '/admin/orders'),
    ),
    listQuoteTasks(at),
    may(person, 'application.read') ? listApplicationTasks(at) : [],
  ])
  const areas = taskAreas.filter((area) => scope === null || !adminAreas.includes(area))
  return {
    list: taskList(tasks.flat(), areas, at.now),
    appointments: await listDay(at),
    capacity: await listCapacity(db, scope, swissDay(at.now)),
    money: mayDecide ? await sumOpenMoney(db, swissDay(at.now)) : null,
    firm: await countFirm(at),
  }
}

/** Totals of the firm; each equals the number of rows in the list that it links to. */
async function countFirm({ db, scope, now }: TaskScope) {
  const work = await countWork(db, scope, now)
  const clients = await countClients(db, onlyClientsOf(scope, 'people.id'))
  return {
    work,
    totalClients: Object.values(clients).reduce((sum, count) => sum + count, 0),
    activeCases: work.openCases,
    pendingMessages: work.waitingThreads,
    upcomingAppointments: await countUpcoming(db, scope, now),
  }
}

async function listQuoteTasks({ db, scope, now }: TaskScope): Promise<Task[]> {
  const { first, count } = await listEndingQuotes(db, { scope, now }, 3)
  const tasks = first.map(
    ({ id, label, title, clientName, validOn, totalCents, currencyCode, makerName }): Task => ({
      ...{ area: 'quotes', key: `quote ${id}`, to: staffQuotePath(id), button: copy().openQuote, due: validOn },
      title: copy().quoteExpires(clientName, formatMoney(totalCents, { currency: currencyCode.toUpperCase() })),
      reason: copy().quoteReason(label, title, formatLongDate(validOn)),
      who: makerName,
    }),
  )
  const to = `${staffQuotesPath}?ending=soon`
  return [...tasks, ...moreTask({ area: 'quotes', count: count - tasks.length, to, after: tasks.at(-1) })]
}

/** Appointments of today and tomorrow. */
async function listDay({ db, scope, now, ownIds, isEveryone }: TaskScope) {
  const today = swissDay(now)
  const until = endOfSwissDay(movedBy(today, 1))
  const all = await listAppointmentsBetween(db, scope, { from: startOfSwissDay(today), until })
  return all
    .filter(({ staffId }) => isEveryone || (staffId !== null && ownIds.includes(staffId)))
    .map(({ id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName }) => {
      const isToday = swissDay(startsAt) === today
      return { id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName, isToday }
    })
}

export type TodayView = Awaited<ReturnType<typeof viewToday>>
