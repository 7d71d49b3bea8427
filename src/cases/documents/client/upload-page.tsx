import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { uploadToCase } from '#cases/process/client/case-actions.server.ts'
import { CaseView } from '#cases/process/client/case-view.tsx'
import { loadCase } from '#cases/process/client/load-case.server.ts'
import { loadReplaced } from '#cases/process/client/load-replaced.server.ts'
import { ReplaceView } from '#cases/process/client/replace-view.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/upload-page'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return portalMeta('Tax Cases', matches)
  if ('replaced' in loaderData) return portalMeta(`Replace ${loaderData.replaced.originalFilename}`, matches)
  return portalMeta(`${loaderData.found.title}, ${loaderData.found.caseNumber}`, matches)
}

/** Loads the document to replace (`?replaces=`), or else the case for an upload without JavaScript. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const replaces = url.searchParams.get('replaces')
  if (replaces) return { replaced: await loadReplaced(servicesOf(context), actor, params.caseId, replaces) }
  return loadCase(context, actor, params.caseId, url.searchParams)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return uploadToCase(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('replaced' in loaderData) return <ReplaceView document={loaderData.replaced} answer={actionData} />
  return <CaseView data={loaderData} answer={actionData} />
}
