import { findOpenDeletion } from '#accounts/people/open-deletion-db.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findDeletionToCancel, lockOpenDeletion, saveCancelled } from './deletion-db.server.ts'
import { deletionCancelled } from './deletion-emails.tsx'

type Which = { token: string } | { personId: string }

/** Cancels a deletion request, by the emailed link or by the signed-in owner; false if no request is pending. */
export function cancelDeletion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  which: Which,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const requested =
      'token' in which ? await findDeletionToCancel(tx, which.token) : await findOpenDeletion(tx, which.personId)
    const open = requested && (await lockOpenDeletion(tx, requested.id))
    if (!open?.personId) return false
    await saveCancelled(tx, open.id, now())
    const person = await findPerson(tx, open.personId)
    if (person) {
      const email = () => deletionCancelled({ name: person.name })
      await sendAccountEmail(tx, { emailContent: email, to: person.email, eventKey: `deletion-cancelled:${open.id}` })
    }
    await recordAudit(tx, actor, { action: 'deletion.cancelled', object: { type: 'person', id: open.personId } })
    return true
  })
}
