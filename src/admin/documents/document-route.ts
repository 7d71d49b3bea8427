import type { Route } from './+types/document-route'
import { handOut } from './hand-out.server.ts'

/** Shows a document in the browser, where that is safe; anything else is downloaded. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return handOut({ context, request, params }, 'inline')
}
