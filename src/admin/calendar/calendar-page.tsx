import { deskFor } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { pickedDay } from '#appointments/month.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Chips } from '#design/navigation.tsx'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/calendar-page'
import { Agenda } from './agenda.tsx'
import styles from './calendar.css?url'
import { CalendarGrid } from './calendar-grid.tsx'
import { viewCalendar } from './view-calendar.server.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = () => adminMeta('Calendar')

/** A week or a day of everybody, or of those who are named (`?who=`). Links and forms are the way; nothing has to be dragged. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, sight } = deskFor({ request, context }, 'appointment.read')
  const search = url.searchParams
  const day = pickedDay(search.get('day')) ?? services.now().toISOString().slice(0, 10)
  const view = search.get('view') === 'day' ? 'day' : 'week'
  return { calendar: await viewCalendar(services, { day, view, who: search.getAll('who').slice(0, 20), sight }) }
}

export default function CalendarPage({ loaderData: { calendar } }: Route.ComponentProps) {
  const { day, view, staff, before, after, today, title } = calendar
  const all = staff.every(({ isShown }) => isShown)
  const to = (change: { day?: string; view?: string; who?: string | null }) => {
    const next = new URLSearchParams({ day: change.day ?? day, view: change.view ?? view })
    const shown = change.who === null || (change.who === undefined && all) ? [] : staff.filter(({ isShown }) => isShown)
    if (change.who) next.set('who', change.who)
    else for (const { id } of shown) next.append('who', id)
    return `/admin/calendar?${next}`
  }
  return (
    <>
      <AppHead
        title={title}
        actions={
          <>
            <ButtonLink to="/admin/calendar/hours" kind="outline" size="small">
              Hours and absences
            </ButtonLink>
            <ButtonLink to="/admin/calendar/new" kind="ink" size="small" icon="calendar-plus">
              Booking
            </ButtonLink>
          </>
        }
      />
      <nav className="row calendar-tools" aria-label="Calendar">
        <ButtonLink to={to({ day: before })} kind="outline" size="dense">
          {view === 'day' ? 'Day before' : 'Week before'}
        </ButtonLink>
        <ButtonLink to={to({ day: today })} kind="outline" size="dense">
          Today
        </ButtonLink>
        <ButtonLink to={to({ day: after })} kind="outline" size="dense">
          {view === 'day' ? 'Day after' : 'Week after'}
        </ButtonLink>
        <Chips
          label="How much"
          chips={[
            { to: to({ view: 'day' }), label: 'Day', current: view === 'day' },
            { to: to({ view: 'week' }), label: 'Week', current: view === 'week' },
          ]}
        />
        <Chips
          label="Advisers"
          chips={[
            { to: to({ who: null }), label: 'All', current: all },
            ...staff.map(({ id, name, isShown }) => ({ to: to({ who: id }), label: name, current: isShown && !all })),
          ]}
        />
      </nav>
      <CalendarGrid calendar={calendar} />
      <Agenda calendar={calendar} />
    </>
  )
}
