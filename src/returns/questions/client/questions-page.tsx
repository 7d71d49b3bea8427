import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { reviewParameter } from '#returns/questions/question-links.ts'
import { questionSetOf } from '#returns/questions/question-set.ts'
import type { Route } from './+types/questions-page'
import { handleQuestionsAction } from './handle-questions-action.server.ts'
import { loadQuestions } from './load-questions.server.ts'
import type { QuestionsAnswer } from './questions-answer.ts'
import { QuestionsView } from './questions-view.tsx'

const copy = () => t(returnTexts.questionsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `${loaderData.topic}, ${loaderData.found.caseNumber}` : copy().yourQuestions, matches)

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { topic, screen } = params
  const requested = { topic, screen, addRow: url.searchParams.get('add'), isReview: isReview(url) }
  return loadQuestions(servicesOf(context), currentUserOf(context).person.id, params.caseId, requested)
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const [services, actor] = [servicesOf(context), actorOf({ request, context })]
  const { caseId, topic, screen } = params
  const found = await asClient(services.db, actor.person.id, (tx) => findCaseOf(tx, actor.person.id, caseId))
  const set = found && questionSetOf(found)
  if (!found || !set) throw notFound()
  return handleQuestionsAction(
    { services, actor, caseId, set, topic, screen, isReview: isReview(url) },
    await readForm(request),
  )
}

function isReview(url: URL): boolean {
  return url.searchParams.has(reviewParameter)
}

/** A refused save may have saved the other answers: load their new versions, which the next save must send. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 422 || defaultShouldRevalidate
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(serverAction, (): QuestionsAnswer => {
    return { errors: {}, conflicts: {}, submitted: {}, sentence: offlineText }
  })
}

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuestionsView key={`${loaderData.screen.topic} ${loaderData.screen.code}`} page={loaderData} answer={actionData} />
  )
}
