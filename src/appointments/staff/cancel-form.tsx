import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'

export function CancelForm({ text = '', open }: { text?: string; open?: boolean }) {
  return (
    <details className="ask" open={open}>
      <summary>Cancel the appointment</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <Field name="text" id="reason" label="Reason" hint="The client reads it in the letter.">
          <TextInput maxLength={500} defaultValue={text} />
        </Field>
        <div>
          <Button name="intent" value="cancel" kind="danger" size="small">
            Cancel the appointment
          </Button>
        </div>
      </Form>
    </details>
  )
}
