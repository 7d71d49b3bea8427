import { adminContext, notFound } from '#admin/guard.server.ts'
import type { Route } from './+types/unknown-page'

export function loader({ request, context }: Route.LoaderArgs): never {
  adminContext({ request, context }, 'admin.use')
  throw notFound()
}

export function action(args: Route.ActionArgs): never {
  return loader(args)
}

export default function UnknownPage() {
  return null
}
