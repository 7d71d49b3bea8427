import { findOpenDeletion, findPerson, lockPerson } from '#accounts/people/people-db.server.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { dueAfterThinking, isOver, type RequestOutcome } from './deletion.ts'
import {
  findDeletionToCancel,
  findOngoing,
  insertDeletion,
  lockOpenDeletion,
  saveCancelled,
} from './deletion-db.server.ts'
import { deletionCancelled, deletionRequested } from './deletion-emails.tsx'

/** Records a deletion request after re-authentication. The data is deleted only after a waiting period. */
export function requestDeletion(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  actor: Actor,
): Promise<RequestOutcome> {
  const { person } = actor
  return services.db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    // Lock the person, so that two forms submitted at once create only one request.
    await lockPerson(tx, person.id)
    if (await findOpenDeletion(tx, person.id)) return { ok: false, reason: 'asked-before' }
    const ongoing = await findOngoing(tx, person.id, services.now())
    if (!isOver(ongoing)) return { ok: false, reason: 'ongoing', ...ongoing }
    const [token, requestedAt] = [newToken(), services.now()]
    const dueAt = dueAfterThinking(requestedAt)
    const id = await insertDeletion(tx, { personId: person.id, name: person.name, requestedAt, dueAt, token })
    const url = addressOf(services, '/keep-account', token)
    const email = () => deletionRequested({ name: person.name, dueAt, url })
    await sendAccountEmail(tx, {
      emailContent: email,
      to: person.email,
      eventKey: `deletion-asked:${id}`,
      isConfidential: true,
    })
    await recordAudit(tx, actor, { action: 'deletion.asked', object: { type: 'person', id: person.id } })
    return { ok: true }
  })
}

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
