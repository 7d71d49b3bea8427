import { currentUserOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { AppHeader } from '#design/app-shell.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { clientFiguresPath, securitiesPath } from '#returns/figure-links.ts'
import { loadSecurities } from '#returns/statements/load-securities.server.ts'
import { SecuritiesTable } from '#returns/ui/securities-table.tsx'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/securities-page'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('List of securities', matches)

export function loader({ params, context }: Route.LoaderArgs) {
  const { id } = currentUserOf(context).person
  return asClient(servicesOf(context).db, id, async (tx) => {
    const found = await findCaseOf(tx, id, params.caseId)
    if (!found) throw notFound()
    return { caseId: found.id, caseNumber: found.caseNumber, list: await loadSecurities(tx, found.id) }
  })
}

export default function SecuritiesPage({ loaderData: { caseId, caseNumber, list } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="List of securities" before={<BackLink to={clientFiguresPath(caseId)}>Your figures</BackLink>}>
        <span className="soft t16">{caseNumber}</span>
      </AppHeader>
      <SecuritiesTable list={list} download={`${securitiesPath(clientCasePath(caseId))}.xlsx`} />
    </>
  )
}
