import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'

export function EndForm({ text = '' }: { text?: string }) {
  return (
    <Form method="post" className="admin-form compact mt-8" preventScrollReset>
      <Field
        name="text"
        id="how"
        label="Note"
        hint="Stays in the case between staff. A held or missed talk uses its minutes."
      >
        <TextArea rows={4} maxLength={2000} defaultValue={text} />
      </Field>
      <p className="row">
        <Button name="intent" value="complete" kind="primary" size="small">
          Held
        </Button>
        <Button name="intent" value="miss" kind="outline" size="small">
          The client did not come
        </Button>
      </p>
    </Form>
  )
}
