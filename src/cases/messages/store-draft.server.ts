import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { deleteDraft, holdDrafts, saveDraft } from './draft-db.server.ts'
import { isSubmissionKey, maxMessageLength, maxSubjectLength } from './message.ts'
import { findSubmission } from './message-db.server.ts'
import { findThread } from './thread-db.server.ts'

export type DraftRequest = {
  actor: Actor
  threadId: string | null
  isInternal: boolean
  subject: string
  body: string
  submissionKey: string
  /** Sequence number of this autosave, so that an autosave arriving late is ignored; null for a manual save. */
  saveNumber: number | null
}

/** Autosaves a message and cuts text beyond the limit. `already-sent`: the message was sent before this save. */
export function storeDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, threadId, isInternal, saveNumber, ...text }: DraftRequest,
): Promise<{ ok: true; savedAt: Date } | { ok: false; reason: 'unknown-thread' | 'already-sent' }> {
  return asActor(db, actor, async (tx) => {
    const isTheirs = threadId === null ? !isInternal : (await findThread(tx, threadId, accessScopeOf(actor))) !== null
    if (!isTheirs || (isInternal && !isStaff(actor.person))) return { ok: false, reason: 'unknown-thread' } as const
    await holdDrafts(tx, actor.person.id)
    const submissionKey = isSubmissionKey(text.submissionKey) ? text.submissionKey : null
    if (submissionKey && (await findSubmission(tx, actor.person.id, submissionKey))) {
      return { ok: false, reason: 'already-sent' } as const
    }
    const place = { personId: actor.person.id, threadId, isInternal }
    const subject = cleanText(text.subject).slice(0, maxSubjectLength)
    const body = [...cleanText(text.body)].slice(0, maxMessageLength).join('')
    const savedAt = now()
    // Store an emptied draft instead of deleting it: after a deletion, a delayed autosave could restore the old text.
    const isSaved = subject !== '' || body !== '' || submissionKey !== null
    if (isSaved) await saveDraft(tx, place, { subject, body, savedAt, submissionKey, saveNumber })
    else await deleteDraft(tx, place)
    return { ok: true, savedAt } as const
  })
}

export function saveNumberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
