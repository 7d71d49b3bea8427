import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { timePath } from '#cases/process/case-links.ts'
import * as timeTexts from '#cases/time/locales/en.ts'
import { addTime, changeTime, discardTimer, mayChange, startTimer, stopTimer } from '#cases/time/record-time.server.ts'
import { findRunning, listTime } from '#cases/time/time-db.server.ts'
import { timerMinutes } from '#cases/time/time-entry.ts'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/time-page'
import { type TimeAnswer, TimeView } from './time-view.tsx'

const copy = () => t(timeTexts.time)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().time)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const timer = await findRunning(services.db, person.id)
  const mayWrite = may(person, 'case.write', found)
  const entries = await listTime(services.db, found.id)
  return {
    caseId: found.id,
    clientId: found.clientId,
    today: swissDay(services.now()),
    timer,
    ranLong: timer !== null && timerMinutes(timer.startedAt, services.now()) === null,
    entries: entries.map(({ minutes, ...entry }) => ({
      ...entry,
      minutes: minutes ?? 0,
      mayChange: mayWrite && !entry.isBilled && mayChange({ person }, entry),
    })),
    mayWrite,
    mayInvoice: may(person, 'billing.write'),
    key: randomUUID(),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, scope } = adminContext({ request, context }, 'case.read')
  const { caseId } = params
  const path = timePath(caseId)
  const values = textsOf(await readForm(request))
  const { intent = '', minutes = '', day: workedOn = '', note = '', entry: entryId = '', key = '' } = values
  const refused = (text: string, status: number) => data<TimeAnswer>({ intent, text, values, entryId }, { status })
  if (!(await findCaseFor(services.db, caseId, scope))) throw notFound()
  if (intent === 'discard') {
    await discardTimer(services, actor)
    throw doneAt(path, 'time-removed')
  }
  if (intent === 'stop') {
    const outcome = await stopTimer(services, { actor, minutes, note })
    if (outcome.ok) throw doneAt(path, 'time-saved')
    return refused(copy().refused[outcome.reason], outcome.reason === 'ran-long' ? 409 : 422)
  }
  if (intent === 'start') {
    const outcome = await startTimer(services, { caseId, actor })
    if (outcome.ok) throw doneAt(path, 'timer-started')
    if (outcome.reason === 'running') return refused(copy().runningElsewhere(outcome.timer.caseNumber), 409)
    throw outcome.reason === 'forbidden' ? forbidden() : notFound()
  }
  const entered = { minutes, workedOn, note }
  const outcome =
    intent === 'add'
      ? await addTime(services, { caseId, actor, entered, key })
      : await changeTime(services, { caseId, actor, entryId, entered: intent === 'remove' ? null : entered })
  if (outcome.ok) throw doneAt(path, intent === 'remove' ? 'time-removed' : 'time-saved')
  if (outcome.reason === 'unknown-case' || outcome.reason === 'unknown-entry') throw notFound()
  if (outcome.reason === 'forbidden') throw forbidden()
  return refused(copy().refused[outcome.reason], outcome.reason === 'billed' ? 409 : 422)
}

export default function TimePage({ loaderData, actionData }: Route.ComponentProps) {
  return <TimeView view={loaderData} answer={actionData} />
}
