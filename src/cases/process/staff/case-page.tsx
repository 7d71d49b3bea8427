import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { extensionSteps, feeOf } from '#cases/assessment/extension.ts'
import { listExtensions } from '#cases/assessment/extension-db.server.ts'
import { recordExtension } from '#cases/assessment/record-extension.server.ts'
import { writeExtension } from '#cases/assessment/write-extension.server.ts'
import { readerOf, wordsForClient } from '#cases/case-status-text.ts'
import { type Approval, listApprovals } from '#cases/drafts/approval-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { takeNote } from '#cases/notes/staff/add-note.server.ts'
import { listNotes } from '#cases/notes/staff-note-db.server.ts'
import { listOrdersHeldFor } from '#cases/opening/held-opening-db.server.ts'
import { listCapacity } from '#cases/planning/work-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { closableFrom, movesOffered } from '#cases/process/case-rights.ts'
import { caseMoves, isCaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { reminderActions, steerReminders, viewReminders } from '#cases/reminders/send-reminders.server.ts'
import { findMissingSigner } from '#cases/sharing/signers-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { listTaskPeople, listTasksOfCase } from '#cases/tasks/case-task-db.server.ts'
import { changeTask, taskIntents } from '#cases/tasks/change-task.server.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import { formatDateTime } from '#platform/format.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { findAdvice } from '#returns/assessment/assessed-db.server.ts'
import { findProgress, listOpenQuestions, openQuestionsOf } from '#returns/questions/question-todos.server.ts'
import { findScope } from '#returns/questions/scope.server.ts'
import { listQuotesFor } from '#shop/quotes/staff/quote-list-db.server.ts'
import type { Route } from './+types/case-page'
import { dateError, letterError, moveError } from './case-errors.ts'
import { changePlan, planIntents } from './change-plan.server.ts'
import { CaseOverview } from './ui/case-overview.tsx'
import type { ApprovalLine, CaseAnswer } from './ui/case-view.ts'

const copy = () => t(caseStaffTexts.casePage)

const dateIntents = ['extension', 'reminders'] as const

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.found.caseNumber ?? copy().case)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const { db } = services
  const found = await findCaseFor(db, params.caseId, scope)
  if (!found) throw notFound()
  const today = swissDay(services.now())
  const unfit = found.progress.openRequired > 0 ? 'start_preparation' : 'start_preparation_early'
  const fit = movesOffered(person, found, today).filter((name) => name !== unfit)
  const moves = fit.map((name) => {
    const { needs: deps = [], asks = [] } = caseMoves[name]
    return { name, needs: [...deps], asks: [...asks] }
  })
  const openQuestions = openQuestionsOf(found, await findProgress(db, [found]))
  const reader = readerOf(found.clientId, found)
  return {
    found,
    clientReads: wordsForClient(found, { reader, openQuestions, today }),
    moves,
    closableFrom: closableFrom(person, found, today),
    staff: await listAssignableStaff(db),
    capacity: await listCapacity(services.db, scope, today),
    me: person.id,
    notes: await listNotes(db, { clientId: found.clientId, caseId: found.id, scope }),
    tasks: await listTasksOfCase(db, found.id),
    taskPeople: await listTaskPeople(db, found.id),
    taskKey: may(person, 'case.write', found) ? randomUUID() : null,
    today,
    noteKey: may(person, 'note.write', found) ? randomUUID() : null,
    mayPlan: may(person, 'case.write', found),
    mayReadOrder: may(person, 'order.read', found),
    approvals: (await listApprovals(db, found.id)).map(approvalLine),
    extensions: await listExtensions(db, found.id),
    heldOrders: await listOrdersHeldFor(db, found.id),
    quotes: await listQuotesFor(db, { clientId: found.clientId, caseId: found.id }, { scope, now: services.now() }),
    mayInvoice: may(person, 'billing.write'),
    scope: await findScope(services, found),
    advice: found.state === 'assessed' ? ((await findAdvice(db, found.id))?.advice ?? null) : null,
    missingSigner: await findMissingSigner(db, found, services.now()),
    reminders: await viewReminders(services, found, [listOpenQuestions]),
    events: (await listCaseEvents(db, found.id, { withInternal: true })).slice(0, 6),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'case.read')
  const { services, actor, scope } = ctx
  const values: Record<string, string> = {}
  for (const [name, value] of await readForm(request)) if (typeof value === 'string') values[name] = value
  const { caseId } = params
  const home = staffCasePath(caseId)
  const casesPath = '/admin/cases'

  if (values.intent === 'note') {
    const error = await takeNote(ctx, { caseId }, values, home)
    return data<CaseAnswer>({ at: 'note', text: error.text, values }, { status: error.status })
  }

  const task = oneOf(taskIntents, values.intent ?? null)
  if (task) {
    const outcome = await changeTask(services, { caseId, actor, intent: task, values })
    if (outcome.ok) throw doneAt(home, task)
    if (outcome.reason === 'unknown-case') throw notFound()
    const text = t(caseStaffTexts.tasksPanel).refused[outcome.reason]
    return data<CaseAnswer>({ at: 'add-task', text, values }, { status: outcome.reason === 'forbidden' ? 403 : 422 })
  }

  const plan = oneOf(planIntents, values.intent ?? null)
  if (plan) {
    const outcome = await changePlan(services, { caseId, actor, intent: plan, value: values[plan] ?? '' })
    if (outcome.ok) {
      // After reassigning the case, users who may no longer see it are redirected to the case list.
      const isSeen = await findCaseFor(services.db, caseId, scope)
      throw doneAt(isSeen ? home : casesPath, plan === 'assign' ? 'assigned' : plan)
    }
    const { error } = outcome
    if (error.status === 404) throw notFound()
    return data<CaseAnswer>({ at: plan, text: error.text, values }, { status: error.status })
  }

  if (values.intent === 'extension-letter') {
    const { recipient = '', number = '', language = '' } = values
    const untilOn = dayOf(values.until ?? '')
    const outcome = await writeExtension(services, { caseId, actor, untilOn, recipient, number, language })
    if (outcome.ok) throw doneAt(`${home}/documents`, 'extension-written')
    if (outcome.reason === 'unknown-case') throw notFound()
    const error = letterError(outcome)
    return data<CaseAnswer>({ at: 'extension-letter', text: error.text, values }, { status: error.status })
  }

  const date = oneOf(dateIntents, values.intent ?? null)
  if (date) {
    const error = await changeDates(services, { caseId, actor, intent: date, values })
    if (!error) throw doneAt(home, date)
    if (error.status === 404) throw notFound()
    return data<CaseAnswer>({ at: date, text: error.text, values }, { status: error.status })
  }

  const move = values.move ?? ''
  if (!isCaseMove(move)) {
    const { text, status } = moveError({ reason: 'no-move' })
    return data<CaseAnswer>({ at: '', text, values }, { status })
  }
  const outcome = await moveCase(services, {
    caseId,
    move,
    actor,
    facts: { ...values, ...daysOf(values) },
    // A missing version becomes NaN, which equals no version, so the form is rejected as outdated.
    expectedVersion: Number(values.version || Number.NaN),
  })
  if (outcome.ok) throw doneAt(home, 'moved')
  if (outcome.reason === 'unknown-case') throw notFound()
  const error = moveError({ ...outcome, move })
  return data<CaseAnswer>({ at: move, text: error.text, values }, { status: error.status })
}

function daysOf(values: Record<string, string>) {
  const days = ['filedOn', 'assessedOn', 'decidedOn', 'deliveryDay', 'objectedOn']
  return Object.fromEntries(days.map((fact) => [fact, dayOf(values[fact] ?? '')]))
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseOverview view={loaderData} answer={actionData} />
}

function approvalLine({ id, personName, draftNumber, at, voidReason }: Approval): ApprovalLine {
  const text = copy().draft(personName, draftNumber, formatDateTime(at))
  if (voidReason === null) return { id, text, isVoid: false }
  return { id, text: copy().noLongerValid(text, t(caseTexts.cases).voidReasons[voidReason]), isVoid: true }
}

type DateIntent = (typeof dateIntents)[number]

type Change = { caseId: string; actor: Actor; intent: DateIntent; values: Record<string, string> }

async function changeDates(
  services: Pick<Services, 'db' | 'now' | 'config' | 'log'>,
  { caseId, actor, intent, values }: Change,
): Promise<FieldError | null> {
  const outcome =
    intent === 'extension'
      ? await extend(services, { caseId, actor, values })
      : await steer(services, { caseId, actor, values })
  if (outcome === null) return dateError({ reason: 'no-choice' })
  return outcome.ok ? null : dateError(outcome)
}

async function extend(services: Parameters<typeof changeDates>[0], { caseId, actor, values }: Omit<Change, 'intent'>) {
  const step = oneOf(extensionSteps, values.extension ?? null)
  if (!step) return null
  const requested = { step, untilOn: dayOf(values.until ?? ''), feeCents: feeOf(values.fee ?? '') }
  return recordExtension(services, { caseId, actor, ...requested })
}

async function steer(services: Parameters<typeof changeDates>[0], { caseId, actor, values }: Omit<Change, 'intent'>) {
  const action = oneOf(reminderActions, values.reminders ?? null)
  return action ? steerReminders(services, { caseId, actor, act: action, others: [listOpenQuestions] }) : null
}
