import { type AdminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { bookByFirm } from '#appointments/booking/book-appointment.server.ts'
import { instantOf } from '#appointments/booking/booking-form.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import type { Values } from './booking-person.server.ts'
import { type BookingFormView, missingIn, viewBooking } from './view-booking.server.ts'

export type BookingStep = {
  step: 'form' | 'review'
  view: BookingFormView
  errors: FieldErrors
  refusal: string | null
}

type Outcome = { ok: true; id: string } | { ok: false; status: number; answer: BookingStep }

/** Handles the booking form: only `book` saves anything. Everything entered is kept, whatever happens. */
export async function handleBooking(ctx: AdminContext, values: Values): Promise<Outcome> {
  const view = await viewBooking(ctx, values)
  const form = (status: number, errors: FieldErrors = {}, refusal: string | null = null): Outcome => {
    return { ok: false, status, answer: { step: 'form', view, errors, refusal } }
  }
  if (values.intent !== 'review' && values.intent !== 'book') return form(200)
  // The same booking sent again is recognised below, although its time is no longer free.
  const isSentAgain = values.intent === 'book' && view.isGone !== null
  const errors = missingIn(view, values)
  if (isSentAgain) delete errors.startsAt
  if (Object.keys(errors).length > 0) return form(422, errors)
  if (values.intent === 'review') {
    return { ok: false, status: 200, answer: { step: 'review', view, errors: {}, refusal: null } }
  }
  const startsAt = instantOf(values.startsAt)
  const { person, kind, way, staffId, topic, caseId } = view
  if (!person || !startsAt) throw notFound()
  const outcome = await bookByFirm(ctx.services, {
    ...{
      actor: ctx.actor,
      kind,
      startsAt,
      staffId,
      caseId,
      topic: topic.trim(),
      zone: 'Europe/Zurich',
      scenario: null,
    },
    ...{ durationMinutes: way.length, language: way.language, meetingType: way.channel },
    whom:
      person.kind === 'client'
        ? { clientId: person.id }
        : { guest: person, leadId: person.kind === 'enquirer' ? person.leadId : null },
    ...(values.key ? { submissionKey: values.key } : {}),
  })
  if (outcome.ok) return outcome
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason === 'not-there') throw notFound()
  const fresh = { ...(await viewBooking(ctx, values)), isGone: null }
  const refusals = { ...t(appointmentTexts.appointments).refusals, ...t(appointmentStaffTexts.bookingForm).refusals }
  return {
    ok: false,
    status: 409,
    answer: { step: 'form', view: fresh, errors: {}, refusal: refusals[outcome.reason] },
  }
}
