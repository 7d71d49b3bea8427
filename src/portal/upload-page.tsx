import { actorOf } from '#accounts/current-user.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/upload-page'
import { uploadToCase } from './case/case-actions.server.ts'
import { CaseView } from './case/case-view.tsx'
import { loadCase } from './case/load-case.server.ts'
import { loadReplaced } from './case/load-replaced.server.ts'
import { ReplaceView } from './case/replace-view.tsx'
import { portalMeta } from './portal-meta.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return portalMeta('Tax Cases', matches)
  if ('replaced' in loaderData) return portalMeta(`Replace ${loaderData.replaced.originalFilename}`, matches)
  return portalMeta(`${loaderData.found.title}, ${loaderData.found.caseNumber}`, matches)
}

/** Form to replace the document in the URL. Without one, the page shown after a failed upload without JavaScript. */
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
