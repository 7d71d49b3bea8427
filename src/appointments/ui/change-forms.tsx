import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import type { PickerView } from '#appointments/booking/view-picker.server.ts'
import type { ChangeAnswer } from '#appointments/change-own.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { MoveView, OwnAppointment } from '#appointments/view-own.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { Picker, TimeButtons } from './picker.tsx'

const copy = () => t(appointmentTexts.changeForms)

type ChangeFormsProps = {
  appointment: OwnAppointment
  picker: PickerView | null
  move: MoveView | null
  office: { phone: string; phoneLink: string }
  answer?: ChangeAnswer
  to: (change: Record<string, string>) => string
}

export function ChangeForms({ appointment, picker, move, office, answer, to }: ChangeFormsProps) {
  if (!appointment.mayChange && !answer) return null
  return (
    <section className="mt-32 change-forms" aria-label={copy().moveOrCancel}>
      {answer && <Note kind="warn" live title={t(appointmentTexts.appointments).refusals[answer.refusal]} />}
      {answer && answer.next.length > 0 && (
        <TimeButtons times={answer.next} withDay isSwiss={appointment.local === null} to={timeLink(to)} />
      )}
      {appointment.mayChange &&
        (appointment.isLate ? (
          <Late usesMinutes={appointment.usesMinutes} {...office} />
        ) : (
          <MoveForm picker={picker} move={answer ? null : move} to={to} />
        ))}
      {appointment.mayChange && (
        <details className="ask mt-32">
          <summary>{copy().cancelAppointment}</summary>
          <Form method="post" className="stack mt-16">
            {appointment.isLate && appointment.usesMinutes && (
              <Note kind="warn">{copy().yourAppointmentIsInLess(appointment.durationMinutes)}</Note>
            )}
            <Field name="reason" label={copy().reason} optional>
              <TextInput maxLength={500} />
            </Field>
            <div>
              <Button kind="danger">{copy().cancelAppointment}</Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  )
}

function Late({ usesMinutes, phone, phoneLink }: { usesMinutes: boolean; phone: string; phoneLink: string }) {
  return (
    <p>
      {copy().tooLateToMove(usesMinutes)} <a href={`tel:${phoneLink}`}>{phone}</a>.
    </p>
  )
}

const timeLink = (to: ChangeFormsProps['to']) => (time: string) => `${to({ move: '1', time, note: '' })}#move`

function MoveForm({ picker, move, to }: Pick<ChangeFormsProps, 'picker' | 'move' | 'to'>) {
  if (!picker) {
    return (
      <ButtonLink to={to({ move: '1', booked: '', note: '' })} kind="outline" preventScrollReset>
        {copy().moveAppointment}
      </ButtonLink>
    )
  }
  if (move) return <MoveConfirm move={move} backTo={to({ time: '' })} />
  return (
    <>
      <h2 className="t24">{copy().moveAppointment}</h2>
      <Picker picker={picker} to={(change) => to({ ...change, time: '' })}>
        <TimeButtons times={picker.times} isSwiss={picker.isSwiss} to={timeLink(to)} />
      </Picker>
      <p className="mt-16">
        <Link to={to({ move: '', day: '', month: '', time: '' })}>{copy().keepThisTime}</Link>
      </p>
    </>
  )
}

const moveCopy = () => t(appointmentTexts.moveConfirm)

const at = (instant: Date) => moveCopy().swissTime(formatWeekday(instant), formatTime(instant))

type MoveConfirmProps = {
  move: MoveView
  backTo: string
  adviser?: { id: string; name: string } | null
}

/** Last step of a move. It is an ordinary form post, so it also works without JavaScript. */
export function MoveConfirm({ move, backTo, adviser }: MoveConfirmProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title takes the focus again for each chosen time
  useEffect(() => title.current?.focus(), [move.startsAt])
  return (
    <section className="booking mt-16" aria-labelledby="move-title" id="move">
      <h2 className="t24" id="move-title" ref={title} tabIndex={-1}>
        {moveCopy().moveThisAppointment}
      </h2>
      <FactList
        dense
        facts={[
          { term: moveCopy().from, value: move.from },
          { term: moveCopy().to, value: <b>{move.to}</b> },
          ...(adviser ? [{ term: t(appointmentTexts.appointmentFacts).adviser, value: adviser.name }] : []),
          {
            term: moveCopy().freeCancellation,
            value: move.freeUntil
              ? moveCopy().freeUntil(at(move.freeUntil), move.freeUntilBefore && at(move.freeUntilBefore))
              : moveCopy().noLongerFree(move.freeUntilBefore && at(move.freeUntilBefore)),
          },
        ]}
      />
      <Form method="post">
        {adviser && <input type="hidden" name="staff" value={adviser.id} />}
        <div className="row">
          <Button name="startsAt" value={move.startsAt} kind="primary">
            {t(appointmentTexts.changeForms).moveAppointment}
          </Button>
          <Link to={backTo} preventScrollReset>
            {moveCopy().chooseAnotherTime}
          </Link>
        </div>
      </Form>
    </section>
  )
}
