import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/mcp-route'
import { methodNotAllowed, openApi } from './api-request.server.ts'
import { answerMcp } from './mcp-server.server.ts'

/** MCP over streamable HTTP, without sessions: there is no event stream to open by GET, and nothing to end by DELETE. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed(args, 'POST')
  const caller = await openApi(args)
  return caller instanceof Response ? caller : answerMcp(servicesOf(args.context), caller, args.request)
}

export function loader(args: Route.LoaderArgs) {
  return methodNotAllowed(args, 'POST')
}
