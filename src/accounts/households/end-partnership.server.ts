import { partnershipEnded } from '#accounts/account-emails.tsx'
import { householdChanged } from '#accounts/events.ts'
import { may } from '#accounts/people/may.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { lockPartnership, type Partnership, saveEnd } from './partner-db.server.ts'

export type EndOutcome = { ok: true } | { ok: false; reason: 'unknown-partnership' }

/** Ends a partnership or an invitation, by either partner or staff. Both partners of a partnership are notified. */
export function endPartnership(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  partnershipId: string,
): Promise<EndOutcome> {
  const { person } = actor
  return db.transaction().execute(async (tx): Promise<EndOutcome> => {
    const found = await lockPartnership(tx, partnershipId)
    const isTheirs = found?.clientId === person.id || found?.personId === person.id
    const mayEnd = isStaff(person) ? may(person, 'client.decide') : isTheirs
    if (!found || !mayEnd) return { ok: false, reason: 'unknown-partnership' }
    await endWithin(tx, found, actor, now())
    return { ok: true }
  })
}

export async function endWithin(tx: Tx, found: Partnership, actor: AuditActor, at: Date): Promise<void> {
  await saveEnd(tx, found, actor.person?.id ?? null, at)
  await publish(tx, householdChanged, { clientId: found.clientId })
  await recordAudit(tx, actor, {
    action: found.acceptedAt ? 'household.ended' : 'household.invitation-withdrawn',
    object: { type: 'person', id: found.clientId },
  })
  const [client, partner] = [
    await findPerson(tx, found.clientId),
    found.personId && (await findPerson(tx, found.personId)),
  ]
  if (!client || !partner) return
  const eventKey = `household-ended:${found.id}`
  for (const [to, other] of [[client, partner] as const, [partner, client] as const]) {
    const email = () => partnershipEnded({ name: to.name, other: other.name })
    await sendAccountEmail(tx, { emailContent: email, to: to.email, eventKey: `${eventKey}:${to.id}` })
  }
}
