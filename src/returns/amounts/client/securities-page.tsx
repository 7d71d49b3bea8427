import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { clientFiguresPath, securitiesPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { loadSecurities } from '#returns/statements/e-tax/load-securities.server.ts'
import { SecuritiesTable } from '#returns/ui/securities-table.tsx'
import type { Route } from './+types/securities-page'

const copy = () => t(returnTexts.securitiesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().securitiesSchedule, matches)

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
      <AppHeader
        title={copy().securitiesSchedule}
        before={<BackLink to={clientFiguresPath(caseId)}>{copy().amountsInYourReturn}</BackLink>}
      >
        <span className="soft t16">{caseNumber}</span>
      </AppHeader>
      <SecuritiesTable list={list} download={`${securitiesPath(clientCasePath(caseId))}.xlsx`} />
    </>
  )
}
