import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { saveReleased, saveStopped } from './subscriber-db.server.ts'

type StopSubscriberDeps = Pick<Services, 'db' | 'now'>

/** Blocks an address for all newsletters; returns false if it is already blocked or deleted. */
export function barSubscriber(
  { db, now }: StopSubscriberDeps,
  id: string,
  reason: string,
  actor: AuditActor,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDone = await saveStopped(tx, id, { state: 'suppressed', reason, at: now() })
    if (isDone) await recordAudit(tx, actor, { action: 'subscriber.barred', object: { type: 'subscriber', id } })
    return isDone
  })
}

/** Lifts the block. To get newsletters again, the person must subscribe and confirm again. */
export function releaseSubscriber({ db }: StopSubscriberDeps, id: string, actor: AuditActor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDone = await saveReleased(tx, id)
    if (isDone) await recordAudit(tx, actor, { action: 'subscriber.released', object: { type: 'subscriber', id } })
    return isDone
  })
}
