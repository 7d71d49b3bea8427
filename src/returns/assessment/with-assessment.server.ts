import type { Actor } from '#accounts/sessions/actor.ts'
import { type CaseRow, saveCase } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { findAdvice } from './assessed-db.server.ts'

export type WithAssessmentDeps = Pick<Services, 'db' | 'now'>
export type WithAssessmentInput = { caseId: string; actor: Actor }
export type NotAssessed = NoCase | { ok: false; reason: 'not-assessed' }

/** Locks the case and runs `change`. Returns `not-assessed` if the assessment has not arrived yet. */
export function withAssessment<Outcome>(
  services: Pick<Services, 'db'>,
  { caseId, actor }: WithAssessmentInput,
  change: (tx: Tx, found: CaseRow) => Promise<Outcome>,
): Promise<Outcome | NotAssessed> {
  return withCase<Outcome | NotAssessed>(services, { caseId, actor, action: 'case.write' }, async (tx, found) =>
    found.assessedOn === null ? { ok: false, reason: 'not-assessed' } : change(tx, found),
  )
}

type Noted = { found: CaseRow; actor: Actor; action: AuditAction; detail: Record<string, string | number> }

/** Writes the audit row. If the client can see the comparison, also updates the case, so that open pages reload. */
export async function noteChange(
  tx: Tx,
  { now }: WithAssessmentDeps,
  { found, actor, action, detail }: Noted,
): Promise<void> {
  if (await findAdvice(tx, found.id)) await saveCase(tx, found.id, {}, now())
  await recordAudit(tx, actor, {
    action,
    object: { type: 'case', id: found.id },
    detail: { caseNumber: found.caseNumber, ...detail },
  })
}
