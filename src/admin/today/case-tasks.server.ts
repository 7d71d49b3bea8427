import type { AccessScope } from '#accounts/access/access-scope.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listWaitingThreads } from '#cases/messages/thread-list-db.server.ts'
import { listHeldOrders } from '#cases/opening/held-opening-db.server.ts'
import { longWaitDays, type WorkKind } from '#cases/planning/work.ts'
import { countLooseEnds, countWorkOfCases, listWork, type WorkLine } from '#cases/planning/work-db.server.ts'
import { objectionPath, reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { listDueTasks } from '#cases/tasks/case-task-db.server.ts'
import { taskList } from '#cases/tasks/staff/task-list.tsx'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import { moreTask, type Task } from './task.ts'
import { workPath } from './today.tsx'

const copy = () => t(adminTexts.caseTasks)

/** Most tasks of one kind in the list; one further task leads to the rest. */
const mostOfKind = 5
const weekDays = 7

export type TaskScope = {
  db: Db
  now: Date
  scope: AccessScope
  personId: string
  ownIds: readonly string[]
  isEveryone: boolean
}

export async function listCaseTasks(at: TaskScope): Promise<Task[]> {
  const { db, now, scope, ownIds, isEveryone } = at
  const today = swissDay(now)
  const whose = isEveryone ? { scope } : { scope, assignedTo: ownIds }
  const { kinds, days } = await countWorkOfCases(db, whose, today)
  const review = (await listWork(db, 'review', whose, today, mostOfKind)).map(reviewTask(today))
  const file = (await listWork(db, 'file', whose, today, mostOfKind)).map(fileTask(today))
  const object = (await listWork(db, 'object', whose, today, mostOfKind)).map(objectTask)
  const ends = await countLooseEnds(db, whose, today)
  const last = movedBy(today, weekDays)
  const due = (await listWork(db, 'deadlines', whose, today, mostOfKind))
    .filter(({ dueOn }) => (dueOn ?? '') <= last)
    .map(deadlineTask)
  const dueInWeek = Object.entries(days).reduce((sum, [day, count]) => (day <= last ? sum + count : sum), 0)
  const shown = new Set([...review, ...file, ...object].map(({ key }) => key.split(' ')[1]))
  const more = (area: Task['area'], kind: WorkKind, count: number, listed: readonly Task[]) =>
    moreTask({ area, count: count - listed.length, to: workPath(at, kind), after: listed.at(-1) })
  return [
    ...review,
    ...more('documents', 'review', kinds.review, review),
    ...file,
    ...more('filing', 'file', kinds.file, file),
    ...object,
    ...more('objections', 'object', kinds.object, object),
    ...due.filter(({ key }) => !shown.has(key.split(' ')[1])),
    ...more('deadlines', 'deadlines', dueInWeek, due),
    ...overdueTasks(at, ends),
    ...unassignedTasks(ends),
    ...waitTasks(at, kinds),
  ]
}

/** Tasks that staff set on cases; a deputy's own include those of the absent colleague. */
export async function listSetTasks({ db, now, scope, ownIds, isEveryone }: TaskScope): Promise<Task[]> {
  const until = movedBy(swissDay(now), weekDays)
  const assignedTo = isEveryone ? undefined : ownIds
  const { first, count } = await listDueTasks(db, { scope, until, assignedTo, limit: 4 * mostOfKind })
  const tasks = first.map(
    ({ id, title, dueOn, caseId, clientName, assigneeName }): Task => ({
      ...{ area: 'tasks', key: `task ${id}`, title, reason: clientName, to: `${staffCasePath(caseId)}#tasks` },
      ...{ button: copy().openCase, due: dueOn, who: assigneeName },
    }),
  )
  const to = isEveryone ? taskList.path : `${taskList.path}?whose=mine`
  return [...tasks, ...moreTask({ area: 'tasks', count: count - tasks.length, to, after: tasks.at(-1) })]
}

export async function listMessageTasks({ db, now, scope, ownIds, isEveryone }: TaskScope): Promise<Task[]> {
  const ownerIds = isEveryone ? undefined : ownIds
  const { first, count } = await listWaitingThreads(db, { scope, ownerIds, now, limit: mostOfKind })
  const search = isEveryone ? '' : '?view=mine'
  const tasks = first.map(
    ({ id, clientName, subject, dueAt, requestedAt, ownerName }): Task => ({
      ...{ area: 'messages', key: `message ${id}`, title: copy().messageFrom(clientName), reason: subject },
      ...{ to: `/admin/messages/${id}${search}`, button: copy().reply, due: dueAt, since: requestedAt, who: ownerName },
    }),
  )
  const all = { count: count - first.length, to: `/admin/messages${search}`, after: tasks.at(-1) }
  return [...tasks, ...moreTask({ area: 'messages', ...all })]
}

/** Paid orders for a year that has a case: part of that case, or a second one. */
export async function listHeldOrderTasks({ db, scope, ownIds, isEveryone }: TaskScope): Promise<Task[]> {
  const assignedTo = isEveryone ? undefined : ownIds
  const { first, count } = await listHeldOrders(db, { scope, assignedTo, limit: mostOfKind })
  const tasks = first.map(
    ({ orderId, number, clientName, caseNumber, taxYear, heldAt, adviserName }): Task => ({
      ...{ area: 'orders', key: `order ${orderId}`, to: `/admin/orders/${orderId}#one-case`, button: copy().decide },
      ...{ title: copy().orderOf(clientName, taxYear), reason: copy().orderReason(number, caseNumber) },
      ...{ since: heldAt, who: adviserName },
    }),
  )
  const all = { count: count - first.length, to: '/admin/orders?held=yes', after: tasks.at(-1) }
  return [...tasks, ...moreTask({ area: 'orders', ...all })]
}

/** The due date of a case, if it is near; otherwise the task is due some days after it came. */
function dueSoon(dueOn: string | null, today: string): string | null {
  return dueOn !== null && dueOn <= movedBy(today, weekDays) ? dueOn : null
}

const reviewTask =
  (today: string) =>
  ({ id, clientName, title, names, count, since, dueOn, adviserName }: WorkLine): Task => ({
    ...{ area: 'documents', key: `review ${id}`, to: reviewPath(id), button: copy().review },
    title: plural('en', count, {
      one: copy().oneDocumentOf(clientName),
      other: copy().documentsOf(count, clientName),
    }),
    reason: `${names?.join(', ') ?? title}${count > (names?.length ?? 0) ? ' …' : ''}`,
    ...{ due: dueSoon(dueOn, today), since, days: 2, who: adviserName },
  })

const fileTask =
  (today: string) =>
  ({ id, clientName, title, since, dueOn, adviserName }: WorkLine): Task => ({
    ...{ area: 'filing', key: `file ${id}`, to: staffCasePath(id), button: copy().file },
    title: copy().fileReturnOf(clientName),
    reason: dueOn
      ? copy().approvedAndDue(title, formatDate(since), formatDate(dueOn))
      : copy().approved(title, formatDate(since)),
    ...{ due: dueSoon(dueOn, today), since, days: 2, who: adviserName },
  })

const objectTask = ({ id, clientName, title, since, dueOn, adviserName }: WorkLine): Task => ({
  ...{ area: 'objections', key: `object ${id}`, to: objectionPath(id), button: copy().write },
  title: copy().objectionOf(clientName),
  reason: dueOn ? copy().postBy(title, formatDate(dueOn)) : title,
  ...{ due: dueOn, since, days: 2, who: adviserName },
})

const deadlineTask = ({ id, clientName, title, state, dueOn, adviserName }: WorkLine): Task => ({
  ...{ area: 'deadlines', key: `due ${id}`, to: staffCasePath(id), button: copy().openCase },
  title: copy().dueOf(clientName),
  reason: `${title}. ${t(caseTexts.cases).states[state].label}.`,
  ...{ due: dueOn, who: adviserName },
})

type Ends = Awaited<ReturnType<typeof countLooseEnds>>

function overdueTasks(at: TaskScope, { overdue, overdueSince }: Ends): Task[] {
  if (overdue === 0) return []
  return [
    {
      ...{ area: 'deadlines', key: 'overdue', to: workPath(at, 'overdue'), button: copy().showCases },
      title: plural('en', overdue, { one: copy().oneOverdueCase, other: copy().overdueCases(overdue) }),
      ...{ reason: copy().overdueReason, due: overdueSince },
    },
  ]
}

function unassignedTasks({ unassigned, unassignedSince, unassignedNumbers, oldestUnassignedId }: Ends): Task[] {
  if (unassigned === 0) return []
  const to =
    unassigned === 1 && oldestUnassignedId
      ? `${staffCasePath(oldestUnassignedId)}#planning`
      : '/admin/cases?work=open&assigned=nobody'
  return [
    {
      ...{ area: 'unassigned', key: 'unassigned', to, button: copy().assign },
      title: plural('en', unassigned, { one: copy().oneUnassigned, other: copy().unassigned(unassigned) }),
      reason: `${unassignedNumbers?.join(', ')}${unassigned > 3 ? ' …' : ''}`,
      ...{ since: unassignedSince ?? undefined, days: 2, who: null },
    },
  ]
}

function waitTasks(at: TaskScope, kinds: Record<'client-late' | 'firm-late', number>): Task[] {
  return (['firm-late', 'client-late'] as const)
    .filter((kind) => kinds[kind] > 0)
    .map((kind) => ({
      ...{ area: 'waiting', key: kind, to: workPath(at, kind), button: copy().showCases },
      title: copy().longWaits[kind](kinds[kind]),
      ...{ reason: copy().longWaitReason(longWaitDays), days: weekDays },
    }))
}
