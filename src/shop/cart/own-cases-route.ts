import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { listOwnCasesOfYears } from '#shop/orders/case-of-year-db.server.ts'
import type { Route } from './+types/own-cases-route'

/** GET /cart/own-cases: the returns of the signed-in client, for the cart; nothing for anybody else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const person = (await findCurrentUser(services, request))?.person
  const cases = person?.role === 'client' ? await listOwnCasesOfYears(services.db, person.id) : []
  return Response.json({ cases }, { headers: { 'Cache-Control': 'no-store' } })
}
