import { actorOf } from '#accounts/visitor.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/upload-page'
import { uploadToCase } from './case/case-actions.server.ts'
import { CaseView } from './case/case-view.tsx'
import { loadCase } from './case/load-case.server.ts'
import { portalMeta } from './portal-meta.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `${loaderData.found.title}, ${loaderData.found.caseNumber}` : 'Tax Cases', matches)

/** The case page again, for what a form without script could not send. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadCase(context, actorOf({ request, context }), params.caseId)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return uploadToCase(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseView data={loaderData} answer={actionData} />
}
