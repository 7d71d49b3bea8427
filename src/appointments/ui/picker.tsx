import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PickerView, TimeView } from '#appointments/booking/view-picker.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { Icon } from '#design/icon.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.picker)

type PickerProps = {
  picker: PickerView
  to: (change: Record<string, string>) => string
  children: React.ReactNode
}

export function Picker({ picker, to, children }: PickerProps) {
  const { before, after, monthName, empty, days, nextDays } = picker
  return (
    <div className="picker">
      <div className="picker-head">
        <h3 className="t24">{monthName}</h3>
        <span>
          {before && <MonthLink to={to({ month: before.month, day: '' })} label={before.name} icon="chevron-left" />}
          {after && <MonthLink to={to({ month: after.month, day: '' })} label={after.name} icon="chevron-right" />}
        </span>
      </div>
      <ol className="picker-week" aria-hidden="true">
        {copy().weekdays.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ol className="picker-days" aria-label={monthName}>
        {Array.from({ length: empty }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the empty cells before the first day have no other key
          <li key={at} className="outside" aria-hidden="true" />
        ))}
        {days.map((day) => (
          <Day key={day.day} {...day} to={to({ day: day.day, month: '' })} isChosen={day.day === picker.day} />
        ))}
      </ol>
      <p className="soft t14 mt-8">{copy().smallNumberShowsHowMany}</p>
      {picker.day && (
        <section aria-labelledby="times" className="picker-times" id="day">
          <h3 className="t18" id="times">
            {picker.dayName}
          </h3>
          <p className="soft t14">
            {picker.isSwiss
              ? copy().timesAreShownInSwiss
              : copy().timesAreShownFor(picker.place, hoursApart(picker.hoursAhead))}
          </p>
          {picker.times.length === 0 ? <p className="mt-8">{copy().noTimesAreAvailableOn}</p> : children}
        </section>
      )}
      {picker.times.length === 0 && (
        <p className="mt-16">
          {nextDays.length === 0 ? copy().noFreeDays : copy().nextFreeDays}{' '}
          {nextDays.map(({ day, name }, at) => (
            <Fragment key={day}>
              {at > 0 && ', '}
              <Link to={`${to({ day, month: '' })}#day`} preventScrollReset rel="nofollow">
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

function MonthLink({ to, label, icon }: { to: string; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <Link to={to} className="icon-button" aria-label={label} preventScrollReset rel="nofollow">
      <Icon name={icon} />
    </Link>
  )
}

type DayProps = PickerView['days'][number] & { to: string; isChosen: boolean }

function Day({ day, weekday, count, reason, to, isChosen }: DayProps) {
  const number = Number(day.slice(8))
  const name = <VisuallyHidden>{weekday} </VisuallyHidden>
  if (count === 0) {
    return (
      <li className={reason === 'closed' ? 'closed' : 'full'}>
        <span>
          {name}
          {number}
          <small>
            {reason === 'closed' ? <VisuallyHidden>{copy().noTimes.closed}</VisuallyHidden> : copy().noTimes[reason]}
          </small>
        </span>
      </li>
    )
  }
  return (
    <li>
      <Link to={`${to}#day`} aria-current={isChosen ? 'date' : undefined} preventScrollReset rel="nofollow">
        {name}
        {number}
        <small>
          {count}
          <VisuallyHidden>{copy().available(count)}</VisuallyHidden>
        </small>
      </Link>
    </li>
  )
}

export function TimeButtons({
  times,
  withDay,
  isSwiss,
  to,
}: {
  times: readonly TimeView[]
  withDay?: boolean
  isSwiss: boolean
  /** Address of the page that asks for confirmation; without it, each time is a submit button. */
  to?: (startsAt: string) => string
}) {
  return (
    <ul className="times">
      {times.map(({ startsAt, local, swiss, day }) => {
        const label = (
          <>
            <b>
              {withDay && `${day.slice(8)}.${day.slice(5, 7)}., `}
              {local}
            </b>
            {!isSwiss && <small>{copy().swissTime(swiss)}</small>}
          </>
        )
        return (
          <li key={startsAt}>
            {to ? (
              <Link to={to(startsAt)} rel="nofollow">
                {label}
              </Link>
            ) : (
              <button type="submit" name="startsAt" value={startsAt}>
                {label}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function hoursApart(ahead: number): string {
  if (ahead === 0) return copy().sameTime
  const hours = Math.abs(ahead)
  return copy().hoursApart(formatNumber(hours, { decimals: Number.isInteger(hours) ? 0 : 2 }), ahead > 0)
}
