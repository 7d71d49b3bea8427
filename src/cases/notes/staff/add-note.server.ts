import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { type AdminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { type NoteError, type NoteText, readNote } from '#cases/notes/staff-note.ts'
import { insertNote } from '#cases/notes/staff-note-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const notSaved: ErrorStatuses<Refused<NoteOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'no-text': 422,
  'text-too-long': 422,
  'no-submission-key': 422,
}

export async function takeNote(
  { services, actor }: AdminContext,
  about: NoteAbout,
  { note: body = '', key: submissionKey = '' }: Record<string, string>,
  home: string,
) {
  const outcome = await storeNote(services, { actor, about, body, submissionKey })
  if (outcome.ok) throw doneAt(home, 'note-saved')
  const error = noteError(outcome)
  if (error.status === 404) throw notFound()
  if (error.status === 403) throw forbidden()
  return error
}

function noteError(refusal: Refused<NoteOutcome>) {
  return errorOf(t(caseStaffTexts.note).notSaved, refusal, notSaved)
}

export type NoteOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-client' | NoteError }

type NoteAbout = { clientId: string } | { caseId: string }

type StoreNoteDeps = Pick<Services, 'db' | 'now'>

export function storeNote(
  { db, now }: StoreNoteDeps,
  { actor, about, ...entered }: NoteText & { actor: Actor; about: NoteAbout },
): Promise<NoteOutcome> {
  return db.transaction().execute(async (tx): Promise<NoteOutcome> => {
    const scope = accessScopeOf(actor)
    const found = 'caseId' in about ? await findCaseFor(tx, about.caseId, scope) : null
    const client = 'clientId' in about ? await findClient(tx, about.clientId, scope) : null
    const clientId = found?.clientId ?? client?.id
    if (clientId === undefined) return { ok: false, reason: 'unknown-client' }
    if (!may(actor.person, 'note.write', found ?? {})) return { ok: false, reason: 'forbidden' }
    const read = readNote(entered)
    if (!read.ok) return read
    const { body, submissionKey } = read.note
    // Prefix the submission key with the author's id, so that keys of different authors cannot be equal.
    const key = `${actor.person.id}:${submissionKey}`
    const note = { clientId, caseId: found?.id ?? null, authorId: actor.person.id, body, createdAt: now() }
    if (!(await insertNote(tx, { ...note, submissionKey: key }))) return { ok: true }
    const object = found ? { type: 'case', id: found.id } : { type: 'person', id: clientId }
    await recordAudit(tx, actor, { action: 'note.saved', object })
    return { ok: true }
  })
}
