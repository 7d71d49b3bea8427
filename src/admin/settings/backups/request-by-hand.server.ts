import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { RunKind } from '#platform/backup/backup-run.ts'
import { type RequestRunOutcome, requestRun } from '#platform/backup/request-run.server.ts'
import type { Services } from '#platform/services.ts'

export function askByHand(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, kind }: { actor: Actor; kind: RunKind },
): Promise<RequestRunOutcome> {
  return db.transaction().execute(async (tx) => {
    const outcome = await requestRun(tx, { kind, dueOn: null, requestedBy: actor.person.id, requestedAt: now() })
    if (outcome.ok)
      await recordAudit(tx, actor, { action: 'backup.asked', object: { type: kind, id: outcome.runId }, detail: {} })
    return outcome
  })
}
