import { type AdminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { type NoteAbout, storeNote } from '#cases/notes/store-note.server.ts'
import { noteError } from './note-errors.ts'

export async function takeNote(
  { services, actor }: AdminContext,
  about: NoteAbout,
  { note: body = '', key: submissionKey = '' }: Record<string, string>,
  home: string,
) {
  const outcome = await storeNote(services, { actor, about, body, submissionKey })
  if (outcome.ok) throw doneAt(home, 'note-kept')
  const error = noteError(outcome)
  if (error.status === 404) throw notFound()
  if (error.status === 403) throw forbidden()
  return error
}
