import { Form } from 'react-router'
import type { listMinutes } from '#appointments/credit/minutes-db.server.ts'
import { appointmentWords } from '#appointments/words.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'

type Entry = Awaited<ReturnType<typeof listMinutes>>[number]

export function MinutesPanel({ entries, left }: { entries: readonly Entry[]; left: number }) {
  const { creditEntries } = appointmentWords()
  return (
    <Panel title={`Minutes of the case: ${left} left`}>
      <ul className="mt-8">
        {entries.map(({ id, entry, minutes, note, at }) => (
          <li key={id}>
            {creditEntries[entry]}: {minutes} min{' '}
            <span className="soft">{[formatDateTime(at), note].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <details className="ask mt-8">
        <summary>Give minutes back</summary>
        <Form method="post" className="admin-form compact">
          <input type="hidden" name="seen" value={entries.at(-1)?.id ?? 0} />
          <Field name="minutes" label="Minutes" required>
            <TextInput inputMode="numeric" maxLength={3} />
          </Field>
          <Field
            name="text"
            id="give-reason"
            label="Reason"
            hint="The client sees the minutes and not the reason."
            required
          >
            <TextInput maxLength={300} />
          </Field>
          <div>
            <Button name="intent" value="give-back" kind="outline" size="small">
              Give back
            </Button>
          </div>
        </Form>
      </details>
    </Panel>
  )
}
