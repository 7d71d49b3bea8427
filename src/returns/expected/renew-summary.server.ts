import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { hasHadAnnex } from '#cases/drafts/annex-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { caseMoves } from '#cases/process/case-states.ts'
import type { PrepareApproval } from '#cases/process/move-case.server.ts'
import { attachSummary } from './attach-summary.server.ts'

/** Renews an existing tax summary, so that the client approves the current figures. Creates none if there was none. */
export const renewSummary: PrepareApproval = async (services, { caseId, actor }) => {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found || !caseMoves.ask_for_approval.from.includes(found.state)) return null
  const { draft, any } = await hasHadAnnex(services.db, caseId)
  if (!any) return null
  const created = await attachSummary(services, { caseId, actor })
  if (created.ok) return null
  if (created.reason === 'changed-meanwhile') return 'summary-changing'
  return created.reason === 'not-computed' && draft ? 'summary-stale' : null
}
