import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import {
  addApplicationEvent,
  findApplication,
  lockApplication,
  receiptKey,
  saveApplication,
} from './application-db.server.ts'
import { receiptOf } from './careers-emails.tsx'
import { deleteAfter, maxNoteLength, nextStage, type Stage, type StageMove } from './stages.ts'

export type MoveOutcome =
  | { ok: true; stage: Stage }
  | { ok: false; reason: 'unknown' | 'forbidden' | 'note-too-long' | 'nothing-to-note' }
  | { ok: false; reason: 'not-allowed'; stage: Stage }

/** Request to change an application; `move` is null if only a note is added. */
export type MoveRequest = { number: number; move: StageMove | null; note: string; actor: Actor }

/** Changes the stage of an application and adds a note. Closing sets the deletion date, reopening removes it. */
export function moveApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, move, note: submitted, actor }: MoveRequest,
): Promise<MoveOutcome> {
  return db.transaction().execute(async (tx): Promise<MoveOutcome> => {
    if (!may(actor.person, 'application.read')) return { ok: false, reason: 'forbidden' }
    const found = await lockApplication(tx, number)
    if (!found) return { ok: false, reason: 'unknown' }
    const note = cleanText(submitted)
    if (note.length > maxNoteLength) return { ok: false, reason: 'note-too-long' }
    if (move === null && note === '') return { ok: false, reason: 'nothing-to-note' }
    const stage = move === null ? found.stage : nextStage(found.stage, move)
    if (!stage || (move !== null && found.isSpam)) return { ok: false, reason: 'not-allowed', stage: found.stage }
    const at = now()
    if (move !== null) {
      const closedAt = stage === 'closed' ? at : null
      const change = { stage, closedAt, deleteAfter: closedAt && deleteAfter(closedAt, found.keepsLonger) }
      await saveApplication(tx, found.id, change, at)
      await publishChange(tx, { topic: 'application', id: String(number), clientId: null })
    }
    await addApplicationEvent(tx, {
      applicationId: found.id,
      at,
      actorId: actor.person.id,
      fromStage: move === null ? null : found.stage,
      toStage: move === null ? null : stage,
      note: note || null,
    })
    await recordAudit(tx, actor, {
      action: move === null ? 'application.noted' : 'application.moved',
      object: { type: 'application', id: found.id },
      detail: { number, ...(move === null ? {} : { from: found.stage, to: stage }) },
    })
    return { ok: true, stage }
  })
}

type RestoreOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'forbidden' | 'no-spam' }

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
