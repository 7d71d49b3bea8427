import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { answerApplication, steerWaiting } from '#site/careers/answer-application.server.ts'
import { findApplication, listApplicationEvents } from '#site/careers/application-db.server.ts'
import { moveApplication, restoreApplication } from '#site/careers/move-application.server.ts'
import { removeApplication } from '#site/careers/remove-application.server.ts'
import { movesFrom, stageMoves } from '#site/careers/stages.ts'
import { answerBy, applicantDays } from '#site/correspondence/answer-clock.ts'
import { listEmailMessages } from '#site/correspondence/email-message-db.server.ts'
import type { FormError } from '#site/correspondence/staff/answer-forms.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import type { Route } from './+types/application-page'
import { answerError, moveError, numberOf } from './application-errors.ts'
import { ApplicationView } from './application-view.tsx'

const copy = () => t(siteStaffTexts.applicationPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ params }) => adminMeta(copy().application(params.number))

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'application.read')
  const { db, now } = services
  const found = await findApplication(db, numberOf(params.number))
  if (!found) throw notFound()
  const { id, cvFileId: _, ...application } = found
  return {
    application,
    moves: application.isSpam ? [] : movesFrom(application.stage),
    events: await listApplicationEvents(db, id),
    messages: await listEmailMessages(db, { applicationId: id }),
    answer: application.waitingSince && answerBy(application.waitingSince, now(), applicantDays),
    key: randomUUID(),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'application.read')
  const number = numberOf(params.number)
  const values = textsOf(await readForm(request))
  const { intent = '', note = '' } = values
  if (intent === 'delete' || intent === 'restore') return settle(ctx, number, intent)
  if (intent === 'answer' || intent === 'reply') return write(ctx, number, { ...values, intent })
  if (intent === 'no-answer' || intent === 'await') return steer(ctx, number, { ...values, intent })
  const move = oneOf(stageMoves, intent) ?? null
  if (move === null && intent !== 'note') throw notFound()
  const { services, actor } = ctx
  const outcome = await moveApplication(services, { number, move, note, actor })
  if (outcome.ok) throw doneAt(`/admin/applications/${number}`, move ? 'application-moved' : 'application-noted')
  if (outcome.reason === 'unknown') throw notFound()
  return refused(moveError(outcome), values)
}

type Values = Record<string, string>

async function write(
  { services, actor }: AdminContext,
  number: number,
  values: Values & { intent: 'answer' | 'reply' },
) {
  const { intent, body = '', key: submissionKey = '' } = values
  const direction = intent === 'answer' ? 'sent' : 'received'
  const outcome = await answerApplication(services, { actor, number, direction, body, submissionKey })
  const done = intent === 'answer' ? 'application-answered' : 'application-reply'
  if (outcome.ok) throw doneAt(`/admin/applications/${number}`, done)
  if (outcome.reason === 'unknown') throw notFound()
  return refused(answerError(outcome), values)
}

async function steer(
  { services, actor }: AdminContext,
  number: number,
  values: Values & { intent: 'no-answer' | 'await' },
) {
  const isWaiting = values.intent === 'await'
  const outcome = await steerWaiting(services, { actor, number, isWaiting })
  if (outcome.ok) throw doneAt(`/admin/applications/${number}`, isWaiting ? 'application-waits' : 'application-settled')
  if (outcome.reason === 'unknown') throw notFound()
  return refused(answerError(outcome), values)
}

function refused({ status, text }: { status: number; text: string }, values: Values) {
  return data<FormError>({ text, values }, { status })
}

async function settle({ services, actor }: AdminContext, number: number, intent: 'delete' | 'restore') {
  const by = { number, actor }
  if (intent === 'delete') {
    const removed = await removeApplication(services, by)
    if (!removed.ok) throw notFound()
    throw doneAt('/admin/applications', 'application-deleted')
  }
  const restored = await restoreApplication(services, by)
  if (restored.ok) throw doneAt(`/admin/applications/${number}`, 'application-restored')
  if (restored.reason !== 'no-spam') throw notFound()
  // Another staff member has already done this, so show the application instead of an error.
  throw redirect(`/admin/applications/${number}`, { status: 303 })
}

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  useStayFresh()
  return <ApplicationView view={loaderData} error={actionData} />
}
