import { Form } from 'react-router'
import { itemNeeds } from '#cases/requests/item-need.ts'
import { maxDescriptionLength, maxTitleLength } from '#cases/requests/item-text.ts'
import { caseWords } from '#cases/words.ts'
import { Button } from '#design/button.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'

type Entered = { title?: string | undefined; description?: string | undefined; need?: string | undefined }

export function ItemFields({ id, entered, error }: { id: string; entered: Entered; error: string | undefined }) {
  const options = itemNeeds.map((value) => ({ value, label: caseWords().itemNeeds[value].label }))
  return (
    <>
      <Field name="title" id={`${id}-title`} label="Document" error={error} required>
        <LongLine maxLength={maxTitleLength} defaultValue={entered.title} autoComplete="off" />
      </Field>
      <Field name="description" id={`${id}-description`} label="What the client should know" optional>
        <TextArea rows={2} maxLength={maxDescriptionLength} defaultValue={entered.description} />
      </Field>
      <FieldGroup name="need" id={`${id}-need`} label="How much it is needed">
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
          Ask the client
        </Button>
        <Button size="small" kind="quiet" name="intent" value="add-silently">
          Add without asking
        </Button>
      </div>
      <p className="soft t14">Asking sends one letter that names the document, and the case waits for it.</p>
    </Form>
  )
}
