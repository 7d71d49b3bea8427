import { Form } from 'react-router'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { maxWaiverLength } from '#cases/requests/item-text.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, IconButton } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { ItemFields } from './request-form.tsx'

const copy = () => t(caseStaffTexts.itemTools)

type Props = {
  item: ChecklistItem
  isFirst: boolean
  isLast: boolean
  error: { intent: string; text: string } | undefined
}

export function ItemTools({ item, isFirst, isLast, error }: Props) {
  const { id, title, description, need, isNotNeeded } = item
  const errorOf = (intent: string) => (error?.intent === intent ? error.text : undefined)
  const isAboutForm = error?.intent === 'edit' || error?.intent === 'waive'
  return (
    <details className="ask item-tools" open={error !== undefined}>
      <summary>
        {copy().changeItem}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {error && !isAboutForm && <FieldError id={`fault-${id}`}>{error.text}</FieldError>}
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="item" value={id} />
        <IconButton
          type="submit"
          name="intent"
          value="up"
          icon="arrow-up"
          label={copy().up(title)}
          disabled={isFirst}
        />
        <IconButton
          type="submit"
          name="intent"
          value="down"
          icon="arrow-down"
          label={copy().moveDown(title)}
          disabled={isLast}
        />
        {isNotNeeded && (
          <Button size="dense" kind="outline" name="intent" value="reopen">
            {copy().markAsNeeded}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </Form>
      <div className="pair-of-forms">
        <Form method="post" className="admin-form compact" preventScrollReset>
          <input type="hidden" name="item" value={id} />
          <ItemFields id={`item-${id}`} entered={{ title, description, need }} error={errorOf('edit')} />
          <Button size="small" kind="outline" name="intent" value="edit">
            {copy().saveItem}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </Form>
        {!isNotNeeded && item.state !== 'accepted' && (
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="item" value={id} />
            <Field
              name="why"
              id={`why-${id}`}
              label={copy().whyThisIsNotNeeded}
              hint={copy().clientWillReadThis}
              error={errorOf('waive')}
              required
            >
              <TextInput maxLength={maxWaiverLength} autoComplete="off" />
            </Field>
            <Button size="small" kind="outline" name="intent" value="waive">
              {copy().markAsNotNeeded}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </Form>
        )}
      </div>
    </details>
  )
}
