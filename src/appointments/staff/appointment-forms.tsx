import { Form } from 'react-router'
import type { AppointmentAnswer } from '#appointments/refusal.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { MoveConfirm } from '#appointments/ui/change-forms.tsx'
import { Picker, TimeButtons } from '#appointments/ui/picker.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import type { StaffAppointment } from './load-appointment.server.ts'

const endFormCopy = () => t(appointmentStaffTexts.endForm)

const cancelFormCopy = () => t(appointmentStaffTexts.cancelForm)

const copy = () => t(appointmentStaffTexts.appointmentForms)

type AppointmentFormsProps = {
  view: StaffAppointment
  answer?: AppointmentAnswer
  to: (change: Record<string, string>) => string
}

export function AppointmentForms({ view, answer, to }: AppointmentFormsProps) {
  const { appointment, hasBegun, note, picker, staff, staffId } = view
  const move = answer ? null : view.move
  const adviser = staff.find(({ value }) => value === staffId)
  const timeLink = (staffOf: string) => (time: string) => `${to({ move: '1', staff: staffOf, time })}#move`
  const isOver = appointment.status !== 'scheduled' && appointment.status !== 'confirmed'
  return (
    <>
      {!isOver && (hasBegun || !picker || appointment.status === 'scheduled') && (
        <Panel title={hasBegun ? copy().outcome : copy().next}>
          {hasBegun ? (
            <EndForm text={answer?.texts.text} />
          ) : (
            <div className="row mt-8">
              {appointment.status === 'scheduled' && (
                <Form method="post">
                  <Button name="intent" value="confirm" kind="primary" size="small">
                    {copy().confirmAppointment}
                  </Button>
                </Form>
              )}
              {!picker && (
                <ButtonLink to={to({ move: '1' })} kind="outline" size="small" preventScrollReset>
                  {copy().moveAppointment}
                </ButtonLink>
              )}
            </div>
          )}
        </Panel>
      )}
      {move && (
        <MoveConfirm
          move={move}
          backTo={to({ time: '' })}
          adviser={adviser ? { id: adviser.value, name: adviser.label } : null}
        />
      )}
      {picker && !move && (
        <Panel title={copy().moveToAnotherTime}>
          <Form method="get" className="inline-form mt-8">
            <input type="hidden" name="move" value="1" />
            <Field name="staff" label={copy().adviser}>
              <Select key={staffId} options={staff} defaultValue={staffId ?? ''} />
            </Field>
            <Button kind="outline" size="small">
              {copy().showTimes}
            </Button>
          </Form>
          <Picker picker={picker} to={(change) => to({ ...change, time: '' })}>
            <TimeButtons times={picker.times} isSwiss to={timeLink(staffId ?? '')} />
          </Picker>
          <p className="soft t14 mt-8">{copy().clientWillGetEmailWith}</p>
        </Panel>
      )}
      {answer && answer.next.length > 0 && (
        <TimeButtons times={answer.next} withDay isSwiss to={timeLink(answer.texts.staff ?? '')} />
      )}
      <Panel title={copy().internalNote}>
        <NoteForm note={note} />
      </Panel>
      {!isOver && !hasBegun && <CancelForm />}
    </>
  )
}

export function CancelForm({ text = '', open }: { text?: string; open?: boolean }) {
  return (
    <details className="ask" open={open}>
      <summary>{cancelFormCopy().cancelAppointment}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <Field name="text" id="reason" label={cancelFormCopy().reason} hint={cancelFormCopy().clientWillReadThisReason}>
          <TextInput maxLength={500} defaultValue={text} />
        </Field>
        <div>
          <Button name="intent" value="cancel" kind="danger" size="small">
            {cancelFormCopy().cancelAppointment}
          </Button>
        </div>
      </Form>
    </details>
  )
}

export function EndForm({ text = '' }: { text?: string }) {
  return (
    <Form method="post" className="admin-form compact mt-8" preventScrollReset>
      <Field name="text" id="how" label={endFormCopy().note} hint={endFormCopy().onlyStaffCanSeeThis}>
        <TextArea rows={4} maxLength={2000} defaultValue={text} />
      </Field>
      <p className="row">
        <Button name="intent" value="complete" kind="primary" size="small">
          {endFormCopy().appointmentTookPlace}
        </Button>
        <Button name="intent" value="miss" kind="outline" size="small">
          {endFormCopy().clientDidNotAttend}
        </Button>
      </p>
    </Form>
  )
}

const noteCopy = () => t(appointmentStaffTexts.noteForm)

export function NoteForm({ note }: { note: string }) {
  return (
    <Form method="post" className="admin-form compact mt-8" preventScrollReset>
      <Field name="text" id="internal" label={noteCopy().note} hideLabel>
        <TextArea key={note} rows={3} maxLength={2000} defaultValue={note} />
      </Field>
      <div>
        <Button name="intent" value="note" kind="outline" size="small">
          {noteCopy().saveNote}
        </Button>
      </div>
    </Form>
  )
}
