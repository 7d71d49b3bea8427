import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { formatDate, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { TextsToCheck } from '#publishing/editor/staff/texts-to-check.tsx'
import { Day } from './day.tsx'
import { DayKeys } from './day-rows.tsx'
import { Figure } from './day-side.tsx'
import { greeting, pressing } from './greeting.ts'
import type { DashboardView } from './view-dashboard.server.ts'
import type { DayView } from './view-day.server.ts'

const copy = () => t(adminTexts.dashboard)

export function Dashboard({ dashboard, day }: { dashboard: DashboardView; day: DayView }) {
  const { work, totalClients, activeCases, overdueCases, pendingMessages, upcomingAppointments } = dashboard
  const { at, person, isEveryone, answer, days } = day
  const presses = pressing({ late: answer.late, dueToday: days[0]?.count ?? 0, isEveryone })
  return (
    <>
      <AppHeader title={copy().dashboard} actions={<Whose isEveryone={isEveryone} />}>
        <span className="soft">
          {formatWeekday(day.today)}. {greeting(at)}, {person.firstName}. {presses}
        </span>
      </AppHeader>
      {dashboard.backupTrouble && (
        <Note kind="bad" title={copy().backups}>
          {t(adminTexts.backup).troubles[dashboard.backupTrouble]}{' '}
          <Link to="/admin/settings/backups">{copy().openBackups}</Link>
        </Note>
      )}
      <Day view={day} />
      <h2 className="t32 mt-48">{copy().ourFirm}</h2>
      <div className="tiles mt-16">
        <Tile to="/admin/clients" count={totalClients} label={copy().totalClients} />
        <div>
          <b className="numbers">{activeCases}</b>
          {copy().activeCases}{' '}
          <Link to="/admin/cases?status=in_progress">{copy().inProgress(work.casesInProgress)}</Link>,{' '}
          <Link to="/admin/cases?status=pending" className="nowrap">
            {copy().pending(work.pendingCases)}
          </Link>
        </div>
        <Tile to="/admin/messages" count={pendingMessages} label={copy().pendingMessages} />
        <Tile to="/admin/calendar" count={upcomingAppointments} label={copy().upcomingAppointments} />
      </div>
      <div className="day-firm mt-32">
        <Panel title={copy().toDo}>
          <ul className="day-figures">
            <Figure to="/admin/clients?status=pending" count={work.pending}>
              {work.pending === 1 ? copy().registrationToDecide : copy().registrationsToDecide}
            </Figure>
            <Figure to="/admin/documents" count={work.documentsToCheck}>
              {work.documentsToCheck === 1 ? copy().documentToReview : copy().documentsToReview}
            </Figure>
            <Figure to="/admin/orders?state=paid_review" count={work.ordersToReview}>
              {work.ordersToReview === 1 ? copy().orderToReview : copy().ordersToReview}
            </Figure>
            <Figure to="/admin/orders?first=due" count={work.firstOrders}>
              {work.firstOrders === 1 ? copy().firstOrderRefund10 : copy().firstOrdersRefund10}
            </Figure>
            {work.contestedDiscounts > 0 && (
              <Figure to="/admin/orders?discount=contested" count={work.contestedDiscounts}>
                {work.contestedDiscounts === 1 ? copy().discountAppliedButNotDue : copy().discountsAppliedButNotDue}
              </Figure>
            )}
            <Figure to="/admin/content?state=in-review" count={dashboard.textsInReview}>
              {dashboard.textsInReview === 1 ? copy().textToReview : copy().textsToReview}
            </Figure>
            <Figure to="/admin/cases?overdue=1" count={overdueCases}>
              {overdueCases === 1 ? copy().overdueCase : copy().overdueCases}
            </Figure>
          </ul>
        </Panel>
        <Panel title={copy().recentActivity}>
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
        label={copy().showWorkOf}
        chips={[
          { to: '/admin', label: copy().myWork, current: !isEveryone },
          { to: '/admin?who=everyone', label: copy().everyone, current: isEveryone },
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
      <Panel title={copy().claimsThatNeedNewEvidence} important>
        <ul>
          {claims.map(({ id, what, validUntil }) => (
            <li key={id} className="event-line">
              <span className="numbers">{formatDate(validUntil)}</span>
              <span>
                <Status kind="bad">{copy().evidenceExpired}</Status> <Link to={`/admin/claims/${id}`}>{what}</Link>
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
      <Panel title={copy().figuresToCheckAtTheir} important={facts.some(({ isExpired }) => isExpired)}>
        <ul>
          {facts.map(({ id, what, source, validUntil, isExpired }) => (
            <li key={id} className="event-line">
              <span className="numbers">{formatDate(validUntil)}</span>
              <span>
                {isExpired && <Status kind="bad">{copy().expired}</Status>} {what}{' '}
                <a href={source.href}>{source.title}</a>
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
