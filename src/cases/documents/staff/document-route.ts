import type { Route } from './+types/document-route'
import { handOut } from './hand-out.server.ts'

export function loader({ context, request, params }: Route.LoaderArgs) {
  return handOut({ context, request, params }, 'inline')
}
