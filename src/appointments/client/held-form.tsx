import { Form } from 'react-router'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { BookingView } from '#appointments/booking/view-picker.server.ts'
import { type AppointmentKind, usesMinutes } from '#appointments/kinds/kinds.ts'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { AdviserName } from '#appointments/ui/appointment-facts.tsx'
import { Clocks } from '#appointments/ui/clocks.tsx'
import { StepTitle } from '#appointments/ui/way-form.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.heldForm)

export function HeldForm({
  booking,
  way,
  kind,
  topic,
}: {
  booking: BookingView
  way: Way
  kind: AppointmentKind
  topic?: string
}) {
  const words = t(appointmentTexts.appointments)
  return (
    <section className="booking" aria-labelledby="booking-title" id="booking">
      <StepTitle id="booking-title" number={3}>
        {copy().yourBooking}
      </StepTitle>
      {booking === null || booking === 'over' ? (
        <p className="mt-16">{booking === 'over' ? words.refusals['hold-over'] : copy().chooseDayAndTimeWe}</p>
      ) : (
        <>
          <p className="mt-16">
            <AdviserName name={booking.staffName} />
          </p>
          <p className="day">{booking.day}</p>
          <Clocks
            {...booking}
            what={`${words.kinds[kind].name}, ${words.meetingTypes[way.channel].toLowerCase()}`}
            price={usesMinutes(kind) ? copy().minutes(way.length) : 'CHF 0.00'}
          />
          <p className="soft t14 mt-8">{copy().withReservedForYouUntil(booking.staffName, booking.heldUntil)}</p>
          <Form method="post" preventScrollReset>
            <Field name="topic" label={copy().whatWouldYouLikeTo} optional>
              <TextArea rows={3} maxLength={maxEntryLength.topic} defaultValue={topic ?? ''} />
            </Field>
            <Button kind="primary" full>
              {copy().bookAppointment}
            </Button>
          </Form>
          <p className="soft t14 mt-8">
            {booking.freeUntil
              ? copy().youCanMoveOrCancel(booking.freeUntil, usesMinutes(kind))
              : copy().thisAppointmentIsInLess(usesMinutes(kind))}
          </p>
        </>
      )}
    </section>
  )
}
