import { isStaff } from '#accounts/people/person.ts'
import {
  type CurrentUser,
  findCurrentUser,
  findUserByToken,
  requestMetadata,
} from '#accounts/sessions/current-user.server.ts'
import { isAdmitted } from '#accounts/sign-in/allow-list.server.ts'
import type { FindSubscription, Subscription } from '#platform/http/live-streams.server.ts'
import { liveContext, servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import type { Route } from './+types/live-route'
import { maySubscribe } from './may-subscribe.server.ts'

/** Streams the ids of changed records, but not their data. Refuses with 204, so that the browser does not reconnect. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context)
  const user = request.method === 'GET' ? await findCurrentUser(services, request) : null
  const subscription = subscriptionOf(services, user)
  if (!user || !subscription) return noStream()
  if (isStaff(user.person) && !(await isAdmitted(services, requestMetadata(context, request)))) return noStream()
  const find: FindSubscription = async () =>
    subscriptionOf(services, await findUserByToken(services, user.sessionToken, { isUse: false }))
  return context.get(liveContext)?.open(subscription, find) ?? noStream()
}

function subscriptionOf(services: Services, user: CurrentUser | null): Subscription | null {
  if (!user || user.needsSecondFactor) return null
  const { person } = user
  return { personId: person.id, receives: (news) => maySubscribe(services, person, news) }
}

function noStream(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
