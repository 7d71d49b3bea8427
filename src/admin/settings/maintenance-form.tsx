import { Form } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { TextArea, TextInput } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { SettingsAnswer } from './firm-form.tsx'

type Props = {
  maintenance: { mode: string; message: string; until: string }
  answer: SettingsAnswer | undefined
}

/** Closes the site to everybody but staff, with what visitors read meanwhile. */
export function MaintenanceForm({ maintenance: { mode, message, until }, answer }: Props) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Maintenance" important={mode === 'on'}>
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="maintenance" />
        <ErrorSummary errors={listErrors(fields)} />
        <FieldGroup
          name="maintenanceMode"
          label="Maintenance mode"
          hint="On: visitors and clients see a page with the message, at once. Staff who are signed in go on; so do payments and letters."
          error={fields.maintenanceMode}
        >
          <Segmented
            key={mode}
            defaultValue={values.maintenanceMode ?? mode}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <Field
          name="maintenanceMessage"
          label="Message"
          hint="Empty: we say that we are working on the site and that everything is safe."
          error={fields.maintenanceMessage}
        >
          <TextArea key={message} rows={3} maxLength={300} defaultValue={values.maintenanceMessage ?? message} />
        </Field>
        <Field
          name="maintenanceUntil"
          label="Expected end"
          hint="Time in Zurich. Visitors and search engines are told when to come back; the mode stays on until you end it."
          error={fields.maintenanceUntil}
        >
          <TextInput key={until} type="datetime-local" defaultValue={values.maintenanceUntil ?? until} />
        </Field>
        <div>
          <Button kind="primary" size="small">
            Save Maintenance
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
