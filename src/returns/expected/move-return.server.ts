import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { hasHadAnnex } from '#cases/drafts/annex-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { caseMoves } from '#cases/process/case-states.ts'
import { type MoveOutcome, type MoveRequest, moveCase } from '#cases/process/move-case.server.ts'
import type { Services } from '#platform/services.ts'
import { attachSummary } from './attach-summary.server.ts'

type MoveReturnDeps = Pick<Services, 'db' | 'now' | 'config'>

export type MoveReturnOutcome = MoveOutcome | { ok: false; reason: 'summary-stale' | 'summary-changing' }

/** Before the client is asked for approval, renews an existing tax summary, so that it shows the current figures. */
export async function moveReturn(services: MoveReturnDeps, request: MoveRequest): Promise<MoveReturnOutcome> {
  if (request.move === 'ask_for_approval') {
    const refused = await freshenSummary(services, request)
    if (refused) return { ok: false, reason: refused }
  }
  return moveCase(services, request)
}

async function freshenSummary(
  services: MoveReturnDeps,
  { caseId, actor }: Pick<MoveRequest, 'caseId' | 'actor'>,
): Promise<'summary-stale' | 'summary-changing' | null> {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found || !caseMoves.ask_for_approval.from.includes(found.state)) return null
  const { draft, any } = await hasHadAnnex(services.db, caseId)
  if (!any) return null
  const created = await attachSummary(services, { caseId, actor })
  if (created.ok) return null
  if (created.reason === 'changed-meanwhile') return 'summary-changing'
  return created.reason === 'not-computed' && draft ? 'summary-stale' : null
}
