import { actorOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { notSent } from '#cases/messages/client/message-answer.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/case-page'
import { type CaseAnswer, handleCaseAction } from './case-actions.server.ts'
import { CaseView } from './case-view.tsx'
import { loadCase } from './load-case.server.ts'

const copy = () => t(caseTexts.casePage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `${loaderData.found.title}, ${loaderData.found.caseNumber}` : copy().taxCases, matches)

export function loader({ request, params, context, url }: Route.LoaderArgs) {
  return loadCase(context, actorOf({ request, context }), params.caseId, url.searchParams)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return handleCaseAction(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const text = (name: string) => String(form.get(name) ?? '')
  return unlessOffline(serverAction, (): CaseAnswer => {
    if (form.get('intent') === 'message') return notSent(form, offlineText)
    if (form.get('intent') === 'item') return { intent: 'item', itemId: text('itemId'), sentence: offlineText }
    if (form.get('intent') === 'extension') return { intent: 'extension', sentence: offlineText, until: text('until') }
    if (form.get('intent') === 'place') return { intent: 'place', documentId: text('document'), sentence: offlineText }
    return { intent: 'move', move: null, sentence: offlineText, reason: text('reason') }
  })
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseView data={loaderData} answer={actionData} />
}
