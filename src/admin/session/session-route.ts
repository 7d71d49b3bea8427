import { requireAllowedNetwork } from '#accounts/allow-list.server.ts'
import { findCurrentUser } from '#accounts/current-user.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/session-route'
import { secondsUntil } from './seconds-left.ts'

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
