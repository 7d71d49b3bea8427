import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadSecurities } from '#returns/statements/e-tax/load-securities.server.ts'
import { securitiesReply } from '#returns/statements/e-tax/securities-xlsx.server.ts'
import type { Route } from './+types/securities-route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = currentUserOf(context).person
  const { list, caseNumber } = await asClient(servicesOf(context).db, id, async (tx) => {
    const found = await findCaseOf(tx, id, params.caseId)
    if (!found) throw notFound()
    return { list: await loadSecurities(tx, found.id), caseNumber: found.caseNumber }
  })
  return securitiesReply(list, caseNumber)
}
