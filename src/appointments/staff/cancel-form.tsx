import { Form } from 'react-router'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.cancelForm)

export function CancelForm({ text = '', open }: { text?: string; open?: boolean }) {
  return (
    <details className="ask" open={open}>
      <summary>{copy().cancelAppointment}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <Field name="text" id="reason" label={copy().reason} hint={copy().clientWillReadThisReason}>
          <TextInput maxLength={500} defaultValue={text} />
        </Field>
        <div>
          <Button name="intent" value="cancel" kind="danger" size="small">
            {copy().cancelAppointment}
          </Button>
        </div>
      </Form>
    </details>
  )
}
