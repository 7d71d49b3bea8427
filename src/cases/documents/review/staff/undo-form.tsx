import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/form/field.tsx'
import { caseIds } from './review-keys.tsx'
import type { ReviewView } from './review-view.ts'

/** Undoes the last decision. The client is emailed only after the decision can no longer be undone. */
export function UndoForm({ undoable, error }: { undoable: ReviewView['undoable']; error: string | undefined }) {
  return (
    <>
      {error && <FieldError id="undo-fault">{error}</FieldError>}
      {undoable && (
        <Form method="post" id={caseIds.undo} preventScrollReset>
          <input type="hidden" name="document" value={undoable.id} />
          <Button kind="quiet" size="dense" name="decision" value="undo">
            <kbd>Z</kbd> Undo<span className="visually-hidden">: {undoable.name}</span>
          </Button>
        </Form>
      )}
    </>
  )
}
