import { Form } from 'react-router'
import type { AbsenceRow } from '#appointments/calendar/calendar-db.server.ts'
import type { CalendarErrors } from '#appointments/calendar/refresh-calendar.server.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox, Segmented } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.absencePanel)

type AbsencePanelProps = { absences: readonly AbsenceRow[]; mayAll: boolean; answer?: HoursAnswer }

export function AbsencePanel({ absences, mayAll, answer }: AbsencePanelProps) {
  const { texts = {}, errors: problems = {} } = answer ?? {}
  const errors = Object.fromEntries(Object.entries(problems).map(([field, error]) => [field, errorWords[error]]))
  return (
    <Panel title={copy().absencesAndBlockedTimes}>
      {absences.length === 0 && <p className="soft mt-8">{copy().thereAreNoUpcomingAbsences}</p>}
      <ul>
        {absences.map(({ id, startsAt, endsAt, note, kind, staffId }) => (
          <li key={id} className="row between mt-8">
            <span>
              {absenceText(startsAt, endsAt)}
              <small className="cell-note">
                {[kind === 'absence' ? copy().away : copy().blocked, note, staffId === null ? copy().wholeFirm : '']
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button
                name="intent"
                value="remove-absence"
                kind="quiet"
                size="dense"
                aria-label={copy().remove(formatDateTime(startsAt))}
              >
                {copy().remove2}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form
        key={answer ? 'refused' : absences.map(({ id }) => id).join()}
        method="post"
        className="admin-form compact mt-16"
        noValidate
        preventScrollReset
      >
        <ErrorSummary errors={listErrors(errors)} />
        <FieldGroup name="kind" label={copy().type}>
          <Segmented
            defaultValue={texts.kind ?? 'absence'}
            options={[
              { value: 'absence', label: copy().absence },
              { value: 'blocked', label: copy().blockedTime },
            ]}
          />
        </FieldGroup>
        <div className="columns">
          <Field name="from" label={copy().from} error={errors.from} required>
            <DateInput defaultValue={texts.from} />
          </Field>
          <Field name="fromTime" label={copy().time} error={errors.fromTime} optional>
            <TextInput placeholder="00:00" maxLength={5} defaultValue={texts.fromTime} />
          </Field>
        </div>
        <div className="columns">
          <Field name="until" label={copy().until} error={errors.until} optional>
            <DateInput defaultValue={texts.until} />
          </Field>
          <Field name="untilTime" label={copy().time} error={errors.untilTime} optional>
            <TextInput placeholder="24:00" maxLength={5} defaultValue={texts.untilTime} />
          </Field>
        </div>
        <Field name="note" label={copy().note} optional>
          <TextInput maxLength={100} defaultValue={texts.note} />
        </Field>
        {mayAll && <Checkbox name="all" label={copy().forWholeFirm} defaultChecked={texts.all === 'on'} />}
        <div>
          <Button name="intent" value="absence" kind="outline" size="small">
            {copy().addEntry}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

/** Whole days are shown without their times; the end of the last day is stored as midnight. */
export function absenceText(startsAt: Date, endsAt: Date): string {
  const isWholeDays = formatTime(startsAt) === '00:00' && formatTime(endsAt) === '00:00'
  if (!isWholeDays) return `${formatDateTime(startsAt)} – ${formatDateTime(endsAt)}`
  const [first, last] = [formatDate(startsAt), formatDate(new Date(endsAt.getTime() - 60_000))]
  return first === last ? first : `${first} – ${last}`
}

const errorCopy = () => t(appointmentStaffTexts.errorWords)

export type HoursAnswer = { feed: string | null; errors: CalendarErrors; texts: Record<string, string> }

export const errorWords: Record<CalendarErrors[string], string> = {
  get 'no-hours'() {
    return errorCopy().enterTimesSuchAs09
  },
  get 'no-languages'() {
    return errorCopy().chooseAtLeastOneLanguage
  },
  get 'no-room'() {
    return errorCopy().enterAddressThatBeginsWith
  },
  get 'no-day'() {
    return errorCopy().enterValidDateSuchAs
  },
  get 'no-time'() {
    return errorCopy().enterTimeSuchAs13
  },
  get 'wrong-order'() {
    return errorCopy().endMustBeAfterStart
  },
}
