import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { requireAllowedNetwork } from '#accounts/sign-in/allow-list.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/session-route'
import { secondsUntil } from './session-warning.tsx'

export const middleware = [requireAllowedNetwork]

export function loader(args: Route.LoaderArgs) {
  return answer(args, false)
}

export function action(args: Route.ActionArgs) {
  return answer(args, true)
}

async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs, isUse: boolean): Promise<Response> {
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request, { isUse })
  const secondsLeft = user ? secondsUntil(user.endsAt, services.now()) : 0
  return Response.json({ secondsLeft, owner: user?.person.id ?? null }, { headers: { 'Cache-Control': 'no-store' } })
}
