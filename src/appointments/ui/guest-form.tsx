import { Form, Link, useNavigation } from 'react-router'
import type { BookAnswer } from '#appointments/booking/book-guest.server.ts'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { BookingView } from '#appointments/booking/view-picker.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { bookingTopics } from '#content/pages/book.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field, TrapField } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { AdviserName } from './appointment-facts.tsx'
import { Clocks } from './clocks.tsx'

const copy = () => t(appointmentTexts.guestForm)

type GuestFormProps = {
  booking: Exclude<BookingView, null | 'over'>
  way: Way
  appointment: { scenario: string | null; client: string | null }
  answer?: BookAnswer
}

export function GuestForm({ booking, way, appointment, answer }: GuestFormProps) {
  const { fields = {}, values = {} } = answer ?? {}
  const isSending = useNavigation().state === 'submitting'
  const words = t(appointmentTexts.appointments)
  return (
    <>
      <p className="mt-16">
        <AdviserName name={booking.staffName} />
      </p>
      <p className="day">{booking.day}</p>
      <Clocks
        {...booking}
        what={`${words.kinds['first-talk'].name}, ${words.meetingTypes[way.channel].toLowerCase()}`}
        price="CHF 0.00"
      />
      <p className="soft t14 mt-8">{copy().withReservedForYouUntil(booking.staffName, booking.heldUntil)}</p>
      <Form method="post" noValidate={answer !== undefined} preventScrollReset>
        <ErrorSummary errors={listErrors(fields)} />
        <Field name="topic" label={copy().topic} error={fields.topic} required>
          <Select options={bookingTopics} placeholder={copy().chooseTopic} defaultValue={values.topic ?? ''} />
        </Field>
        {appointment.client ? (
          <p className="t16">{copy().thisBookingIsFor(appointment.client)}</p>
        ) : (
          <>
            <Field name="name" label={copy().nameText} error={fields.name} required>
              <TextInput autoComplete="name" maxLength={120} defaultValue={values.name ?? ''} />
            </Field>
            <Field name="email" label={copy().email} error={fields.email} required>
              <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={values.email ?? ''} />
            </Field>
          </>
        )}
        {appointment.scenario && (
          <p className="soft t14">
            <input type="hidden" name="scenario" value={appointment.scenario} />
            {copy().yourAdviserWillSeeAmounts} <Link to={appointment.scenario}>{copy().calculator}</Link>.
          </p>
        )}
        <TrapField />
        <Button kind="primary" full busy={isSending}>
          {copy().bookAppointment}
        </Button>
      </Form>
      <p className="soft t14 mt-8">
        {booking.freeUntil && copy().youCanMoveOrCancel(booking.freeUntil)}
        {!appointment.client && copy().youWillFindLinkIn}
        <Link to="/privacy">{copy().privacyNotice}</Link>
      </p>
    </>
  )
}
