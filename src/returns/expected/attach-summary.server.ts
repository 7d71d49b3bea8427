import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { attachAnnex } from '#cases/drafts/attach-annex.server.ts'
import { findCurrentDraft, hasHadAnnex } from '#cases/drafts/return-draft-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { caseMoves, takesDrafts } from '#cases/process/case-states.ts'
import type { PrepareApproval } from '#cases/process/move-case.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import type { Services } from '#platform/services.ts'
import { computeCase, fingerprintOf } from './compute-case.server.ts'
import { summaryPdf } from './summary-pdf.server.ts'

/** Renews an existing tax summary, so that the client approves the current figures. Creates none if there was none. */
export const renewSummary: PrepareApproval = async (services, { caseId, actor }) => {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found || !caseMoves.ask_for_approval.from.includes(found.state)) return null
  const { draft, any } = await hasHadAnnex(services.db, caseId)
  if (!any) return null
  const created = await attachSummary(services, { caseId, actor })
  if (created.ok) return null
  if (created.reason === 'changed-since') return 'summary-changing'
  return created.reason === 'not-computed' && draft ? 'summary-stale' : null
}

export type SummaryOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: 'no-draft' | 'not-computed' | 'case-filed' | 'changed-since' }

/** Renders the PDF outside the transaction; if draft or tax changed in the meantime, returns `changed-since`. */
export async function attachSummary(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<SummaryOutcome> {
  const access = { caseId, actor, action: 'case.write' } as const
  const requested = await withCase(services, access, async (tx, found) => {
    if (!takesDrafts(found.state)) return { ok: false, reason: 'case-filed' } as const
    const draft = await findCurrentDraft(tx, caseId)
    if (!draft) return { ok: false, reason: 'no-draft' } as const
    const { lines, loaded, expected } = await computeCase(tx, found)
    if (!expected.ok) return { ok: false, reason: 'not-computed' } as const
    return { ok: true, found, draft, lines, facts: loaded.facts, expected } as const
  })
  if (!requested.ok) return requested
  const { expected, draft } = requested
  const createdFrom = fingerprintOf(expected)
  const content = await summaryPdf(requested, services.now())
  return withCase(services, access, async (tx, found): Promise<SummaryOutcome> => {
    const now = await findCurrentDraft(tx, caseId)
    const { expected: still } = await computeCase(tx, found)
    const isSame = takesDrafts(found.state) && now?.id === draft.id && fingerprintOf(still) === createdFrom
    if (!isSame) return { ok: false, reason: 'changed-since' }
    await attachAnnex(tx, services, found, { actor, draft, content, createdFrom })
    return { ok: true }
  })
}
