import { redirect } from 'react-router'
import { isStaff } from '#accounts/people/person.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { startRun } from '#publishing/news/runs/start-run.server.ts'
import type { Route } from './+types/generate-route'

export function loader() {
  return redirect('/news', { status: 303 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request)
  const by = user && isStaff(user.person) && !user.needsSecondFactor ? 'staff' : 'visitor'
  const actor = { person: user?.person ?? null, metadata: requestMetadata(context, request) }
  const outcome = await startRun(services, { by, actor })
  return redirect(`/news?run=${outcome.ok ? 'started' : outcome.reason}`, { status: 303 })
}
