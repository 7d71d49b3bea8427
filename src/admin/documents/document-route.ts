import type { Route } from './+types/document-route'
import { handOut } from './hand-out.server.ts'

/** Opens a document in the browser if its type is safe; otherwise downloads it. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return handOut({ context, request, params }, 'inline')
}
