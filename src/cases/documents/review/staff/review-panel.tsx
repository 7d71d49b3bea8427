import { Form } from 'react-router'
import { KeyHelp } from '#admin/ui/key-help.tsx'
import { isHandedOut } from '#cases/documents/document-states.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { FieldError } from '#design/form/field.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { t } from '#platform/texts.ts'
import { DecisionForm } from './decision-form.tsx'
import { DocumentRail } from './document-rail.tsx'
import { caseIds, keyHelp, useReviewKeys } from './review-keys.tsx'
import type { ReviewAnswer, ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewPanel)

export function ReviewPanel({ view, answer }: { view: ReviewView; answer: ReviewAnswer | undefined }) {
  const { found, documents, chosen, checked } = view
  const keys = useReviewKeys(view)
  const path = staffCasePath(found.id)
  return (
    <div className="review">
      <AppHeader
        before={<BackLink to={`${path}/documents`}>{found.caseNumber}</BackLink>}
        title={`${found.clientName}, ${found.taxYear}`}
        actions={
          <div className="review-count">
            <span className="t14 soft numbers">{copy().ofFilesChecked(checked, documents.length)}</span>
            <Progress value={checked} max={Math.max(1, documents.length)} label={copy().filesChecked} />
            <UndoForm undoable={view.undoable} error={answer?.decision === 'undo' ? answer.text : undefined} />
            <KeyHelp title={copy().keyboardShortcuts} keys={keyHelp()} {...keys} />
          </div>
        }
      />
      {chosen ? (
        <div className="review-columns">
          <DocumentRail view={view} chosenId={chosen.id} />
          <div className="review-file">
            {isHandedOut(chosen) ? (
              <FileView
                key={chosen.id}
                file={{
                  name: chosen.originalFilename,
                  mediaType: chosen.mediaType,
                  src: `/admin/documents/${chosen.id}`,
                  download: `/admin/documents/${chosen.id}/download`,
                  ...(view.table === undefined ? {} : { table: view.table }),
                }}
              />
            ) : (
              <EmptyState
                title={chosen.state === 'quarantined' ? copy().blockedVirusFound : copy().beingScanned}
                text={
                  chosen.state === 'quarantined' ? copy().virusScannerFoundProblemIn : copy().virusScannerHasNotChecked
                }
              />
            )}
          </div>
          <DecisionForm
            key={chosen.id}
            view={view}
            document={chosen}
            answer={answer?.document === chosen.id && answer.decision !== 'undo' ? answer : undefined}
          />
        </div>
      ) : (
        <EmptyState
          title={copy().noDocuments}
          text={copy().clientHasNotSentAnything}
          action={
            <ButtonLink to={`${path}/documents#ask`} kind="outline" size="small">
              {copy().requestDocument}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

/** Undoes the last decision. The client's email is delayed until the decision can no longer be undone. */
function UndoForm({ undoable, error }: { undoable: ReviewView['undoable']; error: string | undefined }) {
  return (
    <>
      {error && <FieldError id="undo-fault">{error}</FieldError>}
      {undoable && (
        <Form method="post" id={caseIds.undo} preventScrollReset>
          <input type="hidden" name="document" value={undoable.id} />
          <Button kind="quiet" size="dense" name="decision" value="undo">
            <kbd>{copy().z}</kbd> {copy().undo}
            <span className="visually-hidden">: {undoable.name}</span>
          </Button>
        </Form>
      )}
    </>
  )
}
