import { data } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { withQuery } from '#appointments/booking/booking-way.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/appointment-page'
import { refusalStatus } from './appointment-answer.ts'
import { AppointmentView } from './appointment-view.tsx'
import { handleAppointmentAction } from './handle-appointment-action.server.ts'
import { loadAppointment } from './load-appointment.server.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = () => adminMeta('Appointment')

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'appointment.read')
  const loaded = await loadAppointment(ctx, params.appointmentId, url.searchParams)
  if (!loaded) throw notFound()
  return { ...loaded, query: url.search }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const texts = textsOf(await readForm(request))
  const outcome = await handleAppointmentAction(ctx, params.appointmentId, texts)
  if (outcome.ok) {
    // If reassigned to a colleague, the appointment may no longer be visible to the user.
    const isSeen = await findAppointment(ctx.services.db, params.appointmentId, ctx.scope)
    throw doneAt(isSeen ? staffAppointmentPath(params.appointmentId) : '/admin/calendar', outcome.note)
  }
  if (outcome.reason === 'not-there') throw notFound()
  return data({ refusal: outcome.reason, next: outcome.next ?? [], texts }, { status: refusalStatus(outcome.reason) })
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, query } = loaderData
  const to = (change: Record<string, string>) =>
    withQuery(staffAppointmentPath(appointment.id), new URLSearchParams(query), { note: '', ...change })
  return (
    <>
      <AppHeader
        before={<BackLink to="/admin/calendar">Calendar</BackLink>}
        title={`${appointment.clientName}, ${appointment.day}`}
      />
      <AppointmentView view={loaderData} answer={actionData} to={to} />
    </>
  )
}
