import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { securitiesPath } from '#returns/amounts/figure-links.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { loadSecurities } from '#returns/statements/e-tax/load-securities.server.ts'
import { SecuritiesTable } from '#returns/ui/securities-table.tsx'
import type { Route } from './+types/securities-page'

const copy = () => t(returnStaffTexts.securitiesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .securities(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  return { caseId: found.id, caseNumber: found.caseNumber, list: await loadSecurities(services.db, found.id) }
}

export default function SecuritiesPage({ loaderData: { caseId, list } }: Route.ComponentProps) {
  return (
    <Panel title={copy().securitiesSchedule} important>
      <SecuritiesTable list={list} download={`${securitiesPath(staffCasePath(caseId))}.xlsx`} />
    </Panel>
  )
}
