import { ButtonLink, IconLink } from '#design/button.tsx'
import { Chips } from '#design/page/navigation.tsx'
import type { CalendarView } from './view-calendar.server.ts'

type Change = { day?: string; view?: 'day' | 'week'; who?: string | null; appointment?: string }

export function calendarPath({ day, view, staff }: CalendarView, change: Change): string {
  const next = new URLSearchParams({ day: change.day ?? day, view: change.view ?? view })
  const shown = staff.filter(({ isShown }) => isShown).map(({ id }) => id)
  const isAll = shown.length === staff.length
  for (const id of change.who === undefined ? (isAll ? [] : shown) : toggled(shown, isAll, change.who))
    next.append('who', id)
  if (change.appointment) next.set('appointment', change.appointment)
  return `/admin/calendar?${next}`
}

/** The staff filter after a click on a name; an empty filter shows all staff. */
function toggled(shown: readonly string[], isAll: boolean, who: string | null): readonly string[] {
  if (who === null) return []
  if (isAll) return [who]
  return shown.includes(who) ? shown.filter((id) => id !== who) : [...shown, who]
}

export function CalendarTools({ calendar }: { calendar: CalendarView }) {
  const { view, staff, before, after, today, week } = calendar
  const to = (change: Change) => calendarPath(calendar, change)
  const isAll = staff.every(({ isShown }) => isShown)
  const step = view === 'day' ? 'day' : 'week'
  return (
    <nav className="row calendar-tools" aria-label="Calendar">
      <span className="row calendar-steps">
        <IconLink to={to({ day: before })} icon="chevron-left" label={`Previous ${step}`} />
        <ButtonLink to={to({ day: today })} kind="outline" size="dense">
          Today
        </ButtonLink>
        <IconLink to={to({ day: after })} icon="chevron-right" label={`Next ${step}`} />
        <span className="soft t14 nowrap">Week {week}</span>
      </span>
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
          { to: to({ who: null }), label: 'All', current: isAll },
          ...staff.map(({ id, name, isShown }) => ({ to: to({ who: id }), label: name, current: isShown && !isAll })),
        ]}
      />
    </nav>
  )
}
