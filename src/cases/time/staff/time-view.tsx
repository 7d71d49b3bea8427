import { Form, Link, useNavigation } from 'react-router'
import { timePath } from '#cases/process/case-links.ts'
import * as timeTexts from '#cases/time/locales/en.ts'
import type { RunningTimer } from '#cases/time/time-db.server.ts'
import { maxNoteLength } from '#cases/time/time-entry.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { StopForm } from './timer.tsx'

const copy = () => t(timeTexts.time)

export type TimeAnswer = { intent: string; text: string; values: Record<string, string>; entryId: string }

type Entry = {
  id: string
  personName: string
  workedOn: string
  minutes: number
  note: string
  isBilled: boolean
  mayChange: boolean
}

type View = {
  caseId: string
  clientId: string
  today: string
  timer: RunningTimer | null
  ranLong: boolean
  entries: Entry[]
  mayWrite: boolean
  mayInvoice: boolean
  key: string
}

export function TimeView({ view, answer }: { view: View; answer: TimeAnswer | undefined }) {
  const { caseId, entries, timer, today, mayWrite } = view
  const isHere = timer?.caseId === caseId
  const sum = (some: readonly Entry[]) => copy().hours(some.reduce((minutes, entry) => minutes + entry.minutes, 0))
  const unbilled = entries.filter(({ isBilled }) => !isBilled)
  const own = (...intents: string[]) => (answer && intents.includes(answer.intent) ? answer : undefined)
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={copy().time}>
          {own('start') && <Note kind="bad" title={own('start')?.text} live />}
          {own('change', 'remove') && (
            <Note kind="bad" title={copy().notSaved} live>
              {own('change', 'remove')?.text}
            </Note>
          )}
          {entries.length === 0 && <p className="soft">{copy().empty}</p>}
          <ul>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} answer={own('change')} />
            ))}
          </ul>
          {entries.length > 0 && (
            <p className="mt-16">
              <b>
                {copy().total} <span className="numbers">{sum(entries)}</span>
              </b>
              <br />
              <span className="soft">
                {copy().unbilled} <span className="numbers">{sum(unbilled)}</span>
              </span>
            </p>
          )}
          {view.mayInvoice && unbilled.length > 0 && (
            <p className="mt-16">
              <ArrowLink to={`/admin/billing/new?client=${view.clientId}&case=${caseId}`}>
                {copy().createInvoice}
              </ArrowLink>
            </p>
          )}
        </Panel>
      </div>
      <div className="panel-stack">
        {isHere && (
          <Panel title={copy().stop} important>
            <StopForm timer={timer} ranLong={view.ranLong || own('stop') !== undefined} answer={own('stop')} />
          </Panel>
        )}
        {timer && !isHere && (
          <Note kind="info" title={copy().runningElsewhere(timer.caseNumber)}>
            <Link to={timePath(timer.caseId)}>{copy().openTimer(timer.caseNumber)}</Link>
          </Note>
        )}
        {mayWrite && (
          <Panel title={copy().addTime}>
            <Form method="post" className="admin-form compact" key={view.key} preventScrollReset>
              <input type="hidden" name="key" value={view.key} />
              <TimeFields answer={own('add')} given={{ day: today, minutes: '', note: '' }} prefix="add" />
              <p>
                <AddButton />
              </p>
            </Form>
          </Panel>
        )}
      </div>
    </div>
  )
}

function AddButton() {
  return (
    <Button
      kind="outline"
      size="small"
      name="intent"
      value="add"
      busy={useNavigation().formData?.get('intent') === 'add'}
    >
      {copy().add}
    </Button>
  )
}

type FieldsProps = {
  answer: TimeAnswer | undefined
  given: { day: string; minutes: string; note: string }
  prefix: string
}

function TimeFields({ answer, given, prefix }: FieldsProps) {
  const value = (name: keyof typeof given) => answer?.values[name] ?? given[name]
  return (
    <>
      <Field name="day" id={`${prefix}-day`} label={copy().day} required>
        <DateInput defaultValue={value('day')} />
      </Field>
      <Field
        name="minutes"
        id={`${prefix}-minutes`}
        label={copy().workedMinutes}
        hint={copy().minutesHint}
        error={answer?.text}
        required
      >
        <TextInput inputMode="numeric" maxLength={5} autoComplete="off" defaultValue={value('minutes')} />
      </Field>
      <Field name="note" id={`${prefix}-note`} label={copy().note} hint={copy().noteHint}>
        <TextInput maxLength={maxNoteLength} autoComplete="off" defaultValue={value('note')} />
      </Field>
    </>
  )
}

function EntryRow({ entry, answer }: { entry: Entry; answer: TimeAnswer | undefined }) {
  const own = answer?.entryId === entry.id ? answer : undefined
  const given = { day: entry.workedOn, minutes: String(entry.minutes), note: entry.note }
  return (
    <li className="office-note">
      <p className="row between">
        <span>
          <b className="numbers">{copy().hours(entry.minutes)}</b> {entry.note}
        </span>
        <Status kind={entry.isBilled ? 'done' : 'off'}>{entry.isBilled ? copy().billed : copy().unbilled}</Status>
      </p>
      <small className="soft">
        {entry.personName}, {formatDate(entry.workedOn)}
      </small>
      {entry.mayChange && (
        <details className="older" open={own ? true : undefined}>
          <summary>{copy().edit}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="entry" value={entry.id} />
            <TimeFields answer={own} given={given} prefix={entry.id} />
            <div className="row">
              <Button kind="outline" size="small" name="intent" value="change">
                {copy().save}
              </Button>
              <Button kind="danger" size="small" name="intent" value="remove" formNoValidate>
                {copy().remove}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </li>
  )
}
