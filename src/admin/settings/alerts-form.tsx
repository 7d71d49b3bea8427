import { Form } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { AffixInput } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { Threshold } from './alert-thresholds.server.ts'
import type { SettingsAnswer } from './firm-form.tsx'

type Props = { thresholds: readonly Threshold[]; answer: SettingsAnswer | undefined }

/** From how many on within an hour the owners get a letter, and a note on the dashboard. */
export function AlertsForm({ thresholds, answer }: Props) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Alerts">
      <p className="soft mt-8">
        Owners get a letter, and the dashboard a note, when this happens so often within an hour. 0 switches it off.
      </p>
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="alerts" />
        <ErrorSummary errors={listErrors(fields)} />
        {thresholds.map(({ name, label, value }) => (
          <Field key={name} name={name} label={label} error={fields[name]} required>
            <AffixInput
              suffix="in an hour"
              inputMode="numeric"
              autoComplete="off"
              key={value}
              defaultValue={values[name] ?? value}
            />
          </Field>
        ))}
        <div>
          <Button kind="primary" size="small">
            Save Alerts
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
