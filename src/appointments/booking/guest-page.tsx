import { data } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { findGuestAppointment } from '#appointments/appointment-db.server.ts'
import { changeOwn } from '#appointments/change-own.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { guestAppointmentPath } from '#appointments/paths.ts'
import { AppointmentFacts } from '#appointments/ui/appointment-facts.tsx'
import { ChangeForms } from '#appointments/ui/change-forms.tsx'
import { viewOwn } from '#appointments/view-own.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/guest-page'
import styles from './book.css?url'
import { withQuery } from './booking-way.ts'
import { tokenHash } from './notify-guests.server.ts'

const copy = () => t(appointmentTexts.guestPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: copy().yourAppointment,
      description: copy().moveOrCancelYourAppointment,
      path: '/book/appointment',
      noindex: true,
    },
    matches,
  )

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const row = await findGuestAppointment(services.db, tokenHash(params.token))
  if (!row) throw data(null, { status: 404 })
  const search = url.searchParams
  return {
    ...(await viewOwn(services, row, search)),
    isNew: search.has('booked'),
    path: guestAppointmentPath(params.token),
    query: url.search,
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const by = { guestToken: params.token, metadata: requestMetadata(context, request) }
  const fields = Object.fromEntries(await readForm(request))
  return changeOwn(context, { id: '', by, fields, search: url.searchParams, path: guestAppointmentPath(params.token) })
}

export default function GuestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, isNew, path, query } = loaderData
  const to = (change: Record<string, string>) => withQuery(path, new URLSearchParams(query), change)
  return (
    <>
      <PageHeader
        title={isNew ? copy().yourAppointmentIsBooked : copy().yourAppointment}
        lead={copy().appointmentNumber(appointment.number)}
      />
      <Wrap className="page-end">
        {isNew && (
          <Note kind="done" live title={copy().yourAppointmentIsConfirmed}>
            {copy().weWillEmailYouCalendar}
          </Note>
        )}
        <AppointmentFacts appointment={appointment} filePath={`${path}/calendar.ics`} />
        <ChangeForms {...loaderData} answer={actionData} to={to} />
      </Wrap>
    </>
  )
}
