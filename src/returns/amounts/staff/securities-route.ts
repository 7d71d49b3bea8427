import { adminContext, notFound } from '#admin/guard.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { loadSecurities } from '#returns/statements/e-tax/load-securities.server.ts'
import { securitiesReply } from '#returns/statements/e-tax/securities-xlsx.server.ts'
import type { Route } from './+types/securities-route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  return securitiesReply(await loadSecurities(services.db, found.id), found.caseNumber)
}
