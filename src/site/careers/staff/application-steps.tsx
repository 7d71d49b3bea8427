import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { maxNoteLength, type Stage, type StageMove } from '#site/careers/stages.ts'
import type { FormError } from '#site/correspondence/staff/answer-forms.tsx'
import { applicationWords } from './words.ts'

type MoveProps = { moves: StageMove[]; stage: Stage; error: FormError | undefined }

export function MovePanel({ moves, stage, error }: MoveProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Panel title="Next step" important>
      <Form method="post" className="admin-form compact" key={`${stage} ${error?.text}`} preventScrollReset>
        {error && (
          <Note kind="bad" live title="Nothing was changed">
            {error.text}
          </Note>
        )}
        <Field name="note" label="Note" hint="For staff. The applicant may ask to see it." optional>
          <DraftArea
            draft="note"
            sentAs="application-moved application-noted"
            rows={3}
            maxLength={maxNoteLength}
            defaultValue={error?.values.note}
          />
        </Field>
        <div className="row">
          {moves.map((move) => (
            <Button
              key={move}
              name="intent"
              value={move}
              size="small"
              kind={move === 'start' ? 'ink' : 'outline'}
              busy={isBusy}
            >
              {applicationWords().moves[move]}
            </Button>
          ))}
          <Button name="intent" value="note" size="small" kind="quiet" busy={isBusy}>
            Keep the note only
          </Button>
        </div>
        <p className="soft t14">
          {stage === 'closed'
            ? 'Reopening takes back the day when it is deleted.'
            : 'No letter goes to the applicant by itself: write to them in the conversation.'}
        </p>
      </Form>
    </Panel>
  )
}

export function SpamPanel() {
  return (
    <Panel title="This looks like spam" important>
      <p className="soft">It filled in a field that people do not see. The applicant got no receipt yet.</p>
      <Form method="post" className="mt-16" preventScrollReset>
        <Button name="intent" value="restore" size="small">
          Not spam
        </Button>
      </Form>
    </Panel>
  )
}

export function DeletePanel({ name }: { name: string }) {
  return (
    <details className="ask">
      <summary>Delete now</summary>
      <p className="soft t16">
        For when the applicant asks for it. The application, its CV, notes and letters are gone for good; the audit log
        keeps its number.
      </p>
      <Form method="post" className="mt-16">
        <Button name="intent" value="delete" size="small" kind="danger" icon="trash-2">
          Delete for good
          <span className="visually-hidden">: {name}</span>
        </Button>
      </Form>
    </details>
  )
}
