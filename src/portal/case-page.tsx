import { actorOf } from '#accounts/current-user.server.ts'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import { offlineText, unlessOffline } from '#web/unless-offline.ts'
import type { Route } from './+types/case-page'
import { handleCaseAction } from './case/case-actions.server.ts'
import type { CaseAnswer } from './case/case-answers.ts'
import { CaseView } from './case/case-view.tsx'
import { loadCase } from './case/load-case.server.ts'
import { notSent } from './messages/message-answer.ts'
import { portalMeta } from './portal-meta.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `${loaderData.found.title}, ${loaderData.found.caseNumber}` : 'Tax Cases', matches)

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
    if (form.get('intent') === 'place') return { intent: 'place', documentId: text('document'), sentence: offlineText }
    return { intent: 'move', move: null, sentence: offlineText, reason: text('reason') }
  })
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseView data={loaderData} answer={actionData} />
}
