import { data, Form, Link, type RouterContextProvider, redirect } from 'react-router'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { holdForGuest } from '#appointments/booking/ask-guest.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { bookForSelf } from '#appointments/booking/book-appointment.server.ts'
import { instantOf, topicField } from '#appointments/booking/booking-form.ts'
import { wayOf, withQuery } from '#appointments/booking/booking-way.ts'
import { findHold } from '#appointments/booking/hold-db.server.ts'
import { selectedIn, type TimeView, timeView } from '#appointments/booking/view-picker.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import type { Refusal } from '#appointments/refusal.ts'
import { Picker, TimeButtons } from '#appointments/ui/picker.tsx'
import { StepTitle, WayForm } from '#appointments/ui/way-form.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/book-appointment-page'
import { HeldForm } from './held-form.tsx'
import { chosenOf, listOptions, loadBooking, type Option, rulesFor } from './load-booking.server.ts'

const copy = () => t(appointmentTexts.bookAppointmentPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().scheduleMeeting, matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person } = currentUserOf(context)
  const loaded = await loadBooking(servicesOf(context), person, url.searchParams)
  return { ...loaded, path: url.pathname, query: url.search }
}

export const action = ({ request, context, url }: Route.ActionArgs) => bookOwn({ request, context, url })

export default function BookAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { options, path, query } = loaderData
  const to = (change: Record<string, string>) => withQuery(path, new URLSearchParams(query), change)
  return (
    <>
      <AppHeader
        before={<BackLink to="/client-portal/appointments">{copy().appointments}</BackLink>}
        title={copy().scheduleMeeting}
      />
      {loaderData.chosen && 'picker' in loaderData && loaderData.picker ? (
        <div className="book in-app">
          <section aria-labelledby="what">
            <StepTitle id="what" number={1}>
              {copy().appointmentType}
            </StepTitle>
            <OptionList options={options} chosen={loaderData.chosen} path={path} />
            <WayForm
              {...loaderData}
              zone={loaderData.picker.zone}
              saved={loaderData.chosen.caseId ? { case: loaderData.chosen.caseId } : {}}
            />
          </section>
          <section aria-labelledby="when">
            <StepTitle id="when" number={2}>
              {copy().dateAndTime}
            </StepTitle>
            {actionData && (
              <Note kind="warn" live title={t(appointmentTexts.appointments).refusals[actionData.refusal]} />
            )}
            {actionData && actionData.next.length > 0 && (
              <Form method="post" preventScrollReset>
                <TimeButtons times={actionData.next} withDay isSwiss={loaderData.picker.isSwiss} />
              </Form>
            )}
            <Picker picker={loaderData.picker} to={(change) => to({ ...change, hold: '' })}>
              <Form method="post" preventScrollReset>
                <TimeButtons times={loaderData.picker.times} isSwiss={loaderData.picker.isSwiss} />
              </Form>
            </Picker>
          </section>
          <HeldForm {...loaderData} kind={loaderData.chosen.kind} topic={actionData?.topic} />
        </div>
      ) : (
        <EmptyState
          title={copy().noConsultationMinutesLeft}
          text={copy().youHaveNoConsultationMinutes}
          illustration="calendar"
          action={
            <p className="row">
              <ButtonLink to="/product/tax-consultation" kind="primary" size="small">
                {copy().chooseConsultation}
              </ButtonLink>
              <ButtonLink to="/client-portal/messages/new?about=meeting" kind="outline" size="small">
                {copy().newMessage}
              </ButtonLink>
            </p>
          }
        />
      )}
    </>
  )
}

function OptionList({ options, chosen, path }: { options: readonly Option[]; chosen: Option; path: string }) {
  const { kinds } = t(appointmentTexts.appointments)
  return (
    <nav className="book-kinds" aria-label={copy().appointmentType2}>
      {options.map(({ caseId, kind, title, free }) => (
        <Link
          key={caseId ?? kind}
          to={caseId ? `${path}?case=${caseId}` : path}
          aria-current={caseId === chosen.caseId ? 'page' : undefined}
        >
          <span>
            <b>
              {kinds[kind].name} {kind !== 'first-talk' && <i>{copy().minLeft(free)}</i>}
            </b>
            <small>{title || kinds[kind].text}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

type OwnAnswer = { refusal: Refusal; next: TimeView[]; topic: string }

type At = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Handles two forms: selecting a time reserves it, and confirming the reserved time books it. */
async function bookOwn({ request, context, url }: At) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const { searchParams: search, pathname } = url
  const form = await readForm(request)
  const content = topicField.safeParse(form.get('topic') ?? '')
  const topic = content.success ? content.data : ''
  const refused = (refusal: Refusal, next: TimeView[] = []) =>
    data<OwnAnswer>({ refusal, next, topic }, { status: 409 })
  const chosen = chosenOf(await listOptions(services, actor.person), search)
  if (!chosen) return refused('no-minutes')
  const rules = await rulesFor(services, chosen)
  const way = wayOf(search, rules)
  const { zone } = selectedIn(search)
  const startsAt = instantOf(form.get('startsAt'))
  const appointment = { kind: chosen.kind, durationMinutes: way.length, language: way.language }
  if (startsAt) {
    const requested = { ...appointment, startsAt, ownStaffId: chosen.adviserId, insteadOf: search.get('hold') }
    const outcome = await holdForGuest(services, requested, requestOf(context).ip)
    if (outcome.ok) throw redirect(`${withQuery(pathname, search, { hold: outcome.holdId })}#booking`, { status: 303 })
    return refused(outcome.reason, outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : [])
  }
  const hold = await findHold(services.db, search.get('hold') ?? '', services.now())
  if (!hold) return refused('hold-over')
  const outcome = await bookForSelf(services, {
    ...{ ...appointment, startsAt: hold.startsAt, staffId: hold.staffId, holdId: hold.id, caseId: chosen.caseId },
    ...{ meetingType: way.channel, topic, zone, scenario: null, actor },
  })
  if (outcome.ok) throw redirect(withFlash(clientAppointmentPath(outcome.id), 'booked'), { status: 303 })
  return refused(outcome.reason, outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : [])
}
