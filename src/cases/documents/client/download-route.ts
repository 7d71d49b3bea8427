import type { LoaderFunctionArgs } from 'react-router'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { handOutDocument } from './hand-out.server.ts'

export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = actorOf({ request, context })
  const documentId = params.documentId ?? ''
  return handOutDocument(servicesOf(context), { documentId, actor, kind: 'attachment', request })
}
