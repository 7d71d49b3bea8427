import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteApplication, listDueApplications, lockApplication } from './application-db.server.ts'

type RemoveApplicationDeps = Pick<Services, 'db' | 'now'>

/** Deletes old applications. If a deletion fails, the others are still made and the error is thrown at the end. */
export async function removeDueApplications(services: RemoveApplicationDeps): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  for (const number of await listDueApplications(services.db, services.now())) {
    try {
      if (await remove(services, { number, by: system, isDue: true })) removed += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} applications could not be deleted`)
  return removed
}

export type RemovalOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'forbidden' }

export async function removeApplication(
  services: RemoveApplicationDeps,
  { number, actor }: { number: number; actor: Actor },
): Promise<RemovalOutcome> {
  if (!may(actor.person, 'application.read')) return { ok: false, reason: 'forbidden' }
  const isRemoved = await remove(services, { number, by: actor, isDue: false })
  return isRemoved ? { ok: true } : { ok: false, reason: 'unknown' }
}

/** Deletes an application; a job deletes the CV. The audit log retains only its number, position and stage. */
function remove(
  { db, now }: RemoveApplicationDeps,
  { number, by, isDue }: { number: number; by: AuditActor; isDue: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await lockApplication(tx, number)
    if (!found) return false
    // The application may have been reopened since it was listed.
    if (isDue && (found.deleteAfter === null || found.deleteAfter > now())) return false
    await deleteApplication(tx, found.id)
    await removeFile(tx, found.cvFileId)
    await recordAudit(tx, by, {
      action: 'application.deleted',
      object: { type: 'application', id: found.id },
      detail: { number, position: found.position, stage: found.stage, isDue },
    })
    return true
  })
}
