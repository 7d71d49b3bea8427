import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import bookCss from '#appointments/booking/book.css?url'
import { bookForClient } from '#appointments/booking/book-appointment.server.ts'
import { instantOf, topicField } from '#appointments/booking/booking-form.ts'
import { wayOf, withQuery } from '#appointments/booking/booking-way.ts'
import { selectedIn, timeView, viewPicker } from '#appointments/booking/view-picker.server.ts'
import { listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Picker, TimeButtons } from '#appointments/ui/picker.tsx'
import { StepTitle } from '#appointments/ui/way-form.tsx'

import { findCaseFor } from '#cases/process/case-db.server.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/book-appointment-page'
import { AppointmentChannelForm } from './appointment-way.tsx'

const copy = () => t(appointmentStaffTexts.bookAppointmentPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = () => adminMeta(copy().bookAppointment)

const kinds = ['case-talk', 'included', 'paid'] as const
const home = '/admin/calendar/new'

async function chosenIn(
  { services, scope }: Pick<ReturnType<typeof adminContext>, 'services' | 'scope'>,
  search: URLSearchParams,
) {
  const found = await findCaseFor(services.db, search.get('case') ?? '', scope)
  if (!found) return null
  const kind = oneOf(kinds, search.get('kind')) ?? 'case-talk'
  const rules = await readSetting(services, kindSettings[kind])
  const staff = (await listCalendars(services.db)).filter(({ isBookable, id }) => isBookable || id === found.assignedTo)
  const staffId = staff.find(({ id }) => id === (search.get('staff') ?? found.assignedTo))?.id ?? staff[0]?.id ?? null
  return { found, kind, rules, staff, staffId, way: wayOf(search, rules) }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const chosen = await chosenIn(ctx, url.searchParams)
  if (!chosen) return { chosen: null, query: url.search }
  const { found, kind, rules, staff, staffId, way } = chosen
  const { services, person } = ctx
  const selected = { ...selectedIn(url.searchParams), zone: 'Europe/Zurich' }
  const requested = { kind, durationMinutes: way.length, language: way.language, staffId, byFirm: true }
  const balance = (await findBalances(services.db, [found.id])).get(found.id)
  return {
    chosen: {
      ...{ kind, way, staffId, rules },
      case: { id: found.id, caseNumber: found.caseNumber, title: found.title, clientName: found.clientName },
      staff: staff.map(({ id, name }) => ({ value: id, label: name })),
      free: balance?.free ?? 0,
      mayBook: may(person, 'appointment.write', found),
      picker: await viewPicker(services, requested, selected),
    },
    query: url.search,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'appointment.write')
  const chosen = await chosenIn(ctx, url.searchParams)
  const form = await readForm(request)
  const startsAt = instantOf(form.get('startsAt'))
  if (!chosen || !startsAt) throw notFound()
  const { found, kind, way, staffId } = chosen
  const topic = topicField.safeParse(form.get('topic') ?? '')
  const outcome = await bookForClient(ctx.services, {
    ...{ kind, startsAt, staffId, durationMinutes: way.length, language: way.language, meetingType: way.channel },
    ...{ caseId: found.id, topic: topic.success ? topic.data : '', zone: 'Europe/Zurich', scenario: null },
    actor: ctx.actor,
  })
  if (outcome.ok) throw doneAt(staffAppointmentPath(outcome.id), 'talk-booked')
  const next = outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, 'Europe/Zurich')) : []
  return data({ refusal: outcome.reason, next }, { status: outcome.reason === 'forbidden' ? 403 : 409 })
}

export default function BookAppointmentPage({ loaderData: { chosen, query }, actionData }: Route.ComponentProps) {
  const to = (change: Record<string, string>) => withQuery(home, new URLSearchParams(query), change)
  const head = (
    <AppHeader before={<BackLink to="/admin/calendar">{copy().calendar}</BackLink>} title={copy().bookAppointment} />
  )
  if (!chosen) {
    return (
      <>
        {head}
        <EmptyState
          title={copy().chooseCaseFirst}
          text={copy().everyAppointmentBelongsToCase}
          illustration="calendar"
          action={
            <ButtonLink to="/admin/cases" kind="ink" size="small">
              {copy().cases}
            </ButtonLink>
          }
        />
      </>
    )
  }
  return (
    <>
      {head}
      <p>
        {copy().forFreeConsultationMinutesIn(
          chosen.case.clientName,
          chosen.case.caseNumber,
          chosen.case.title,
          chosen.free,
        )}
      </p>
      <div className="book in-app mt-16">
        <section aria-labelledby="what">
          <StepTitle id="what" number={1}>
            {copy().appointment}
          </StepTitle>
          <AppointmentChannelForm chosen={chosen} />
        </section>
        <section aria-labelledby="when">
          <StepTitle id="when" number={2}>
            {copy().dateAndTime}
          </StepTitle>
          {actionData && <Note kind="bad" live title={t(appointmentTexts.appointments).refusals[actionData.refusal]} />}
          {actionData && actionData.next.length > 0 && (
            <Form method="post">
              <TimeButtons times={actionData.next} withDay isSwiss />
            </Form>
          )}
          <Picker picker={chosen.picker} to={to}>
            <Form method="post" className="stack">
              <Field name="topic" label={copy().topic} optional>
                <TextInput maxLength={maxEntryLength.topic} />
              </Field>
              <p className="soft t14">{copy().selectTimeToBookAppointment}</p>
              <TimeButtons times={chosen.picker.times} isSwiss />
            </Form>
          </Picker>
        </section>
      </div>
    </>
  )
}
