import type { AuditEntry } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { lockCase } from './case-db.server.ts'
import type { CaseState } from './case-states.ts'
import { moveBySystem } from './move-case.server.ts'

/**
 * Starts preparation once all required items are complete, and returns the case state. Without required items, staff
 * must start it.
 */
export async function startWhenComplete(
  tx: Tx,
  services: Pick<Services, 'db' | 'now' | 'config'>,
  caseId: string,
  record: (entry: AuditEntry) => unknown,
): Promise<CaseState> {
  const found = await lockCase(tx, caseId, null)
  if (!found) throw new Error(`Case ${caseId} is gone while it was locked`)
  const isComplete = found.progress.required > 0 && found.progress.openRequired === 0
  if (found.state !== 'waiting_for_documents' || !isComplete) return found.state
  const outcome = await moveBySystem(tx, services, found, { move: 'start_preparation', isSilent: false, record })
  return outcome?.ok ? outcome.state : found.state
}
