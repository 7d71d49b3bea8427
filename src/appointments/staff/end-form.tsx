import { Form } from 'react-router'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.endForm)

export function EndForm({ text = '' }: { text?: string }) {
  return (
    <Form method="post" className="admin-form compact mt-8" preventScrollReset>
      <Field name="text" id="how" label={copy().note} hint={copy().onlyStaffCanSeeThis}>
        <TextArea rows={4} maxLength={2000} defaultValue={text} />
      </Field>
      <p className="row">
        <Button name="intent" value="complete" kind="primary" size="small">
          {copy().appointmentTookPlace}
        </Button>
        <Button name="intent" value="miss" kind="outline" size="small">
          {copy().clientDidNotAttend}
        </Button>
      </p>
    </Form>
  )
}
