import { Form } from 'react-router'
import type { Rhythm } from '#cases/reminder-rhythm.ts'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { AffixInput } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { FieldErrors } from '#platform/field-faults.ts'
import { ReminderFields } from './reminder-fields.tsx'

/** What is said about a form of settings that was not saved: which one, and what was entered. */
export type SettingsAnswer = { at: string; fields: FieldErrors; values: Record<string, string> }

/** How the firm works: sign-in of staff, documents, reminders, news. */
export function FirmForm({
  firm,
  answer,
}: {
  firm: {
    secondFactor: string
    teamShowsStaff: string
    idleMinutes: number
    quotaMb: number
    rhythm: Rhythm
    autoGenerateNews: string
    newsReview: string
  }
  answer: SettingsAnswer | undefined
}) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Settings of the firm">
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <ErrorSummary errors={listErrors(fields)} />
        <FieldGroup
          name="secondFactor"
          label="2FA for all admin users"
          hint="Required: whoever has none sets one up before anything else is shown."
          error={fields.secondFactor}
        >
          <Segmented
            key={firm.secondFactor}
            defaultValue={values.secondFactor ?? firm.secondFactor}
            options={[
              { value: 'required', label: 'Required' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <FieldGroup
          name="teamShowsStaff"
          label="People on the page of the team"
          hint="On: the page shows everybody whose profile says so, with languages and specialities."
          error={fields.teamShowsStaff}
        >
          <Segmented
            key={firm.teamShowsStaff}
            defaultValue={values.teamShowsStaff ?? firm.teamShowsStaff}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <Field
          name="idleMinutes"
          label="Session timeout"
          hint="Staff are signed out after this time without use, and after 12 hours in any case."
          error={fields.idleMinutes}
          required
        >
          <AffixInput
            suffix="minutes"
            inputMode="numeric"
            autoComplete="off"
            key={firm.idleMinutes}
            defaultValue={values.idleMinutes ?? firm.idleMinutes}
          />
        </Field>
        <Field
          name="quotaMb"
          label="Room for documents"
          hint="How much each client may keep with us over all cases."
          error={fields.quotaMb}
          required
        >
          <AffixInput
            suffix="MB"
            inputMode="numeric"
            autoComplete="off"
            key={firm.quotaMb}
            defaultValue={values.quotaMb ?? firm.quotaMb}
          />
        </Field>
        <ReminderFields rhythm={firm.rhythm} fields={fields} values={values} />
        <FieldGroup
          name="autoGenerateNews"
          label="Auto-generate news"
          hint="On: every morning the feeds are read and up to five articles are written."
          error={fields.autoGenerateNews}
        >
          <Segmented
            key={firm.autoGenerateNews}
            defaultValue={values.autoGenerateNews ?? firm.autoGenerateNews}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <FieldGroup
          name="newsReview"
          label="Publishing of news"
          hint="What fails a check is never shown rewritten, only as Original Source."
          error={fields.newsReview}
        >
          <Segmented
            key={firm.newsReview}
            defaultValue={values.newsReview ?? firm.newsReview}
            options={[
              { value: 'after', label: 'When all checks pass' },
              { value: 'before', label: 'After approval' },
            ]}
          />
        </FieldGroup>
        <div>
          <Button kind="primary" size="small">
            Save Settings
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
