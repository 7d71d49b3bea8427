import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { mayWriteIn, turnAfter } from './message-thread.ts'
import { lockThread, saveThread } from './thread-db.server.ts'

export type ThreadStep = { step: 'no-answer-needed' | 'answer-needed' } | { step: 'hand-over'; ownerId: string }

export type ThreadOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown-thread' | 'unknown-person' | 'forbidden' | 'not-now' }

/** `not-now`: the action is no longer possible, because the thread changed after the page was loaded. */
export function handleThread(
  { db }: Pick<Services, 'db'>,
  { actor, threadId, ...requested }: ThreadStep & { actor: Actor; threadId: string },
): Promise<ThreadOutcome> {
  return db.transaction().execute(async (tx): Promise<ThreadOutcome> => {
    const thread = await lockThread(tx, threadId, accessScopeOf(actor))
    if (!thread) return { ok: false, reason: 'unknown-thread' }
    if (!isStaff(actor.person) || !mayWriteIn(actor.person, thread)) return { ok: false, reason: 'forbidden' }
    await publishChange(tx, { topic: 'thread', id: thread.id, clientId: thread.clientId })
    const object = { type: 'thread', id: thread.id }
    if (requested.step === 'hand-over') {
      const owner = await findActiveStaff(tx, requested.ownerId)
      if (!owner) return { ok: false, reason: 'unknown-person' }
      await saveThread(tx, thread.id, { ownerId: owner.id })
      const detail = { from: thread.ownerId, to: owner.id }
      await recordAudit(tx, actor, { action: 'thread.handed-over', object, detail })
      return { ok: true }
    }
    const turn = turnAfter(thread, requested.step, null)
    if (!turn) return { ok: false, reason: 'not-now' }
    await saveThread(tx, thread.id, turn)
    await recordAudit(tx, actor, { action: `thread.${requested.step}`, object, detail: {} })
    return { ok: true }
  })
}
