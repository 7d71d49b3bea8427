import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listAbsences, listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { closeFeed, feedPath, openFeed } from '#appointments/calendar/feed.server.ts'
import { findFeed } from '#appointments/calendar/feed-db.server.ts'
import { addAbsence, refreshCalendar, removeAbsence } from '#appointments/calendar/refresh-calendar.server.ts'
import { viewAffected } from '#appointments/calendar/view-affected.server.ts'
import styles from '#appointments/staff/calendar.css?url'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/hours-page'
import { AffectedAppointments } from './affected-appointments.tsx'
import { HoursView } from './hours-view.tsx'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = () => adminMeta('Hours and absences')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'appointment.read')
  const mayAll = may(person, 'case.read-all')
  const calendars = await listCalendars(services.db)
  const requested = url.searchParams.get('who') ?? person.id
  const own = calendars.find(({ id }) => id === requested)
  if (!own || (own.id !== person.id && !mayAll)) throw notFound()
  const span = { from: services.now(), until: new Date(services.now().getTime() + 2 * 365 * 86_400_000) }
  const absences = await listAbsences(services.db, span)
  return {
    own,
    isSelf: own.id === person.id,
    mayAll,
    staff: mayAll ? calendars.map(({ id, name }) => ({ id, name })) : [],
    absences: absences.filter(({ staffId }) => staffId === null || staffId === own.id),
    feedSince: await findFeed(services.db, person.id),
    affected: await viewAffected(services, scope, own.id),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'appointment.write')
  const texts = textsOf(await readForm(request))
  const staffId = url.searchParams.get('who') ?? person.id
  const back =
    staffId === person.id ? '/admin/calendar/hours' : `/admin/calendar/hours?who=${encodeURIComponent(staffId)}`
  if (texts.intent === 'open-feed')
    return data({ feed: services.config.PUBLIC_URL + feedPath(await openFeed(services, actor)), errors: {}, texts: {} })
  if (texts.intent === 'close-feed') {
    await closeFeed(services, actor)
    throw doneAt(back, 'calendar-saved')
  }
  const run = { hours: refreshCalendar, absence: addAbsence, 'remove-absence': removeAbsence }
  const name = (['hours', 'absence', 'remove-absence'] as const).find((known) => known === texts.intent)
  if (!name) throw notFound()
  const outcome = await run[name](services, { actor, staffId, texts })
  if (outcome.ok) throw doneAt(back, 'calendar-saved')
  if ('errors' in outcome) return data({ feed: null, errors: outcome.errors, texts }, { status: 422 })
  throw outcome.reason === 'forbidden' ? forbidden() : notFound()
}

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader before={<BackLink to="/admin/calendar">Calendar</BackLink>} title="Hours and absences" />
      <AffectedAppointments appointments={loaderData.affected} />
      <HoursView view={loaderData} answer={actionData} />
    </>
  )
}
