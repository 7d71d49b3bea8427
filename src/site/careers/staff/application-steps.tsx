import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { maxNoteLength, type Stage, type StageMove } from '#site/careers/stages.ts'
import type { FormError } from '#site/correspondence/staff/answer-forms.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const copy = () => t(siteStaffTexts.applicationSteps)

type MoveProps = { moves: StageMove[]; stage: Stage; error: FormError | undefined }

export function MovePanel({ moves, stage, error }: MoveProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Panel title={copy().nextStep} important>
      <Form method="post" className="admin-form compact" key={`${stage} ${error?.text}`} preventScrollReset>
        {error && (
          <Note kind="bad" live title={copy().nothingWasChanged}>
            {error.text}
          </Note>
        )}
        <Field name="note" label={copy().note} hint={copy().forStaffApplicantHasRight} optional>
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
              {t(siteStaffTexts.application).moves[move]}
            </Button>
          ))}
          <Button name="intent" value="note" size="small" kind="quiet" busy={isBusy}>
            {copy().saveNoteOnly}
          </Button>
        </div>
        <p className="soft t14">
          {stage === 'closed' ? copy().ifYouReopenApplicationIts : copy().weDoNotEmailApplicant}
        </p>
      </Form>
    </Panel>
  )
}

export function SpamPanel() {
  return (
    <Panel title={copy().thisLooksLikeSpam} important>
      <p className="soft">{copy().fieldThatPeopleCannotSee}</p>
      <Form method="post" className="mt-16" preventScrollReset>
        <Button name="intent" value="restore" size="small">
          {copy().notSpam}
        </Button>
      </Form>
    </Panel>
  )
}

export function DeletePanel({ name }: { name: string }) {
  return (
    <details className="ask">
      <summary>{copy().deleteApplication}</summary>
      <p className="soft t16">{copy().useThisIfApplicantAsks}</p>
      <Form method="post" className="mt-16">
        <Button name="intent" value="delete" size="small" kind="danger" icon="trash-2">
          {copy().deletePermanently}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </Form>
    </details>
  )
}
