import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { BookingStep } from './booking-action.server.ts'
import { WhoFields } from './who-fields.tsx'

const copy = () => t(appointmentStaffTexts.bookingForm)

type Props = { answer: BookingStep; submissionKey: string; isPane?: boolean }

/** Books an appointment in two steps. All state is in the form, so it works without JavaScript. */
export function BookingPanel({ answer, submissionKey, isPane }: Props) {
  // Keep the first key: the page may reload its data while someone is typing.
  const [key] = useState(submissionKey)
  return answer.step === 'review' ? (
    <Review view={answer.view} submissionKey={key} />
  ) : (
    <BookingForm answer={answer} submissionKey={key} isPane={isPane ?? false} />
  )
}

function BookingForm({ answer, submissionKey, isPane }: Required<Props>) {
  const { view, errors, refusal } = answer
  const { way, staff, staffId, kinds, kind, cases, caseId, freeMinutes } = view
  const words = t(appointmentTexts.appointments)
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {})
  // Uncontrolled fields take new default values only if they are mounted again.
  const version = JSON.stringify([
    kind,
    staffId,
    way,
    view.day,
    view.startsAt,
    caseId,
    view.person,
    view.hits,
    view.who,
  ])
  return (
    <Form method="post" className="booking-form" noValidate preventScrollReset key={version}>
      <input type="hidden" name="key" value={submissionKey} />
      <ErrorSummary errors={listErrors(errors)} />
      {refusal && <Note kind="warn" live title={refusal} />}
      <WhoFields view={view} error={error} />
      <fieldset className="booking-part">
        <legend>{copy().appointment}</legend>
        {cases.length > 0 && (
          <Field
            name="case"
            label={copy().case}
            hint={freeMinutes === null ? undefined : copy().minutesLeft(freeMinutes)}
          >
            <Select options={cases} placeholder={copy().noCase} defaultValue={caseId ?? ''} />
          </Field>
        )}
        <div className="booking-pair">
          <Field name="kind" label={copy().appointmentType}>
            <Select options={kinds} defaultValue={kind} />
          </Field>
          <Field name="channel" label={copy().channel}>
            <Select
              options={view.channels.map((value) => ({ value, label: words.meetingTypes[value] }))}
              defaultValue={way.channel}
            />
          </Field>
          <Field name="staff" label={copy().adviser}>
            <Select options={staff} defaultValue={staffId ?? ''} />
          </Field>
          <Field name="length" label={copy().lengthText}>
            <Select
              options={view.lengths.map((minutes) => ({ value: String(minutes), label: copy().minutes(minutes) }))}
              defaultValue={String(way.length)}
            />
          </Field>
          <Field name="language" label={copy().language}>
            <Select
              options={view.languages.map((value) => ({ value, label: words.languages[value] }))}
              defaultValue={way.language}
            />
          </Field>
        </div>
      </fieldset>
      <Times view={view} error={error} isPane={isPane} />
      <Field name="topic" label={copy().topic} optional {...error('topic')}>
        <TextInput maxLength={maxEntryLength.topic} defaultValue={view.topic} />
      </Field>
      <div>
        <Button name="intent" value="review" kind="primary" size="small" full={isPane}>
          {copy().next}
        </Button>
        <p className="fine mt-8">{copy().nothingIsSentYet}</p>
      </div>
    </Form>
  )
}

type PartProps = { view: BookingStep['view']; error: (name: string) => { error?: string } }

/** Day and free times as radio buttons; also part of other forms. */
export function Times({ view, error, isPane }: PartProps & { isPane: boolean }) {
  const { day, dayName, times, nextDays, startsAt, isGone } = view
  return (
    <fieldset className="booking-part">
      <legend>{copy().dateAndTime}</legend>
      <div className="booking-day">
        <Field name="day" label={copy().day}>
          <DateInput defaultValue={day} />
        </Field>
        <Button name="intent" value="times" kind="outline" size="small">
          {copy().showTimes}
        </Button>
      </div>
      {isGone && !error('startsAt').error && <Note kind="warn" live title={copy().timeGone(isGone)} />}
      {error('startsAt').error && (
        <p className="field-error" id="startsAt-error">
          {error('startsAt').error}
        </p>
      )}
      {times.length === 0 ? (
        <p className="mt-8">{copy().noTimes(dayName)}</p>
      ) : (
        <div role="radiogroup" aria-label={copy().freeTimes(dayName)} className={isPane ? 'slots is-pane' : 'slots'}>
          {times.map((time, at) => (
            <label key={time.startsAt}>
              <input
                type="radio"
                name="startsAt"
                id={at === 0 ? 'startsAt' : undefined}
                value={time.startsAt}
                defaultChecked={time.startsAt === startsAt}
              />
              <span>{time.swiss}</span>
            </label>
          ))}
        </div>
      )}
      {nextDays.length > 0 && (
        <p className="row mt-8 booking-days">
          <span className="soft t14">{copy().otherDays}</span>
          {nextDays.map(({ day: other, name }) => (
            <Button key={other} name="goto" value={other} kind="outline" size="dense">
              {name}
            </Button>
          ))}
        </p>
      )}
    </fieldset>
  )
}

function Review({ view, submissionKey }: { view: BookingStep['view']; submissionKey: string }) {
  const { person, way, staff, staffId, kind, kinds, cases, caseId, startsAt, when, freeUntil, topic, entered } = view
  const isBusy = useNavigation().formMethod === 'POST'
  const words = t(appointmentTexts.appointments)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
    options.find((option) => option.value === value)?.label ?? null
  const carried = {
    ...{ key: submissionKey, who: view.who, kind, channel: way.channel, length: String(way.length), topic },
    ...{ language: way.language, staff: staffId ?? '', startsAt: startsAt ?? '', day: view.day, case: caseId ?? '' },
    ...(person?.kind === 'client' && { client: person.id }),
    ...(person?.kind === 'enquirer' && { lead: String(person.number) }),
    ...entered,
  }
  const caseName = labelOf(cases, caseId)
  return (
    <section className="booking" aria-labelledby="check-title">
      <h2 className="t24" id="check-title" ref={title} tabIndex={-1}>
        {copy().checkBooking}
      </h2>
      <FactList
        dense
        facts={[
          { term: copy().whoIsItFor, value: person?.name },
          { term: copy().emailTo, value: person?.email },
          ...(person?.phone ? [{ term: copy().phone, value: person.phone }] : []),
          { term: copy().when, value: <b>{when}</b> },
          { term: copy().appointment, value: labelOf(kinds, kind) },
          { term: copy().channel, value: words.meetingTypes[way.channel] },
          { term: copy().adviser, value: labelOf(staff, staffId ?? '') },
          { term: copy().language, value: words.languages[way.language] },
          ...(caseName ? [{ term: copy().case, value: caseName }] : []),
          ...(topic ? [{ term: copy().topic, value: topic }] : []),
        ]}
      />
      <p className="soft t14">{freeUntil ? copy().movableUntil(freeUntil) : copy().noLongerMovable}</p>
      <Form method="post" preventScrollReset>
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="row">
          <Button name="intent" value="book" kind="primary" size="small" busy={isBusy}>
            {isBusy ? copy().booking : copy().book}
          </Button>
          <Button name="intent" value="change" kind="outline" size="small">
            {copy().change}
          </Button>
        </div>
      </Form>
    </section>
  )
}
