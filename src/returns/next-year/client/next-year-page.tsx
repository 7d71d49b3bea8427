import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/next-year-page'
import { loadNextYear } from './load-next-year.server.ts'
import { NextYearView } from './next-year-view.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `Tax return ${loaderData.taxYear}` : 'Next year', matches)

export async function loader({ params, context }: Route.LoaderArgs) {
  const taxYear = /^20\d{2}$/.test(params.taxYear) ? Number(params.taxYear) : null
  const found = taxYear && (await loadNextYear(servicesOf(context), currentUserOf(context).person.id, taxYear))
  if (!found) throw notFound()
  return found
}

export default function NextYearPage({ loaderData }: Route.ComponentProps) {
  return <NextYearView page={loaderData} />
}
