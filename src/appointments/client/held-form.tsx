import { Form } from 'react-router'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { BookingView } from '#appointments/booking/view-booking.server.ts'
import { type AppointmentKind, usesMinutes } from '#appointments/kinds/kinds.ts'
import { maxEntryLength } from '#appointments/kinds/max-entry-length.ts'
import { Clocks } from '#appointments/ui/clocks.tsx'
import { appointmentWords } from '#appointments/words.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'

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
  const words = appointmentWords()
  return (
    <section className="booking" aria-labelledby="booking-title" id="booking">
      <h2 id="booking-title">
        <em>3</em>Your booking
      </h2>
      {booking === null || booking === 'over' ? (
        <p className="mt-16">
          {booking === 'over'
            ? words.refusals['hold-over']
            : 'Choose a day and a time. It is then held for you for ten minutes.'}
        </p>
      ) : (
        <>
          <p className="day">{booking.day}</p>
          <Clocks
            {...booking}
            what={`${words.kinds[kind].name}, ${words.meetingTypes[way.channel].toLowerCase()}`}
            price={usesMinutes(kind) ? `${way.length} minutes` : 'CHF 0.00'}
          />
          <p className="soft t14 mt-8">
            With {booking.staffName}. Held for you until {booking.heldUntil}.
          </p>
          <Form method="post" preventScrollReset>
            <Field name="topic" label="What is it about?" optional>
              <TextArea rows={3} maxLength={maxEntryLength.topic} defaultValue={topic ?? ''} />
            </Field>
            <Button kind="primary" full>
              Book
            </Button>
          </Form>
          <p className="soft t14 mt-8">
            {booking.freeUntil
              ? `Move or cancel free of charge until ${booking.freeUntil}. Later its minutes count as used.`
              : 'Less than 24 hours are left: it can no longer be moved, and its minutes count when it is cancelled.'}
          </p>
        </>
      )}
    </section>
  )
}
