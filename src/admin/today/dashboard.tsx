import { Link } from 'react-router'
import { backupWords } from '#admin/settings/backups/words.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { formatDate, formatWeekday } from '#platform/format.ts'
import { TextsToCheck } from '#publishing/editor/staff/texts-to-check.tsx'
import { Day } from './day.tsx'
import { DayKeys } from './day-keys.tsx'
import { Figure } from './day-side.tsx'
import { greeting, pressing } from './greeting.ts'
import type { DashboardView } from './view-dashboard.server.ts'
import type { DayView } from './view-day.server.ts'

export function Dashboard({ dashboard, day }: { dashboard: DashboardView; day: DayView }) {
  const { work, totalClients, activeCases, overdueCases, pendingMessages, upcomingAppointments } = dashboard
  const { at, person, isEveryone, answer, days } = day
  const presses = pressing({ late: answer.late, dueToday: days[0]?.count ?? 0, isEveryone })
  return (
    <>
      <AppHeader title="Dashboard" actions={<Whose isEveryone={isEveryone} />}>
        <span className="soft">
          {formatWeekday(day.today)}. {greeting(at)}, {person.firstName}. {presses}
        </span>
      </AppHeader>
      {dashboard.backupTrouble && (
        <Note kind="bad" title="Backups">
          {backupWords().troubles[dashboard.backupTrouble]} <Link to="/admin/settings/backups">Open the backups</Link>
        </Note>
      )}
      <Day view={day} />
      <h2 className="t32 mt-48">The firm</h2>
      <div className="tiles mt-16">
        <Tile to="/admin/clients" count={totalClients} label="Total clients" />
        <div>
          <b className="numbers">{activeCases}</b>
          Active cases: <Link to="/admin/cases?status=in_progress">{work.casesInProgress} in progress</Link>,{' '}
          <Link to="/admin/cases?status=pending" className="nowrap">
            {work.pendingCases} pending
          </Link>
        </div>
        <Tile to="/admin/messages" count={pendingMessages} label="Pending messages" />
        <Tile to="/admin/calendar" count={upcomingAppointments} label="Upcoming appointments" />
      </div>
      <div className="day-firm mt-32">
        <Panel title="To do">
          <ul className="day-figures">
            <Figure to="/admin/clients?status=pending" count={work.pending}>
              {work.pending === 1 ? 'registration to decide' : 'registrations to decide'}
            </Figure>
            <Figure to="/admin/documents" count={work.documentsToCheck}>
              {work.documentsToCheck === 1 ? 'document to check' : 'documents to check'}
            </Figure>
            <Figure to="/admin/orders?state=paid_review" count={work.ordersToReview}>
              {work.ordersToReview === 1 ? 'order to review' : 'orders to review'}
            </Figure>
            <Figure to="/admin/orders?first=due" count={work.firstOrders}>
              {work.firstOrders === 1 ? 'first order: pay back 10 %' : 'first orders: pay back 10 %'}
            </Figure>
            {work.contestedDiscounts > 0 && (
              <Figure to="/admin/orders?discount=contested" count={work.contestedDiscounts}>
                {work.contestedDiscounts === 1 ? 'discount that was not due' : 'discounts that were not due'}
              </Figure>
            )}
            <Figure to="/admin/content?state=in-review" count={dashboard.textsInReview}>
              {dashboard.textsInReview === 1 ? 'text to review' : 'texts to review'}
            </Figure>
            <Figure to="/admin/cases?overdue=1" count={overdueCases}>
              {overdueCases === 1 ? 'overdue case' : 'overdue cases'}
            </Figure>
          </ul>
        </Panel>
        <Panel title="Recent activity">
          <Activity events={dashboard.recentActivity} />
        </Panel>
      </div>
      <TextsToCheck texts={dashboard.textsToCheck} />
      <ClaimsToProve claims={dashboard.claimsToProve} />
      <FactsToCheck facts={dashboard.factsToCheck} />
    </>
  )
}

function Whose({ isEveryone }: { isEveryone: boolean }) {
  return (
    <div className="whose">
      <Chips
        label="Whose work"
        chips={[
          { to: '/admin', label: 'My work', current: !isEveryone },
          { to: '/admin?who=everyone', label: 'Everyone', current: isEveryone },
        ]}
      />
      <DayKeys />
    </div>
  )
}

function ClaimsToProve({ claims }: { claims: DashboardView['claimsToProve'] }) {
  if (claims.length === 0) return null
  return (
    <div className="mt-48">
      <Panel title="Claims to prove again" important>
        <ul>
          {claims.map(({ id, what, validUntil }) => (
            <li key={id} className="event-line">
              <span className="numbers">{formatDate(validUntil)}</span>
              <span>
                <Status kind="bad">Evidence has run out</Status> <Link to={`/admin/claims/${id}`}>{what}</Link>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function FactsToCheck({ facts }: { facts: DashboardView['factsToCheck'] }) {
  if (facts.length === 0) return null
  return (
    <div className="mt-48">
      <Panel title="Figures to check at their source" important={facts.some(({ isExpired }) => isExpired)}>
        <ul>
          {facts.map(({ id, what, source, validUntil, isExpired }) => (
            <li key={id} className="event-line">
              <span className="numbers">{formatDate(validUntil)}</span>
              <span>
                {isExpired && <Status kind="bad">Expired</Status>} {what} <a href={source.href}>{source.title}</a>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Tile({ to, count, label }: { to: string; count: number; label: string }) {
  return (
    <Link to={to}>
      <b className="numbers">{count}</b>
      {label}
    </Link>
  )
}

function Activity({ events }: { events: DashboardView['recentActivity'] }) {
  if (events.length === 0) return <p className="soft">Nothing has happened yet.</p>
  return (
    <ul>
      {events.map(({ id, payload: content, user, time, caseId, caseNumber }) => (
        <EventLine key={id} at={time}>
          <Link to={staffCasePath(caseId)} className="nowrap">
            {caseNumber}
          </Link>{' '}
          {caseWords().staffLog(content, user)} <span className="soft">{user ?? 'System'}</span>
        </EventLine>
      ))}
    </ul>
  )
}
