import { actorOf } from '#accounts/sessions/current-user.server.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/approve-page'
import type { ApproveAnswer } from './approve-answer.ts'
import { ApproveView } from './approve-view.tsx'
import { handleDraftAction } from './handle-draft-action.server.ts'
import { loadDraft } from './load-draft.server.ts'
import { readRemarks } from './remarks.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `Approve, ${loaderData.found.caseNumber}` : 'Approve', matches)

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadDraft(context, actorOf({ request, context }), params.caseId)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return handleDraftAction(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const move = form.get('move') === 'approve' ? 'approve' : 'request_changes'
  const hasConsented = form.has('consent')
  return unlessOffline(serverAction, (): ApproveAnswer => {
    return { move, sentence: offlineText, hasConsented, remarks: readRemarks(form).entered }
  })
}

export default function ApprovePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApproveView page={loaderData} answer={actionData} />
}
