import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { findApplication, lockApplication, receiptKey, saveApplication } from './application-db.server.ts'
import { receiptOf } from './careers-emails.tsx'

export type RestoreOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'forbidden' | 'no-spam' }

/** Turns suspected spam back into an application and sends the receipt that was withheld. */
export function restoreApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, actor }: { number: number; actor: Actor },
): Promise<RestoreOutcome> {
  return db.transaction().execute(async (tx): Promise<RestoreOutcome> => {
    if (!may(actor.person, 'application.read')) return { ok: false, reason: 'forbidden' }
    const locked = await lockApplication(tx, number)
    const found = locked && (await findApplication(tx, number))
    if (!found) return { ok: false, reason: 'unknown' }
    if (!found.isSpam) return { ok: false, reason: 'no-spam' }
    await saveApplication(tx, found.id, { isSpam: false, deleteAfter: null, waitingSince: now() }, now())
    await publishChange(tx, { topic: 'application', id: String(number), clientId: null })
    if (emailError({ to: found.email, subject: 'Receipt' }) === null) {
      const email = receiptOf({ ...found, keep: found.keepsLonger }, found)
      await queueEmail(tx, { email, eventKey: receiptKey(found.id), to: found.email })
    }
    await recordAudit(tx, actor, {
      action: 'application.restored',
      object: { type: 'application', id: found.id },
      detail: { number },
    })
    return { ok: true }
  })
}
