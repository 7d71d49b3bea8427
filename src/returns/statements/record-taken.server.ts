import type { CaseRow } from '#cases/process/case-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'

export function recordTaken(
  tx: Tx,
  actor: AuditActor,
  { caseNumber }: Pick<CaseRow, 'caseNumber'>,
  id: string,
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'statement.taken',
    object: { type: 'tax-statement', id },
    detail: { caseNumber },
  })
}
