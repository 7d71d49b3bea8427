import { Form } from 'react-router'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.noteForm)

export function NoteForm({ note }: { note: string }) {
  return (
    <Form method="post" className="admin-form compact mt-8" preventScrollReset>
      <Field name="text" id="internal" label={copy().note} hideLabel>
        <TextArea key={note} rows={3} maxLength={2000} defaultValue={note} />
      </Field>
      <div>
        <Button name="intent" value="note" kind="outline" size="small">
          {copy().saveNote}
        </Button>
      </div>
    </Form>
  )
}
