import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { instantOf } from '#appointments/booking/booking-form.ts'
import { viewAffected } from '#appointments/calendar/view-affected.server.ts'
import { selectedDay } from '#appointments/free-times/month.ts'
import { refusalStatus } from '#appointments/refusal.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { ButtonLink, IconLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/calendar-page'
import { Agenda } from './agenda.tsx'
import { AppointmentPreview } from './appointment-preview.tsx'
import { type BookingStep, handleBooking } from './booking-action.server.ts'
import { BookingPanel } from './booking-panel.tsx'
import styles from './calendar.css?url'
import { CalendarGrid } from './calendar-grid.tsx'
import { handleAppointmentAction } from './handle-appointment-action.server.ts'
import { AffectedAppointments } from './hours/affected-appointments.tsx'
import { loadPreview } from './load-appointment.server.ts'
import { viewBooking } from './view-booking.server.ts'
import { type CalendarView, viewCalendar } from './view-calendar.server.ts'

const copy = () => t(appointmentStaffTexts.calendarPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
export const links: Route.LinksFunction = () => [bookCss, styles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = () => adminMeta(copy().calendar)

/** `?who=` selects the staff shown, `?appointment=` the appointment in the preview pane. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'appointment.read')
  const { services, scope, person } = ctx
  const search = url.searchParams
  const day = selectedDay(search.get('day')) ?? swissDay(services.now())
  const view = search.get('view') === 'day' ? 'day' : 'week'
  const selected = search.get('appointment')
  const preview = selected ? await loadPreview(ctx, selected) : null
  if (selected && !preview) throw notFound()
  const startsAt = instantOf(search.get('new'))
  const booking = startsAt && may(person, 'appointment.write') && { startsAt, staffId: search.get('staff') ?? '' }
  return {
    booking: booking && {
      ...{ startsAt: booking.startsAt.toISOString(), staffId: booking.staffId, key: randomUUID() },
      view: await viewBooking(ctx, { startsAt: booking.startsAt.toISOString(), staff: booking.staffId }),
    },
    mayBook: may(person, 'appointment.write'),
    calendar: await viewCalendar(services, { day, view, who: search.getAll('who').slice(0, 20), scope }),
    affected: await viewAffected(services, scope),
    preview,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const texts = textsOf(await readForm(request))
  if (url.searchParams.has('new')) {
    const outcome = await handleBooking(ctx, texts)
    if (!outcome.ok) return data({ booking: outcome.answer, refused: null }, { status: outcome.status })
    const next = new URLSearchParams(url.search)
    for (const name of ['new', 'staff', 'note']) next.delete(name)
    next.set('appointment', outcome.id)
    throw doneAt(`/admin/calendar?${next}`, 'talk-booked')
  }
  const appointment = url.searchParams.get('appointment') ?? ''
  const outcome = await handleAppointmentAction(ctx, appointment, texts)
  if (outcome.ok) {
    const search = new URLSearchParams(url.search)
    search.delete('note')
    // After reassigning the appointment, close the preview if the user may no longer see the appointment.
    if (!(await findAppointment(ctx.services.db, appointment, ctx.scope))) search.delete('appointment')
    throw doneAt(`/admin/calendar?${search}`, outcome.note)
  }
  if (outcome.reason === 'not-there') throw notFound()
  const refused = { refusal: outcome.reason, next: outcome.next ?? [], texts }
  return data({ booking: null, refused }, { status: refusalStatus(outcome.reason) })
}

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, affected, preview, booking, mayBook } = loaderData
  const picking = {
    to: (appointment: string) => `${calendarPath(calendar, { appointment })}#talk`,
    selected: preview?.appointment.id ?? null,
    bookAt: mayBook ? (slot: Slot) => `${calendarPath(calendar, { slot })}#new` : null,
    slot: booking || null,
  }
  return (
    <>
      <AppHeader
        title={calendar.title}
        actions={
          <>
            <ButtonLink to="/admin/calendar/hours" kind="outline" size="small">
              {copy().hoursAndAbsences}
            </ButtonLink>
            <ButtonLink to="/admin/calendar/new" kind="ink" size="small" icon="calendar-plus">
              {copy().bookAppointment}
            </ButtonLink>
          </>
        }
      />
      <CalendarTools calendar={calendar} />
      <AffectedAppointments appointments={affected} />
      <div className={classes('calendar-desk', (preview || booking) && 'has-talk')}>
        <div>
          <CalendarGrid calendar={calendar} picking={picking} />
          <CalendarLegend hours={calendar.hours} />
          <Agenda calendar={calendar} picking={picking} />
        </div>
        {preview && (
          <AppointmentPreview
            key={preview.appointment.id}
            preview={preview}
            answer={actionData?.refused ?? undefined}
            closeTo={calendarPath(calendar, {})}
          />
        )}
        {booking && !preview && (
          <NewAppointment
            key={`${booking.startsAt} ${booking.staffId}`}
            answer={actionData?.booking ?? { step: 'form', view: booking.view, errors: {}, refusal: null }}
            submissionKey={booking.key}
            closeTo={calendarPath(calendar, {})}
          />
        )}
      </div>
    </>
  )
}

type NewProps = { answer: BookingStep; submissionKey: string; closeTo: string }

function NewAppointment({ answer, submissionKey, closeTo }: NewProps) {
  const words = t(appointmentStaffTexts.bookingForm)
  return (
    <aside className="talk-peek" id="new" aria-labelledby="new-title">
      <section>
        <p className="row between">
          <span className="fine" id="new-title">
            {words.newAppointment}
          </span>
          <IconLink to={closeTo} icon="x" label={words.close} preventScrollReset />
        </p>
        {answer.view.when && <h2 className="t20 mt-8">{answer.view.when}</h2>}
        <div className="mt-16">
          <BookingPanel answer={answer} submissionKey={submissionKey} isPane />
        </div>
      </section>
    </aside>
  )
}

function CalendarLegend({ hours: { free, all } }: Pick<CalendarView, 'hours'>) {
  return (
    <div className="calendar-legend">
      <ul aria-label={copy().legend}>
        {Object.entries(copy().badges).map(([look, name]) => (
          <li key={look}>
            <i className={look} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <p className="numbers">
        {copy().ofBookableHoursFree(free, all)}. {copy().pressFreeTime}
      </p>
    </div>
  )
}

type Slot = { startsAt: string; staffId: string }
type Change = { slot?: Slot; day?: string; view?: 'day' | 'week'; who?: string | null; appointment?: string }

function calendarPath({ day, view, staff }: CalendarView, change: Change): string {
  const next = new URLSearchParams({ day: change.day ?? day, view: change.view ?? view })
  const shown = staff.filter(({ isShown }) => isShown).map(({ id }) => id)
  const isAll = shown.length === staff.length
  for (const id of change.who === undefined ? (isAll ? [] : shown) : toggled(shown, isAll, change.who))
    next.append('who', id)
  if (change.slot) {
    next.set('new', change.slot.startsAt)
    next.set('staff', change.slot.staffId)
  }
  if (change.appointment) next.set('appointment', change.appointment)
  return `/admin/calendar?${next}`
}

function toggled(shown: readonly string[], isAll: boolean, who: string | null): readonly string[] {
  if (who === null) return []
  if (isAll) return [who]
  return shown.includes(who) ? shown.filter((id) => id !== who) : [...shown, who]
}

function CalendarTools({ calendar }: { calendar: CalendarView }) {
  const { view, staff, before, after, today, week } = calendar
  const to = (change: Change) => calendarPath(calendar, change)
  const isAll = staff.every(({ isShown }) => isShown)
  const step = view === 'day' ? 'day' : 'week'
  return (
    <nav className="row calendar-tools" aria-label={copy().calendar}>
      <span className="row calendar-steps">
        <IconLink to={to({ day: before })} icon="chevron-left" label={copy().previous(step)} />
        <ButtonLink to={to({ day: today })} kind="outline" size="dense">
          {copy().today}
        </ButtonLink>
        <IconLink to={to({ day: after })} icon="chevron-right" label={copy().next(step)} />
        <span className="soft t14 nowrap">{copy().week(week)}</span>
      </span>
      <Chips
        label={copy().calendarView}
        chips={[
          { to: to({ view: 'day' }), label: copy().day, current: view === 'day' },
          { to: to({ view: 'week' }), label: copy().week2, current: view === 'week' },
        ]}
      />
      <Chips
        label={copy().advisers}
        chips={[
          { to: to({ who: null }), label: copy().all, current: isAll },
          ...staff.map(({ id, name, isShown }) => ({ to: to({ who: id }), label: name, current: isShown && !isAll })),
        ]}
      />
    </nav>
  )
}
