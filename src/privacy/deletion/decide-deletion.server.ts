import { may } from '#accounts/people/may.ts'
import type { DeletionRequest } from '#accounts/people/open-deletion-db.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { DecideOutcome, DeletionDecision } from './deletion.ts'
import { listKeepable, lockOpenDeletion, saveDecision } from './deletion-db.server.ts'
import { deletionHeld } from './deletion-emails.tsx'

/** Records how staff decide on a deletion. Without a decision, everything that may legally be retained is retained. */
export function decideDeletion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  id: string,
  decision: DeletionDecision,
): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    if (!may(actor.person, 'client.delete')) return { ok: false, reason: 'forbidden' }
    const open = await lockOpenDeletion(tx, id)
    if (!open?.personId) return { ok: false, reason: 'unknown' }
    const holdReason = 'holdReason' in decision ? decision.holdReason.trim().slice(0, 1000) : null
    if (holdReason === '') return { ok: false, reason: 'reason-missing' }
    const releasedCases = 'released' in decision ? [...new Set(decision.released)] : []
    const { cases } = await listKeepable(tx, open.personId)
    const isTheirs = (caseId: string) => cases.some((found) => found.id === caseId)
    if (!releasedCases.every(isTheirs)) return { ok: false, reason: 'unknown-case' }
    const at = now()
    await saveDecision(tx, id, { decidedAt: at, decidedBy: actor.person.id, releasedCases, holdReason })
    if (holdReason) await publishCached(tx, open, holdReason, at)
    await recordAudit(tx, actor, {
      action: holdReason ? 'deletion.held' : 'deletion.decided',
      object: { type: 'person', id: open.personId },
      detail: { released: releasedCases.length },
    })
    return { ok: true }
  })
}

async function publishCached(tx: Tx, { id, personId }: DeletionRequest, reason: string, at: Date): Promise<void> {
  const person = personId && (await findPerson(tx, personId))
  if (!person) return
  const eventKey = `deletion-held:${id}:${at.toISOString()}`
  await sendAccountEmail(tx, {
    emailContent: () => deletionHeld({ name: person.name, reason }),
    to: person.email,
    eventKey,
  })
}
