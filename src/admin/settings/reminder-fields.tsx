import type { Rhythm } from '#cases/reminder-rhythm.ts'
import { Field } from '#design/field.tsx'
import { AffixInput } from '#design/input.tsx'
import type { FieldErrors } from '#platform/field-faults.ts'

type Props = { rhythm: Rhythm; fields: FieldErrors; values: Record<string, string> }

/** How often clients are reminded of what waits for them: a part of the form of the firm's settings. */
export function ReminderFields({ rhythm, fields, values }: Props) {
  const rows = [
    {
      name: 'reminderFirstDays',
      label: 'First reminder after',
      hint: 'Counted in working days from the day on which something was asked of the client.',
      suffix: 'days',
      value: rhythm.firstAfterDays,
    },
    {
      name: 'reminderEveryDays',
      label: 'Further reminders every',
      hint: 'Also in working days. One letter names all that is open.',
      suffix: 'days',
      value: rhythm.everyDays,
    },
    { name: 'reminderMost', label: 'At most', hint: '0 sends no reminders.', suffix: 'times', value: rhythm.most },
    {
      name: 'reminderHour',
      label: 'Reminders go out from',
      hint: 'Time in Zurich, on working days only.',
      suffix: 'o’clock',
      value: rhythm.hour,
    },
  ]
  return rows.map(({ name, label, hint, suffix, value }) => (
    <Field key={name} name={name} label={label} hint={hint} error={fields[name]} required>
      <AffixInput
        suffix={suffix}
        inputMode="numeric"
        autoComplete="off"
        key={value}
        defaultValue={values[name] ?? value}
      />
    </Field>
  ))
}
