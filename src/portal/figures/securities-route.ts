import { currentUserOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadSecurities } from '#returns/statements/load-securities.server.ts'
import { securitiesReply } from '#returns/statements/securities-xlsx.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
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
