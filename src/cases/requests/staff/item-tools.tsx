import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { itemNeeds, maxDescriptionLength, maxTitleLength, maxWaiverLength } from '#cases/requests/item-text.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, IconButton } from '#design/button.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldError, FieldGroup } from '#design/form/field.tsx'
import { LongLine, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const requestFormCopy = () => t(caseStaffTexts.requestForm)

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

type Entered = { title?: string | undefined; description?: string | undefined; need?: string | undefined }

function ItemFields({ id, entered, error }: { id: string; entered: Entered; error: string | undefined }) {
  const options = itemNeeds.map((value) => ({ value, label: t(caseTexts.cases).itemNeeds[value].label }))
  return (
    <>
      <Field name="title" id={`${id}-title`} label={requestFormCopy().document} error={error} required>
        <LongLine maxLength={maxTitleLength} defaultValue={entered.title} autoComplete="off" />
      </Field>
      <Field name="description" id={`${id}-description`} label={requestFormCopy().noteForClient} optional>
        <TextArea rows={2} maxLength={maxDescriptionLength} defaultValue={entered.description} />
      </Field>
      <FieldGroup name="need" id={`${id}-need`} label={requestFormCopy().importance}>
        <RadioGroup options={options} defaultValue={entered.need ?? 'required'} />
      </FieldGroup>
    </>
  )
}

type RequestFormProps = { error: string | undefined; entered: Entered | undefined; action?: string }

export function RequestForm({ error, entered = {}, action }: RequestFormProps) {
  return (
    <Form method="post" action={action} className="admin-form compact" preventScrollReset>
      <ItemFields id="new" entered={entered} error={error} />
      <div className="row">
        <Button size="small" name="intent" value="add" icon="send">
          {requestFormCopy().requestDocument}
        </Button>
        <Button size="small" kind="quiet" name="intent" value="add-silently">
          {requestFormCopy().addWithoutRequest}
        </Button>
      </div>
      <p className="soft t14">{requestFormCopy().ifYouRequestItClient}</p>
    </Form>
  )
}
