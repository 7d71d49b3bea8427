import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { receiveUploads } from './receive-uploads.server.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const actor = actorOf({ request, context })
  const { status, ...answer } = await receiveUploads(servicesOf(context), {
    request,
    caseId: params.caseId ?? '',
    actor,
  })
  return Response.json(answer, { status, headers: status === 503 || status === 507 ? { 'Retry-After': '120' } : {} })
}

export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(clientCasePath(params.caseId ?? ''), { status: 303 })
}
