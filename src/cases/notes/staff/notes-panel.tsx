import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { maxNoteLength } from '#cases/notes/staff-note.ts'
import type { StaffNote } from '#cases/notes/staff-note-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.notesPanel)

type Props = {
  notes: readonly StaffNote[]
  submissionKey: string | null
  caseId?: string
  answer: { text: string; body: string } | undefined
}

export function NotesPanel({ notes, submissionKey, caseId, answer }: Props) {
  return (
    <Panel title={copy().staffNotes} id="notes">
      <p className="soft t14">{copy().allStaffWithAccessTo}</p>
      {submissionKey && (
        <Form method="post" className="admin-form compact mt-8" key={submissionKey} preventScrollReset>
          <input type="hidden" name="key" value={submissionKey} />
          {answer && (
            <Note kind="bad" live title={copy().noteWasNotSaved}>
              {answer.text}
            </Note>
          )}
          <Field name="note" label={copy().newNote} required>
            <DraftArea
              draft="note"
              sentAs="note-saved"
              rows={3}
              maxLength={maxNoteLength}
              defaultValue={answer?.body}
            />
          </Field>
          <div>
            <Button kind="outline" size="small" name="intent" value="note">
              {copy().saveNote}
            </Button>
          </div>
        </Form>
      )}
      <ul className="mt-16">
        {notes.map((note) => (
          <li key={note.id} className="office-note">
            <p className="message-body">{note.body}</p>
            <small className="soft">
              {note.authorName}, {formatDateTime(note.createdAt)}
              {note.caseId && note.caseId !== caseId && (
                <>
                  , <Link to={staffCasePath(note.caseId)}>{note.caseNumber}</Link>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
