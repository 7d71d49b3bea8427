import { adminContext, notFound } from '#admin/guard.server.ts'
import type { Route } from './+types/unknown-page'

/** Every address of the panel that nobody else answers: said within its frame. */
export function loader({ request, context }: Route.LoaderArgs): never {
  adminContext({ request, context }, 'admin.use')
  throw notFound()
}

/** The same for whatever is posted there. */
export function action(args: Route.ActionArgs): never {
  return loader(args)
}

export default function UnknownPage() {
  return null
}
