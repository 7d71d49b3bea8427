import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import bookCss from '#appointments/booking/book.css?url'
import { staffAppointmentPath } from '#appointments/paths.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/book-appointment-page'
import { type BookingStep, handleBooking } from './booking-action.server.ts'
import { BookingPanel } from './booking-panel.tsx'
import styles from './calendar.css?url'
import { viewBooking } from './view-booking.server.ts'

const copy = () => t(appointmentStaffTexts.bookingForm)

export const headers = privatePage
export const links: Route.LinksFunction = () => [bookCss, styles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = () => adminMeta(copy().bookAppointment)

/** `?case=`, `?client=` or `?lead=` chooses the person, `?startsAt=` and `?staff=` the time. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const view = await viewBooking(ctx, Object.fromEntries(url.searchParams))
  return { booking: { step: 'form', view, errors: {}, refusal: null } satisfies BookingStep, key: randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const outcome = await handleBooking(ctx, textsOf(await readForm(request)))
  if (outcome.ok) throw doneAt(staffAppointmentPath(outcome.id), 'talk-booked')
  return data(outcome.answer, { status: outcome.status })
}

export default function BookAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader before={<BackLink to="/admin/calendar">{copy().calendar}</BackLink>} title={copy().bookAppointment} />
      <div className="booking-page">
        <BookingPanel answer={actionData ?? loaderData.booking} submissionKey={loaderData.key} />
      </div>
    </>
  )
}
