import { data, Form, Link } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { statusKinds } from '#appointments/appointment-status.ts'
import bookCss from '#appointments/booking/book.css?url'
import { withQuery } from '#appointments/booking/booking-way.ts'
import type { listMinutes } from '#appointments/credit/minutes-db.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { type AppointmentAnswer, refusalStatus } from '#appointments/refusal.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Clocks } from '#appointments/ui/clocks.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/appointment-page'
import { AppointmentForms } from './appointment-forms.tsx'
import { FromClient } from './from-client.tsx'
import { handleAppointmentAction } from './handle-appointment-action.server.ts'
import { loadAppointment, type StaffAppointment } from './load-appointment.server.ts'

const minutesPanelCopy = () => t(appointmentStaffTexts.minutesPanel)

const copy = () => t(appointmentStaffTexts.appointmentPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = () => adminMeta(copy().appointmentLabel)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'appointment.read')
  const loaded = await loadAppointment(ctx, params.appointmentId, url.searchParams)
  if (!loaded) throw notFound()
  return { ...loaded, query: url.search }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const texts = textsOf(await readForm(request))
  const outcome = await handleAppointmentAction(ctx, params.appointmentId, texts)
  if (outcome.ok) {
    // After reassigning the appointment, users who may no longer see it are redirected to the calendar.
    const isSeen = await findAppointment(ctx.services.db, params.appointmentId, ctx.scope)
    throw doneAt(isSeen ? staffAppointmentPath(params.appointmentId) : '/admin/calendar', outcome.note)
  }
  if (outcome.reason === 'not-there') throw notFound()
  return data({ refusal: outcome.reason, next: outcome.next ?? [], texts }, { status: refusalStatus(outcome.reason) })
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, query } = loaderData
  const to = (change: Record<string, string>) =>
    withQuery(staffAppointmentPath(appointment.id), new URLSearchParams(query), { note: '', ...change })
  return (
    <>
      <AppHeader
        before={<BackLink to="/admin/calendar">{copy().calendar}</BackLink>}
        title={`${appointment.clientName}, ${appointment.day}`}
      />
      <AppointmentView view={loaderData} answer={actionData} to={to} />
    </>
  )
}

type AppointmentViewProps = {
  view: StaffAppointment
  answer?: AppointmentAnswer
  to: (change: Record<string, string>) => string
}

function AppointmentView({ view, answer, to }: AppointmentViewProps) {
  const { appointment, facts, moves, balance, room, scenario } = view
  const words = t(appointmentTexts.appointments)
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={copy().appointment(appointment.number)}>
          <p className="row mt-8">
            <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
            <Status kind="info">{words.meetingTypes[appointment.meetingType]}</Status>
          </p>
          <Clocks {...appointment} />
          {room && appointment.isOpen && (
            <a className="button primary small mt-16" href={room} rel="noopener noreferrer">
              {copy().openRoom}
            </a>
          )}
          <FactList
            dense
            facts={[
              {
                term: copy().client,
                value: facts.clientId ? (
                  <Link to={`/admin/clients/${facts.clientId}`}>{appointment.clientName}</Link>
                ) : (
                  copy().visitor(appointment.clientName)
                ),
              },
              {
                term: copy().email,
                value: <a href={`mailto:${appointment.clientEmail}`}>{appointment.clientEmail}</a>,
              },
              ...(appointment.clientPhone ? [{ term: copy().phone, value: appointment.clientPhone }] : []),
              ...(appointment.caseId
                ? [
                    {
                      term: copy().case,
                      value: <Link to={staffCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>,
                    },
                  ]
                : []),
              { term: copy().what, value: copy().minutes(appointment.title, appointment.durationMinutes) },
              ...(appointment.description ? [{ term: copy().topic, value: appointment.description }] : []),
              ...(scenario
                ? [{ term: copy().calculation, value: <Link to={scenario}>{copy().seeCalculation}</Link> }]
                : []),
              { term: copy().adviser, value: appointment.staffName ?? copy().noOne },
              {
                term: copy().bookedLabel,
                value: `${formatDateTime(facts.createdAt)}, ${copy().booked[facts.bookedBy === 'guest' || facts.bookedBy === 'client' ? facts.bookedBy : 'firm']}`,
              },
              ...(balance
                ? [{ term: copy().consultationMinutes, value: copy().leftPlanned(balance.left, balance.planned) }]
                : []),
              ...(appointment.cancelReason
                ? [{ term: copy().reasonForCancelling, value: appointment.cancelReason }]
                : []),
            ]}
          />
        </Panel>
        <FromClient view={view} />
        {balance && <MinutesPanel entries={view.minutes} left={balance.left} />}
        {moves.length > 0 && (
          <Panel title={copy().moved}>
            <ul>
              {moves.map((move) => (
                <li key={move.id}>
                  {formatDateTime(move.fromStartsAt)} → {formatDateTime(move.toStartsAt)},{' '}
                  <span className="soft">
                    {move.byClient ? copy().byClient : copy().by(move.moverName)}, {formatDateTime(move.movedAt)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className="panel-stack">
        {answer && <Note kind="bad" live title={words.refusals[answer.refusal]} />}
        <AppointmentForms view={view} answer={answer} to={to} />
      </div>
    </div>
  )
}

type Entry = Awaited<ReturnType<typeof listMinutes>>[number]

function MinutesPanel({ entries, left }: { entries: readonly Entry[]; left: number }) {
  const { creditEntries } = t(appointmentTexts.appointments)
  return (
    <Panel title={minutesPanelCopy().consultationMinutesLeft(left)}>
      <ul className="mt-8">
        {entries.map(({ id, entry, minutes, note, at }) => (
          <li key={id}>
            {minutesPanelCopy().min(creditEntries[entry], minutes)}{' '}
            <span className="soft">{[formatDateTime(at), note].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <details className="ask mt-8">
        <summary>{minutesPanelCopy().restoreMinutes}</summary>
        <Form method="post" className="admin-form compact">
          <input type="hidden" name="seen" value={entries.at(-1)?.id ?? 0} />
          <Field name="minutes" label={minutesPanelCopy().minutes} required>
            <TextInput inputMode="numeric" maxLength={3} />
          </Field>
          <Field
            name="text"
            id="give-reason"
            label={minutesPanelCopy().reason}
            hint={minutesPanelCopy().clientWillSeeMinutesBut}
            required
          >
            <TextInput maxLength={300} />
          </Field>
          <div>
            <Button name="intent" value="give-back" kind="outline" size="small">
              {minutesPanelCopy().restoreMinutes2}
            </Button>
          </div>
        </Form>
      </details>
    </Panel>
  )
}
