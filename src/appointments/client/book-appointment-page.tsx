import { Form } from 'react-router'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { withQuery } from '#appointments/booking/booking-way.ts'
import { Picker, TimeButtons } from '#appointments/ui/picker.tsx'
import { WayForm } from '#appointments/ui/way-form.tsx'
import { appointmentWords } from '#appointments/words.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/book-appointment-page'
import { bookOwn } from './book-own.server.ts'
import { HeldForm } from './held-form.tsx'
import { loadBooking } from './load-booking.server.ts'
import { OptionList } from './option-list.tsx'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Schedule Meeting', matches)

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
      <AppHeader before={<BackLink to="/client-portal/appointments">Appointments</BackLink>} title="Schedule Meeting" />
      {loaderData.chosen && 'picker' in loaderData && loaderData.picker ? (
        <div className="book in-app">
          <section aria-labelledby="what">
            <h2 id="what">
              <em>1</em>What
            </h2>
            <OptionList options={options} chosen={loaderData.chosen} path={path} />
            <WayForm
              {...loaderData}
              zone={loaderData.picker.zone}
              saved={loaderData.chosen.caseId ? { case: loaderData.chosen.caseId } : {}}
            />
          </section>
          <section aria-labelledby="when">
            <h2 id="when">
              <em>2</em>When
            </h2>
            {actionData && <Note kind="warn" live title={appointmentWords().refusals[actionData.refusal]} />}
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
          title="No minutes left"
          text="Your cases have no minutes of talks left. Consultations are in the store; or write to us, and your adviser plans a talk with you."
          illustration="calendar"
          action={
            <p className="row">
              <ButtonLink to="/product/tax-consultation" kind="primary" size="small">
                Choose a consultation
              </ButtonLink>
              <ButtonLink to="/client-portal/messages/new?about=meeting" kind="outline" size="small">
                New Message
              </ButtonLink>
            </p>
          }
        />
      )}
    </>
  )
}
