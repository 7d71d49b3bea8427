import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { KeyHelp } from '#admin/ui/page-keys.tsx'
import { isHandedOut } from '#cases/documents/document-states.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { FieldError } from '#design/form/field.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import { marksOn } from '#returns/ui/box-marks.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { decisionIds, keyHelp, useReviewKeys } from './review-keys.tsx'
import type { ReviewAnswer, ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewPanel)

export function ReviewTools({ view }: { view: ReviewView }) {
  const keys = useReviewKeys(view)
  const { documents, checked } = view
  return (
    <div className="review-count">
      <span className="t14 soft numbers">{copy().ofFilesChecked(checked, documents.length)}</span>
      <Progress value={checked} max={Math.max(1, documents.length)} label={copy().filesChecked} />
      <KeyHelp title={copy().keyboardShortcuts} keys={keyHelp()} {...keys} />
    </div>
  )
}

type Props = { view: ReviewView; answer: ReviewAnswer | undefined; rail: ReactNode }

export function ReviewColumns({ view, answer, rail }: Props) {
  const [marked, setMarked] = useState<readonly string[]>([])
  const { found, chosen } = view
  if (!chosen) {
    return (
      <EmptyState
        title={copy().noDocuments}
        text={copy().clientHasNotSentAnything}
        action={
          <ButtonLink to={`${staffCasePath(found.id)}/documents#ask`} kind="outline" size="small">
            {copy().requestDocument}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="review-columns">
      {rail}
      <div className="review-file">
        {isHandedOut(chosen) ? (
          <FileView
            key={chosen.id}
            {...(view.amounts && {
              marksOn: (words) => marksOn(words, view.amounts?.statements ?? []),
              onMarks: setMarked,
            })}
            file={{
              name: chosen.originalFilename,
              mediaType: chosen.previewId ? 'image/jpeg' : chosen.mediaType,
              src: `/admin/documents/${chosen.id}`,
              download: `/admin/documents/${chosen.id}/download`,
              ...(view.table === undefined ? {} : { table: view.table }),
            }}
          />
        ) : (
          <EmptyState
            title={chosen.state === 'quarantined' ? copy().blockedVirusFound : copy().beingScanned}
            text={chosen.state === 'quarantined' ? copy().virusScannerFoundProblemIn : copy().virusScannerHasNotChecked}
          />
        )}
        <UndoBar undoable={view.undoable} error={answer?.decision === 'undo' ? answer.text : undefined} />
      </div>
      <DecisionPanel
        key={chosen.id}
        view={view}
        marked={marked}
        document={chosen}
        answer={answer?.document === chosen.id && answer.decision !== 'undo' ? answer : undefined}
      />
    </div>
  )
}

/** Undoes the last decision. The client's email is delayed until the decision can no longer be undone. */
export function UndoBar({ undoable, error }: { undoable: ReviewView['undoable']; error: string | undefined }) {
  return (
    <>
      {error && <FieldError id="undo-fault">{error}</FieldError>}
      <div role="status">
        {undoable && (
          <Form method="post" id={decisionIds.undo} className="undo-bar inverted" preventScrollReset>
            <input type="hidden" name="document" value={undoable.id} />
            <Icon name="check" />
            <span>
              {undoable.state === 'accepted' ? copy().accepted(undoable.name) : copy().sentBack(undoable.name)}
            </span>
            <Button kind="quiet" size="dense" name="decision" value="undo">
              {copy().undo}
              <span className="visually-hidden">: {undoable.name}</span> <kbd>{copy().z}</kbd>
            </Button>
          </Form>
        )}
      </div>
    </>
  )
}
