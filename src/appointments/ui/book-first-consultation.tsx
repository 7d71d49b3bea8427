import { type ReactNode, useEffect } from 'react'
import { Form, useNavigate } from 'react-router'
import type { BookAnswer } from '#appointments/booking/book-guest.server.ts'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { BookingView, PickerView } from '#appointments/booking/view-picker.server.ts'
import type { Channel, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { book } from '#content/pages/book.ts'
import { Note } from '#design/feedback/note.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { GuestForm } from './guest-form.tsx'
import { Picker, TimeButtons } from './picker.tsx'
import { StepTitle, WayForm } from './way-form.tsx'

const copy = () => t(appointmentTexts.bookFirstConsultation)

type Appointment = {
  way: Way
  channels: readonly Channel[]
  languages: readonly ConsultationLanguage[]
  picker: PickerView
  booking: BookingView
  scenario: string | null
  client: string | null
}

type BookFirstConsultationProps = {
  appointment: Appointment
  requested: { until: Date; when: string | null } | null
  answer?: BookAnswer
  to: (change: Record<string, string>) => string
  children: ReactNode
}

export function BookFirstConsultation({ appointment, requested, answer, to, children }: BookFirstConsultationProps) {
  const { way, picker, booking } = appointment
  useOwnZone(to)
  return (
    <>
      <section aria-labelledby="what">
        <StepTitle id="what" number={1}>
          {copy().appointmentType}
        </StepTitle>
        {children}
        <WayForm {...appointment} zone={picker.zone} />
      </section>
      <section aria-labelledby="when">
        <StepTitle id="when" number={2}>
          {copy().dateAndTime}
        </StepTitle>
        <Refused answer={answer} isSwiss={picker.isSwiss} />
        <Picker picker={picker} to={(change) => to({ ...change, hold: '', requested: '', time: '' })}>
          <Form method="post" preventScrollReset>
            <TimeButtons times={picker.times} isSwiss={picker.isSwiss} />
          </Form>
        </Picker>
      </section>
      <section className="booking" aria-labelledby="booking-title" id="booking">
        <StepTitle id="booking-title" number={3}>
          {copy().yourBooking}
        </StepTitle>
        {requested ? (
          <div className="mt-16">
            <Note kind="done" live title={book.requested.title}>
              {copy().swissTime(book.requested.text, formatTime(requested.until))}
            </Note>
            {requested.when && <p className="bold mt-16">{requested.when}</p>}
          </div>
        ) : booking && booking !== 'over' ? (
          <GuestForm booking={booking} way={way} appointment={appointment} answer={answer} />
        ) : (
          <p className="mt-16">
            {booking === 'over' ? t(appointmentTexts.appointments).refusals['hold-over'] : book.chooseTime}
          </p>
        )}
      </section>
    </>
  )
}

function Refused({ answer, isSwiss }: { answer?: BookAnswer; isSwiss: boolean }) {
  if (!answer?.refusal) return null
  const words = t(appointmentTexts.appointments).refusals
  return (
    <>
      <Note kind="warn" live title={words[answer.refusal]} />
      {answer.next.length > 0 && (
        <Form method="post" preventScrollReset>
          <TimeButtons times={answer.next} withDay isSwiss={isSwiss} />
        </Form>
      )}
    </>
  )
}

function useOwnZone(to: (change: Record<string, string>) => string) {
  const navigate = useNavigate()
  const address = to({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, after hydration
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (address.includes('zone=') || !timeZone || timeZone === 'Europe/Zurich') return
    void navigate(to({ zone: timeZone }), { replace: true, preventScrollReset: true })
  }, [])
}
