import { Form } from 'react-router'
import type { AbsenceRow, AdviserCalendar } from '#appointments/calendar/calendar-db.server.ts'
import { consultationLanguages } from '#appointments/kinds/kinds.ts'
import { errorWords, type HoursAnswer } from '#appointments/staff/error-words.ts'
import { FeedForm } from '#appointments/ui/feed-form.tsx'
import { appointmentWords } from '#appointments/words.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { hoursOn, writeHours } from '#platform/week-hours.ts'
import { AbsencePanel } from './absence-panel.tsx'

type View = {
  own: AdviserCalendar
  isSelf: boolean
  mayAll: boolean
  staff: { id: string; name: string }[]
  absences: AbsenceRow[]
  feedSince: Date | null
}
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function HoursView({ view, answer }: { view: View; answer?: HoursAnswer }) {
  const { own, staff, isSelf } = view
  return (
    <>
      {staff.length > 0 && (
        <p>
          <ArrowLink to="/admin/calendar/kinds">Kinds of talks and their rules</ArrowLink>
        </p>
      )}
      {staff.length > 0 && (
        <Chips
          label="Whose calendar"
          chips={staff.map(({ id, name }) => ({
            to: `/admin/calendar/hours?who=${id}`,
            label: name,
            current: id === own.id,
          }))}
        />
      )}
      <div className="panels mt-16">
        <HoursForm own={own} answer={answer?.texts.intent === 'hours' ? answer : undefined} />
        <div className="panel-stack">
          <AbsencePanel {...view} answer={answer?.texts.intent === 'absence' ? answer : undefined} />
          {isSelf && (
            <Panel title="In your own calendar">
              <FeedForm since={view.feedSince} shown={answer?.feed ?? null} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function HoursForm({ own, answer }: { own: AdviserCalendar; answer?: HoursAnswer }) {
  const { texts = {}, errors: problems = {} } = answer ?? {}
  const errors = Object.fromEntries(Object.entries(problems).map(([field, error]) => [field, errorWords[error]]))
  const words = appointmentWords()
  return (
    <Panel title={`Working hours of ${own.name}`}>
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset key={own.id}>
        <ErrorSummary errors={listErrors(errors)} />
        <Checkbox
          name="bookable"
          label="Can be booked"
          defaultChecked={answer ? texts.bookable === 'on' : own.isBookable}
        />
        {days.map((name, at) => {
          const field = `day-${at + 1}`
          return (
            <Field key={field} name={field} label={name} error={errors[field]}>
              <TextInput
                placeholder="Free"
                autoComplete="off"
                maxLength={80}
                defaultValue={texts[field] ?? writeHours(hoursOn(own.hours, at + 1))}
              />
            </Field>
          )
        })}
        <FieldGroup name="languages" label="Languages">
          {consultationLanguages.map((code) => (
            <Checkbox
              key={code}
              name={`language-${code}`}
              label={words.languages[code]}
              error={errors[`language-${code}`]}
              defaultChecked={answer ? texts[`language-${code}`] === 'on' : own.languages.includes(code)}
            />
          ))}
        </FieldGroup>
        <Field
          name="room"
          label="Own room"
          hint="Where video talks always take place. Without one, each gets a room of its own."
          error={errors.room}
          optional
        >
          <TextInput type="url" maxLength={500} placeholder="https://" defaultValue={texts.room ?? own.roomUrl ?? ''} />
        </Field>
        <div>
          <Button name="intent" value="hours" kind="primary" size="small">
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
