import { asActor } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type DraftText, isDraftForm, isDraftWriter, maxDraftLength, maxDraftSubjectLength } from './draft.ts'
import { closeDraft, saveDraft } from './draft-db.server.ts'

type DraftRequest = { actor: Actor; form: string; writer: string }
type SaveDraftRequest = DraftRequest &
  DraftText & {
    /** Sequence number of this autosave, so that an autosave arriving late is ignored; null for a manual save. */
    saveNumber: number | null
  }
type SaveDraftResult = { ok: true; savedAt: Date } | { ok: false; reason: 'unknown-form' | 'superseded' }

/** Saves unsent text, shortened to the limit. `superseded`: this page already saved a later text or sent it. */
export function storeDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, form, writer, saveNumber, ...text }: SaveDraftRequest,
): Promise<SaveDraftResult> {
  return asActor(db, actor, async (tx): Promise<SaveDraftResult> => {
    if (!isOwnForm(actor, form, writer)) return { ok: false, reason: 'unknown-form' }
    const subject = cleanText(text.subject).slice(0, maxDraftSubjectLength)
    const body = [...cleanText(text.body)].slice(0, maxDraftLength).join('')
    const savedAt = now()
    // An emptied draft is saved as well: if it were deleted, a delayed autosave could restore the old text.
    const isSaved = await saveDraft(tx, { personId: actor.person.id, form, writer, saveNumber, subject, body, savedAt })
    return isSaved ? { ok: true, savedAt } : { ok: false, reason: 'superseded' }
  })
}

/** Empties a draft after the text has been sent, so that pages do not offer it again. */
export function discardDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, form, writer }: DraftRequest,
): Promise<SaveDraftResult> {
  return asActor(db, actor, async (tx): Promise<SaveDraftResult> => {
    if (!isOwnForm(actor, form, writer)) return { ok: false, reason: 'unknown-form' }
    const at = now()
    await closeDraft(tx, { personId: actor.person.id, form, writer, at })
    return { ok: true, savedAt: at }
  })
}

function isOwnForm({ person }: Actor, form: string, writer: string): boolean {
  return isDraftForm(form, isStaff(person) ? '/admin' : '/client-portal') && isDraftWriter(writer)
}
