import * as caseTexts from '#cases/locales/en.ts'
import { type CaseStatus, isOpen } from '#cases/process/case-states.ts'
import { AdviserBox } from '#cases/process/client/adviser-box.tsx'
import type { LatestMessage } from '#cases/process/dashboard-db.server.ts'
import type { Todo } from '#cases/process/todo.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { AppointmentView, CaseView } from '#portal/views.server.ts'
import type { ResultView } from '#returns/expected/result-view.ts'
import { ExpectedResult, ResultHistory } from '#returns/ui/expected-result.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { CaseCards } from './case-cards.tsx'
import { type Panel as Loaded, PanelView } from './panel-view.tsx'
import { TodoList } from './todo-list.tsx'

const copy = () => t(portalTexts.dashboardView)

type Dashboard = {
  caseStats: { status: CaseStatus; count: number }[]
  todos: Todo[]
  recentCases: CaseView[]
  result: ResultView | null
  appointments: AppointmentView[]
  latestMessage: LatestMessage | null
  today: string
}

export function DashboardView({ panel, firstName }: { panel: Loaded<Dashboard>; firstName: string }) {
  return (
    <>
      <AppHeader title={copy().dashboard}>
        <span className="soft">{copy().helloHereIsHowYour(firstName)}</span>
      </AppHeader>
      <PanelView panel={panel} what={copy().yourDashboard}>
        {(dashboard) => <Contents {...dashboard} />}
      </PanelView>
    </>
  )
}

function Contents({ caseStats, todos, recentCases, result, appointments, latestMessage, today }: Dashboard) {
  const count = todos.length
  const [looked = recentCases.find(({ state }) => isOpen(state))] = recentCases.filter(({ adviserName }) => adviserName)
  return (
    <div className="dashboard mt-16">
      {result && (
        <div className="result-row">
          <ExpectedResult shown={result} withLevels />
          <ResultHistory shown={result} />
        </div>
      )}
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel important title={count === 0 ? copy().yourTurn : copy().yourTurnToDo(count)}>
            {count === 0 ? (
              <>
                <p className="soft">{copy().youHaveNothingToDo}</p>
                <NextSteps cases={recentCases} />
              </>
            ) : (
              <TodoList todos={todos} />
            )}
          </Panel>
          <Panel title={copy().recentCases} end={<ArrowLink to="/client-portal/cases">{copy().allCases}</ArrowLink>}>
            <p className="soft t14">{caseCounts(caseStats)}</p>
            {recentCases.length === 0 ? <NoCases /> : <CaseCards cases={recentCases} />}
          </Panel>
        </div>
        <aside className="panel-stack" aria-label={copy().appointmentsMessagesAndHelp}>
          <NextDate cases={recentCases} today={today} />
          {appointments.length > 0 && (
            <Panel title={copy().upcomingAppointments} important>
              <div className="lined">
                {appointments.map((appointment, index) => (
                  <AppointmentCard key={appointment.id} appointment={appointment} isFirst={index === 0} />
                ))}
              </div>
            </Panel>
          )}
          {latestMessage && <LatestMessagePanel message={latestMessage} />}
          {looked && <AdviserBox name={looked.adviserName} answersAt={looked.answersAt} state={looked.state} />}
          <Panel title={copy().questions}>
            <p className="soft t16">{copy().sendMessageToYourAdviser}</p>
            <p className="mt-16">
              <ButtonLink to="/client-portal/messages/new" kind="outline" size="small" icon="pencil">
                {copy().newMessage}
              </ButtonLink>
            </p>
          </Panel>
        </aside>
      </div>
    </div>
  )
}

function caseCounts(caseStats: Dashboard['caseStats']): string {
  const { statuses } = t(caseTexts.cases)
  return caseStats
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statuses[status].toLowerCase()}`)
    .join(', ')
}

/** The next date of the open cases on which something happens, as a key figure. Past dates are listed with the tasks. */
function NextDate({ cases, today }: { cases: CaseView[]; today: string }) {
  const dated = cases.flatMap(({ id, title, turn }) =>
    turn?.on && turn.on >= today && turn.who !== 'tax-office' ? [{ id, title, on: turn.on, date: turn.date }] : [],
  )
  const [next, ...later] = dated.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  if (!next) return null
  const { dates } = t(caseTexts.cases).turns
  return (
    <Panel title={copy().nextDate} important>
      <p className="t32 bold numbers">{formatWeekday(next.on)}</p>
      <p className="t16">{`${dates[next.date]}: ${next.title}`}</p>
      {later.map(({ id, title, on, date }) => (
        <p key={id} className="soft t14 numbers mt-8">{`${formatDate(on)}, ${dates[date]}: ${title}`}</p>
      ))}
    </Panel>
  )
}

function NextSteps({ cases }: { cases: CaseView[] }) {
  return (
    <ul className="mt-8">
      {cases.map((found) => {
        const { turn } = found
        if (!turn) return null
        const { dates } = t(caseTexts.cases).turns
        return (
          <li key={found.id} className="next-step">
            <span>
              {found.title}: <b>{found.turnLabel}</b>
            </span>
            {turn.on && (
              <span className="numbers">
                {dates[turn.date]} {formatDate(turn.on)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function NoCases() {
  return (
    <EmptyState
      title={copy().youHaveNoCasesYet}
      text={copy().whenYouBuyPackageWe}
      illustration="phases"
      action={
        <ButtonLink to="/store" kind="ink" size="small">
          {copy().seeOurPackages}
        </ButtonLink>
      }
    />
  )
}

function LatestMessagePanel({ message }: { message: LatestMessage }) {
  const { threadId, subject, excerpt, senderName, createdAt } = message
  return (
    <Panel title={copy().latestMessage} end={<ArrowLink to="/client-portal/messages">{copy().all}</ArrowLink>}>
      <div className="latest-message">
        <p className="row between t14">
          <b>{senderName}</b>
          <time className="soft numbers" dateTime={createdAt.toISOString()}>
            {formatDateTime(createdAt)}
          </time>
        </p>
        <p className="t16">
          <b>{subject}</b>
        </p>
        <p className="excerpt t16">{excerpt}</p>
        <p className="mt-8">
          <ButtonLink to={`/client-portal/messages/${threadId}`} kind="outline" size="small">
            {copy().readAndReply}
          </ButtonLink>
        </p>
      </div>
    </Panel>
  )
}
