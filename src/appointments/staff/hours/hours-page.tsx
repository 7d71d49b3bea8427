import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import {
  type AbsenceRow,
  type AdviserCalendar,
  listAbsences,
  listCalendars,
} from '#appointments/calendar/calendar-db.server.ts'
import { closeFeed, feedPath, openFeed } from '#appointments/calendar/feed.server.ts'
import { findFeed } from '#appointments/calendar/feed-db.server.ts'
import { addAbsence, refreshCalendar, removeAbsence } from '#appointments/calendar/refresh-calendar.server.ts'
import { viewAffected } from '#appointments/calendar/view-affected.server.ts'
import { consultationLanguages } from '#appointments/kinds/kinds.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import styles from '#appointments/staff/calendar.css?url'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { FeedForm } from '#appointments/ui/feed-form.tsx'
import { ArrowLink, Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { hoursOn, writeHours } from '#platform/week-hours.ts'
import type { Route } from './+types/hours-page'
import { AbsencePanel, errorWords, type HoursAnswer } from './absence-panel.tsx'
import { AffectedAppointments } from './affected-appointments.tsx'

const copy = () => t(appointmentStaffTexts.hoursPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = () => adminMeta(copy().hoursAndAbsences)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'appointment.read')
  const mayAll = may(person, 'case.read-all')
  const calendars = await listCalendars(services.db)
  const requested = url.searchParams.get('who') ?? person.id
  const own = calendars.find(({ id }) => id === requested)
  if (!own || (own.id !== person.id && !mayAll)) throw notFound()
  const span = { from: services.now(), until: new Date(services.now().getTime() + 2 * 365 * 86_400_000) }
  const absences = await listAbsences(services.db, span)
  return {
    own,
    isSelf: own.id === person.id,
    mayAll,
    staff: mayAll ? calendars.map(({ id, name }) => ({ id, name })) : [],
    absences: absences.filter(({ staffId }) => staffId === null || staffId === own.id),
    feedSince: await findFeed(services.db, person.id),
    affected: await viewAffected(services, scope, own.id),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'appointment.write')
  const texts = textsOf(await readForm(request))
  const staffId = url.searchParams.get('who') ?? person.id
  const back =
    staffId === person.id ? '/admin/calendar/hours' : `/admin/calendar/hours?who=${encodeURIComponent(staffId)}`
  if (texts.intent === 'open-feed')
    return data({ feed: services.config.PUBLIC_URL + feedPath(await openFeed(services, actor)), errors: {}, texts: {} })
  if (texts.intent === 'close-feed') {
    await closeFeed(services, actor)
    throw doneAt(back, 'calendar-saved')
  }
  const run = { hours: refreshCalendar, absence: addAbsence, 'remove-absence': removeAbsence }
  const name = (['hours', 'absence', 'remove-absence'] as const).find((known) => known === texts.intent)
  if (!name) throw notFound()
  const outcome = await run[name](services, { actor, staffId, texts })
  if (outcome.ok) throw doneAt(back, 'calendar-saved')
  if ('errors' in outcome) return data({ feed: null, errors: outcome.errors, texts }, { status: 422 })
  throw outcome.reason === 'forbidden' ? forbidden() : notFound()
}

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader before={<BackLink to="/admin/calendar">{copy().calendar}</BackLink>} title={copy().hoursAndAbsences} />
      <AffectedAppointments appointments={loaderData.affected} />
      <HoursView view={loaderData} answer={actionData} />
    </>
  )
}

type View = {
  own: AdviserCalendar
  isSelf: boolean
  mayAll: boolean
  staff: { id: string; name: string }[]
  absences: AbsenceRow[]
  feedSince: Date | null
}

function HoursView({ view, answer }: { view: View; answer?: HoursAnswer }) {
  const { own, staff, isSelf } = view
  return (
    <>
      {staff.length > 0 && (
        <p>
          <ArrowLink to="/admin/calendar/kinds">{copy().appointmentTypesAndRules}</ArrowLink>
        </p>
      )}
      {staff.length > 0 && (
        <Chips
          label={copy().chooseCalendar}
          chips={staff.map(({ id, name }) => ({
            to: `/admin/calendar/hours?who=${id}`,
            label: name,
            current: id === own.id,
          }))}
        />
      )}
      <div className="panels mt-16">
        <HoursForm own={own} answer={answer?.texts.intent === 'hours' ? answer : undefined} />
        <div className="panel-stack">
          <AbsencePanel {...view} answer={answer?.texts.intent === 'absence' ? answer : undefined} />
          {isSelf && (
            <Panel title={copy().subscribeInYourOwnCalendar}>
              <FeedForm since={view.feedSince} shown={answer?.feed ?? null} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function HoursForm({ own, answer }: { own: AdviserCalendar; answer?: HoursAnswer }) {
  const { texts = {}, errors: problems = {} } = answer ?? {}
  const errors = Object.fromEntries(Object.entries(problems).map(([field, error]) => [field, errorWords[error]]))
  const words = t(appointmentTexts.appointments)
  return (
    <Panel title={copy().workingHoursOf(own.name)}>
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset key={own.id}>
        <ErrorSummary errors={listErrors(errors)} />
        {!own.isSet && <Note kind="warn" title={copy().notBookableYet} />}
        <Checkbox
          name="bookable"
          label={copy().canBeBooked}
          defaultChecked={answer ? texts.bookable === 'on' : own.isBookable || !own.isSet}
        />
        {copy().days.map((name, at) => {
          const field = `day-${at + 1}`
          return (
            <Field key={field} name={field} label={name} error={errors[field]}>
              <TextInput
                placeholder={copy().dayOff}
                autoComplete="off"
                maxLength={80}
                defaultValue={texts[field] ?? writeHours(hoursOn(own.hours, at + 1))}
              />
            </Field>
          )
        })}
        <FieldGroup name="languages" label={copy().languages} hint={copy().appointmentsCanBeBookedIn}>
          {consultationLanguages.map((code) => (
            <Checkbox
              key={code}
              name={`language-${code}`}
              label={words.languages[code]}
              error={errors[`language-${code}`]}
              defaultChecked={answer ? texts[`language-${code}`] === 'on' : own.languages.includes(code)}
            />
          ))}
        </FieldGroup>
        <Field
          name="room"
          label={copy().personalMeetingRoom}
          hint={copy().allYourVideoAppointmentsTake}
          error={errors.room}
          optional
        >
          <TextInput
            type="url"
            maxLength={500}
            placeholder={copy().https}
            defaultValue={texts.room ?? own.roomUrl ?? ''}
          />
        </Field>
        <div>
          <Button name="intent" value="hours" kind="primary" size="small">
            {copy().saveHours}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
