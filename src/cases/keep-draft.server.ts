import type { Actor } from '#accounts/actor.ts'
import { isStaff } from '#accounts/person.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { asActor } from './as-client.server.ts'
import { deleteDraft, saveDraft } from './draft-db.server.ts'
import { longestMessage, longestSubject } from './message.ts'
import { sightOf } from './sight.ts'
import { findThread } from './thread-db.server.ts'

export type DraftRequest = {
  actor: Actor
  /** Null for a message that begins a thread. */
  threadId: string | null
  isInternal: boolean
  subject: string
  body: string
}

/**
 * Keeps what somebody is writing, for whatever browser they come back with; an empty text is forgotten. What is too long
 * for a message is kept as far as it fits.
 */
export function keepDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, threadId, isInternal, ...text }: DraftRequest,
): Promise<{ ok: true; savedAt: Date } | { ok: false; reason: 'unknown-thread' }> {
  return asActor(db, actor, async (tx) => {
    const isTheirs = threadId === null ? !isInternal : (await findThread(tx, threadId, sightOf(actor))) !== null
    if (!isTheirs || (isInternal && !isStaff(actor.person))) return { ok: false, reason: 'unknown-thread' } as const
    const place = { personId: actor.person.id, threadId, isInternal }
    const subject = cleanText(text.subject).slice(0, longestSubject)
    const body = [...cleanText(text.body)].slice(0, longestMessage).join('')
    const savedAt = now()
    if (subject || body) await saveDraft(tx, place, { subject, body, savedAt })
    else await deleteDraft(tx, place)
    return { ok: true, savedAt } as const
  })
}
