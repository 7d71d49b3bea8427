import type { Actor } from '#accounts/sessions/actor.ts'
import { attachAnnex } from '#cases/drafts/attach-annex.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { takesDrafts } from '#cases/process/case-states.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import type { Services } from '#platform/services.ts'
import { computeCase } from './compute-case.server.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { summaryPdf } from './summary-pdf.server.ts'

export type SummaryOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: 'no-draft' | 'not-computed' | 'case-filed' | 'changed-meanwhile' }

/**
 * Attaches a PDF of the computed tax to the draft. Renders it outside the transaction; if draft or tax have changed in
 * the meantime, returns `changed-meanwhile`.
 */
export async function attachSummary(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<SummaryOutcome> {
  const access = { caseId, actor, action: 'case.write' } as const
  const requested = await withCase(services, access, async (tx, found) => {
    if (!takesDrafts(found.state)) return { ok: false, reason: 'case-filed' } as const
    const draft = await findCurrentDraft(tx, caseId)
    if (!draft) return { ok: false, reason: 'no-draft' } as const
    const { lines, expected } = await computeCase(tx, found)
    if (!expected.ok) return { ok: false, reason: 'not-computed' } as const
    return { ok: true, found, draft, lines, expected } as const
  })
  if (!requested.ok) return requested
  const { expected, draft } = requested
  const createdFrom = fingerprintOf(expected)
  const content = await summaryPdf(requested, services.now())
  return withCase(services, access, async (tx, found): Promise<SummaryOutcome> => {
    const now = await findCurrentDraft(tx, caseId)
    const { expected: still } = await computeCase(tx, found)
    const isSame = takesDrafts(found.state) && now?.id === draft.id && fingerprintOf(still) === createdFrom
    if (!isSame) return { ok: false, reason: 'changed-meanwhile' }
    await attachAnnex(tx, services, found, { actor, draft, content, createdFrom })
    return { ok: true }
  })
}
