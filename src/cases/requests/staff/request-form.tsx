import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { itemNeeds } from '#cases/requests/item-need.ts'
import { maxDescriptionLength, maxTitleLength } from '#cases/requests/item-text.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.requestForm)

type Entered = { title?: string | undefined; description?: string | undefined; need?: string | undefined }

export function ItemFields({ id, entered, error }: { id: string; entered: Entered; error: string | undefined }) {
  const options = itemNeeds.map((value) => ({ value, label: t(caseTexts.cases).itemNeeds[value].label }))
  return (
    <>
      <Field name="title" id={`${id}-title`} label={copy().document} error={error} required>
        <LongLine maxLength={maxTitleLength} defaultValue={entered.title} autoComplete="off" />
      </Field>
      <Field name="description" id={`${id}-description`} label={copy().noteForClient} optional>
        <TextArea rows={2} maxLength={maxDescriptionLength} defaultValue={entered.description} />
      </Field>
      <FieldGroup name="need" id={`${id}-need`} label={copy().importance}>
        <RadioGroup options={options} defaultValue={entered.need ?? 'required'} />
      </FieldGroup>
    </>
  )
}

type Props = { error: string | undefined; entered: Entered | undefined; action?: string }

export function RequestForm({ error, entered = {}, action }: Props) {
  return (
    <Form method="post" action={action} className="admin-form compact" preventScrollReset>
      <ItemFields id="new" entered={entered} error={error} />
      <div className="row">
        <Button size="small" name="intent" value="add" icon="send">
          {copy().requestDocument}
        </Button>
        <Button size="small" kind="quiet" name="intent" value="add-silently">
          {copy().addWithoutRequest}
        </Button>
      </div>
      <p className="soft t14">{copy().ifYouRequestItClient}</p>
    </Form>
  )
}
