import { Form } from 'react-router'
import type { listMinutes } from '#appointments/credit/minutes-db.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.minutesPanel)

type Entry = Awaited<ReturnType<typeof listMinutes>>[number]

export function MinutesPanel({ entries, left }: { entries: readonly Entry[]; left: number }) {
  const { creditEntries } = t(appointmentTexts.appointments)
  return (
    <Panel title={copy().consultationMinutesLeft(left)}>
      <ul className="mt-8">
        {entries.map(({ id, entry, minutes, note, at }) => (
          <li key={id}>
            {copy().min(creditEntries[entry], minutes)}{' '}
            <span className="soft">{[formatDateTime(at), note].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <details className="ask mt-8">
        <summary>{copy().restoreMinutes}</summary>
        <Form method="post" className="admin-form compact">
          <input type="hidden" name="seen" value={entries.at(-1)?.id ?? 0} />
          <Field name="minutes" label={copy().minutes} required>
            <TextInput inputMode="numeric" maxLength={3} />
          </Field>
          <Field name="text" id="give-reason" label={copy().reason} hint={copy().clientWillSeeMinutesBut} required>
            <TextInput maxLength={300} />
          </Field>
          <div>
            <Button name="intent" value="give-back" kind="outline" size="small">
              {copy().restoreMinutes2}
            </Button>
          </div>
        </Form>
      </details>
    </Panel>
  )
}
