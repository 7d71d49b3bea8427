import { type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { statusKinds } from '#appointments/appointment-status.ts'
import { withQuery } from '#appointments/booking/booking-way.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import type { AppointmentAnswer } from '#appointments/refusal.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { TimeButtons } from '#appointments/ui/picker.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button, ButtonLink, IconLink } from '#design/button.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Icon } from '#design/icon.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { CancelForm, EndForm, NoteForm } from './appointment-forms.tsx'
import { FromClient } from './from-client.tsx'
import type { PreviewPane } from './load-appointment.server.ts'

const previewFactsCopy = () => t(appointmentStaffTexts.previewFacts)

const bookedBy = (who: string): string => {
  const { booked } = t(appointmentStaffTexts.appointmentPage)
  return booked[who === 'client' || who === 'guest' ? who : 'firm']
}

const copy = () => t(appointmentStaffTexts.appointmentPreview)

type Props = { preview: PreviewPane; answer: AppointmentAnswer | undefined; closeTo: string }

export function AppointmentPreview({ preview, answer, closeTo }: Props) {
  const { appointment, room, buffer, hasBegun } = preview
  const words = t(appointmentTexts.appointments)
  const title = useRef<HTMLHeadingElement>(null)
  usePreviewKeys(title, appointment.id, closeTo)
  const isOver = appointment.status !== 'scheduled' && appointment.status !== 'confirmed'
  return (
    <aside className="talk-peek" id="appointment" aria-labelledby="talk-title">
      <section>
        <p className="row between">
          <span className="fine">{copy().selectedAppointmentNumber(appointment.number)}</span>
          <IconLink to={closeTo} icon="x" label={copy().close} preventScrollReset />
        </p>
        <h2 className="t24" id="talk-title" ref={title} tabIndex={-1}>
          {appointment.swissDay}, {appointment.swiss.slice(0, 5)}
        </h2>
        <p className="t14 soft numbers">
          {appointment.swiss}
          {buffer > 0 && copy().followedByMinBuffer(buffer)}
          {appointment.local && copy().localTimeIn(appointment.local, appointment.place)}
        </p>
        <p className="row mt-8">
          <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
          <Status kind="info">{words.meetingTypes[appointment.meetingType]}</Status>
        </p>
        {answer && <Note kind="bad" live title={words.refusals[answer.refusal]} />}
        <div className="row mt-16 peek-acts">
          {room && appointment.isOpen && (
            <a className="button primary small full" href={room} rel="noopener noreferrer">
              <Icon name="video" /> {copy().openRoom}
            </a>
          )}
          {appointment.status === 'scheduled' && !hasBegun && (
            <Form method="post" preventScrollReset>
              <Button name="intent" value="confirm" kind={room ? 'ink' : 'primary'} size="small">
                {copy().confirmAppointment}
              </Button>
            </Form>
          )}
          {appointment.mayChange && (
            <ButtonLink to={`${staffAppointmentPath(appointment.id)}?move=1`} kind="outline" size="small">
              {copy().moveAppointment}
            </ButtonLink>
          )}
          <Link to={staffAppointmentPath(appointment.id)}>{copy().openFullDetails}</Link>
        </div>
      </section>
      {hasBegun && !isOver && (
        <section>
          <h3 className="t16">{copy().outcome}</h3>
          <EndForm text={answer?.texts.intent === 'note' ? '' : answer?.texts.text} />
        </section>
      )}
      <section>
        <PreviewFacts preview={preview} />
      </section>
      <FromClient view={preview} isDense />
      <NextTimes
        times={answer && answer.next.length > 0 ? answer.next : preview.next}
        staff={answer?.texts.staff}
        path={staffAppointmentPath(appointment.id)}
        name={appointment.staffName}
      />
      <section>
        <h3 className="t16">{copy().internalNote}</h3>
        <NoteForm note={preview.note} />
      </section>
      {appointment.mayChange && (
        <section>
          <CancelForm
            text={answer?.texts.intent === 'cancel' ? answer.texts.text : ''}
            open={answer?.refusal === 'no-reason'}
          />
        </section>
      )}
    </aside>
  )
}

function NextTimes({
  times,
  staff,
  path,
  name,
}: {
  times: PreviewPane['next']
  staff: string | undefined
  path: string
  name: string | null
}) {
  if (times.length === 0) return null
  return (
    <section>
      <h3 className="t16">{copy().moveToNextFreeTime}</h3>
      <TimeButtons
        times={times}
        withDay
        isSwiss
        to={(time) => `${withQuery(path, new URLSearchParams(), { move: '1', staff: staff ?? '', time })}#move`}
      />
      <p className="fine mt-8">
        {copy().theseAreTimesWhen} {staff ? copy().adviser : (name ?? copy().adviser)} {copy().isFreeAndNoBuffer}
      </p>
    </section>
  )
}

/** Focuses the preview pane's title when it opens; Escape closes it and returns focus to the appointment. */
function usePreviewKeys(title: RefObject<HTMLElement | null>, appointmentId: string, closeTo: string): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '#talk' && appointmentId) title.current?.focus({ preventScroll: true })
  }, [hash, appointmentId, title])
  useEffect(() => {
    async function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Escape in a form field must not close the pane and lose the typed text.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      await navigate(closeTo, { preventScrollReset: true })
      document
        .querySelector<HTMLElement>(`.calendar [data-appointment="${appointmentId}"]`)
        ?.focus({ preventScroll: true })
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [navigate, closeTo, appointmentId])
}

function PreviewFacts({
  preview: { appointment, facts, balance, scenario, mayOpenCase, remindedAt },
}: {
  preview: PreviewPane
}) {
  const client = facts.clientId ? (
    <Link to={`/admin/clients/${facts.clientId}`}>{appointment.clientName}</Link>
  ) : (
    previewFactsCopy().visitor(appointment.clientName)
  )
  const list: (Fact | false)[] = [
    { term: copy().client, value: client },
    appointment.meetingType === 'phone' && {
      term: copy().phone,
      value: appointment.clientPhone || previewFactsCopy().unknown,
    },
    { term: copy().email, value: <a href={`mailto:${appointment.clientEmail}`}>{appointment.clientEmail}</a> },
    appointment.caseId !== null && {
      term: copy().case,
      value: mayOpenCase ? (
        <Link to={staffCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>
      ) : (
        appointment.caseNumber
      ),
    },
    { term: copy().what, value: previewFactsCopy().min(appointment.title, appointment.durationMinutes) },
    appointment.description !== '' && { term: copy().topic, value: appointment.description },
    scenario !== null && {
      term: copy().calculation,
      value: <Link to={scenario}>{previewFactsCopy().seeCalculation}</Link>,
    },
    { term: copy().adviserLabel, value: appointment.staffName ?? t(appointmentStaffTexts.appointmentPage).noOne },
    { term: copy().booked, value: `${formatDateTime(facts.createdAt)}, ${bookedBy(facts.bookedBy)}` },
    {
      term: copy().price,
      value: appointment.usesMinutes ? previewFactsCopy().consultationMinutesOfCase : previewFactsCopy().freeOfCharge,
    },
    balance !== null && { term: copy().minutes, value: previewFactsCopy().leftPlanned(balance.left, balance.planned) },
    appointment.isOpen && {
      term: copy().reminder,
      value: remindedAt ? previewFactsCopy().sent(formatDateTime(remindedAt)) : previewFactsCopy().notSentYet,
    },
    appointment.cancelReason !== null && {
      term: previewFactsCopy().reasonForCancelling,
      value: appointment.cancelReason,
    },
  ]
  return <FactList dense facts={list.filter((fact) => fact !== false)} />
}
