import type { CalendarView } from './view-calendar.server.ts'

const badges = [
  ['is-confirmed', 'Confirmed'],
  ['is-confirmed phone', 'Confirmed, by phone'],
  ['is-scheduled', 'To be confirmed'],
  ['is-completed', 'Held or missed'],
  ['buffer', 'Buffer, not bookable'],
  ['blocked', 'Blocked, held or busy'],
  ['away', 'Away'],
] as const

export function CalendarLegend({ hours: { free, all } }: Pick<CalendarView, 'hours'>) {
  return (
    <div className="calendar-legend">
      <ul aria-label="Legend">
        {badges.map(([look, name]) => (
          <li key={look}>
            <i className={look} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <p className="numbers">
        {free} of {all} bookable hours free
      </p>
    </div>
  )
}
