import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { saveReleased, saveStopped } from './subscriber-db.server.ts'

type StopSubscriberDeps = Pick<Services, 'db' | 'now'>

/** Bars an address from all newsletters; false if already barred or removed. */
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

/** Lifts the bar: the address may subscribe again after confirmation. */
export function releaseSubscriber({ db }: StopSubscriberDeps, id: string, actor: AuditActor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDone = await saveReleased(tx, id)
    if (isDone) await recordAudit(tx, actor, { action: 'subscriber.released', object: { type: 'subscriber', id } })
    return isDone
  })
}
