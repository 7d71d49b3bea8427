import { data, Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { listAppointmentsOf } from '#appointments/appointment-db.server.ts'
import { closeFeed, feedPath, openFeed } from '#appointments/calendar/feed.server.ts'
import { findFeed } from '#appointments/calendar/feed-db.server.ts'
import type { Balance } from '#appointments/credit/minutes.ts'
import { findBalances, listMinutes } from '#appointments/credit/minutes-db.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { FeedForm } from '#appointments/ui/feed-form.tsx'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { formatDate } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { appointmentView } from '#portal/views.server.ts'
import type { Route } from './+types/appointments-page'
import { AppointmentTable } from './appointment-table.tsx'

const copy = () => t(appointmentTexts.appointmentsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().appointments, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id } = currentUserOf(context).person
  const appointments = await loadPanel(context, 'appointments', () =>
    asClient(db, id, async (tx) => {
      const rows = (await listAppointmentsOf(tx, id)).map((row) => appointmentView(row, now()))
      const cases = await listCasesOf(tx, id)
      const balances = await findBalances(
        tx,
        cases.map((found) => found.id),
      )
      return {
        upcoming: rows.filter(({ isOpen }) => isOpen).toReversed(),
        past: rows.filter(({ isOpen }) => !isOpen),
        minutes: await listOwnMinutes(tx, cases, balances),
      }
    }),
  )
  return { appointments, feedSince: await findFeed(db, id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const intent = (await readForm(request)).get('intent')
  if (intent === 'close-feed') await closeFeed(services, actor)
  if (intent !== 'open-feed') return data({ feed: null })
  return data({ feed: services.config.PUBLIC_URL + feedPath(await openFeed(services, actor)) })
}

function Schedule() {
  return (
    <ButtonLink to="/client-portal/appointments/new" kind="ink" size="small" icon="calendar-plus">
      {copy().scheduleMeeting}
    </ButtonLink>
  )
}

export default function AppointmentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().appointments} actions={<Schedule />} />
      <PanelView panel={loaderData.appointments} what={copy().yourAppointments}>
        {({ upcoming, past, minutes }) =>
          upcoming.length + past.length === 0 ? (
            <div className="panel-stack">
              <EmptyState
                title={copy().noAppointmentsYet}
                text={copy().chooseTimeThatSuitsYou}
                illustration="calendar"
                action={<Schedule />}
              />
              <MinutesPanel minutes={minutes} />
            </div>
          ) : (
            <div className="panel-stack">
              <Panel title={copy().upcoming}>
                {upcoming.length === 0 ? (
                  <p className="soft">{copy().youHaveNoUpcomingAppointments}</p>
                ) : (
                  <AppointmentTable caption={copy().upcomingAppointments} appointments={upcoming} withJoin />
                )}
              </Panel>
              <MinutesPanel minutes={minutes} />
              {past.length > 0 && (
                <Panel title={copy().past}>
                  <AppointmentTable caption={copy().pastAppointments} appointments={past} />
                </Panel>
              )}
            </div>
          )
        }
      </PanelView>
      <div className="mt-48">
        <Panel title={copy().addToYourCalendar}>
          <FeedForm since={loaderData.feedSince} shown={actionData?.feed ?? null} />
        </Panel>
      </div>
    </>
  )
}

function MinutesPanel({ minutes }: { minutes: readonly MinutesLine[] }) {
  if (minutes.length === 0) return null
  return (
    <Panel title={copy().consultationMinutesLeft}>
      {minutes.map((line) => (
        <div key={line.id}>
          <FactList amounts facts={[factOf(line)]} />
          <details className="ask">
            <summary>{copy().showHowTheseAddUp}</summary>
            <Entries entries={line.entries} />
          </details>
        </div>
      ))}
    </Panel>
  )
}

function factOf({ id, title, caseNumber, left, planned }: MinutesLine) {
  return {
    key: id,
    term: (
      <Link to={clientCasePath(id)}>
        {title}, {caseNumber}
      </Link>
    ),
    value: planned > 0 ? copy().minutesOfWhichBooked(left, planned) : copy().minutes(left),
  }
}

function Entries({ entries }: Pick<MinutesLine, 'entries'>) {
  const words = t(appointmentTexts.appointments).creditEntries
  return (
    <ul className="mt-8 t16">
      {entries.map(({ id, entry, minutes, at, appointmentId }) => (
        <li key={id}>
          {words[entry]}: <span className="numbers">{copy().min(minutes)}</span>{' '}
          <span className="soft">
            {formatDate(at)}
            {appointmentId && (
              <>
                , <Link to={clientAppointmentPath(appointmentId)}>{copy().appointment}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Found = { id: string; title: string; caseNumber: string }

/** Remaining minutes of each of the client's cases, with their credit entries but without internal notes. */
async function listOwnMinutes(tx: Tx, cases: readonly Found[], balances: ReadonlyMap<string, Balance>) {
  const lines = []
  for (const { id, title, caseNumber } of cases) {
    const balance = balances.get(id)
    if (!balance) continue
    const entries = (await listMinutes(tx, id)).map(({ note: _, ...entry }) => entry)
    lines.push({ id, title, caseNumber, ...balance, entries })
  }
  return lines
}

type MinutesLine = Awaited<ReturnType<typeof listOwnMinutes>>[number]
