import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { withParams } from '#admin/ui/address.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import type { Activity } from '#cases/process/dashboard-db.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { formatDayName } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { DayKeys } from './day-keys.tsx'
import { Deadlines } from './deadlines.tsx'
import { greeting, pressing } from './greeting.ts'
import { Today } from './today.tsx'
import type { DeadlinesView } from './view-other-tabs.server.ts'
import type { TodayView } from './view-today.server.ts'

const copy = () => t(adminTexts.todayPage)

type Props = {
  page: {
    at: Date
    firstName: string
    isEveryone: boolean
    /** Whether the page shows everyone's work if nothing else was chosen. */
    startsWithEveryone: boolean
    today: TodayView | null
    deadlines: DeadlinesView | null
    activity: Activity[] | null
  }
}

export function TodayPage({ page }: Props) {
  const { at, firstName, today, deadlines, activity } = page
  const count = (name: string) => today?.list.sections.find((section) => section.name === name)?.tasks.length ?? 0
  return (
    <>
      <AppHeader title={formatDayName(at)} actions={activity ? undefined : <WhoseWork page={page} />}>
        <span className="soft">
          {greeting(at)}, {firstName}. {today && pressing({ now: count('now'), today: count('today') })}
        </span>
      </AppHeader>
      {today && <Today view={today} />}
      {deadlines && <Deadlines view={deadlines} />}
      {activity && <RecentActivity events={activity} />}
    </>
  )
}

function WhoseWork({ page: { isEveryone, startsWithEveryone, deadlines } }: Props) {
  const to = (who: 'mine' | 'everyone') =>
    withParams('/admin', new URLSearchParams(), {
      show: deadlines ? 'deadlines' : null,
      who: (who === 'everyone') === startsWithEveryone ? null : who,
    })
  return (
    <div className="whose">
      <Chips
        label={copy().showWorkOf}
        chips={[
          { to: to('mine'), label: copy().myWork, current: !isEveryone },
          { to: to('everyone'), label: copy().everyone, current: isEveryone },
        ]}
      />
      <DayKeys />
    </div>
  )
}

function RecentActivity({ events }: { events: readonly Activity[] }) {
  if (events.length === 0) return <p className="soft">{copy().thereIsNoActivityYet}</p>
  return (
    <ul>
      {events.map(({ id, payload: content, user, time, caseId, caseNumber }) => (
        <EventLine key={id} at={time}>
          <Link to={staffCasePath(caseId)} className="nowrap">
            {caseNumber}
          </Link>{' '}
          {t(caseTexts.cases).staffLog(content, user)} <span className="soft">{user ?? copy().system}</span>
        </EventLine>
      ))}
    </ul>
  )
}
