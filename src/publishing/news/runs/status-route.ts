import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/status-route'
import { findProgress } from './start-run.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { state, step, total, done } = await findProgress(servicesOf(context))
  return Response.json({ state, step, total, done }, { headers: { 'Cache-Control': 'no-store' } })
}
