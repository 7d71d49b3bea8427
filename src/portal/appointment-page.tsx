import { Form, Link, redirect } from 'react-router'
import { actorOf, visitorOf } from '#accounts/visitor.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import bookCss from '#appointments/book.css?url'
import { withQuery } from '#appointments/booking-way.ts'
import { changeOwn } from '#appointments/change-own.server.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { prepareTalk } from '#appointments/prepare-talk.server.ts'
import { ChangeForms } from '#appointments/ui/change-forms.tsx'
import { TalkFacts } from '#appointments/ui/talk-facts.tsx'
import { viewOwn } from '#appointments/view-own.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/input.tsx'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/appointment-page'
import { notFound } from './guard.server.ts'
import { withNote } from './notices.server.ts'
import { portalMeta } from './portal-meta.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Appointment', matches)

/** One appointment of the client: when, with whom, the way in, what to prepare; to be moved and cancelled. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { id } = visitorOf(context).person
  const row = await asClient(services.db, id, (tx) => findAppointment(tx, params.appointmentId, id))
  if (!row) throw notFound()
  return { ...(await viewOwn(services, row, url.searchParams)), path: url.pathname, query: url.search }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const form = await readForm(request)
  const path = clientAppointmentPath(params.appointmentId)
  const text = form.get('preparation')
  if (typeof text === 'string') {
    const outcome = await prepareTalk(servicesOf(context), { id: params.appointmentId, actor, text })
    if (!outcome.ok) throw notFound()
    throw redirect(withNote(path, 'prepared'), { status: 303 })
  }
  return changeOwn(context, { id: params.appointmentId, by: { actor }, form, search: url.searchParams, path })
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { talk, path, query } = loaderData
  const to = (change: Record<string, string>) => withQuery(path, new URLSearchParams(query), change)
  return (
    <>
      <AppHead
        before={<BackLink to="/client-portal/appointments">Appointments</BackLink>}
        title={`${talk.title}, number ${talk.number}`}
      >
        {talk.caseId && <Link to={clientCasePath(talk.caseId)}>{talk.caseNumber}</Link>}
      </AppHead>
      <div className="panels">
        <div className="panel-stack">
          <TalkFacts talk={talk} filePath={`${path}/calendar.ics`} />
          <ChangeForms {...loaderData} answer={actionData} to={to} />
        </div>
        <Panel title="To prepare">
          <Form method="post" className="stack mt-8">
            <Field
              name="preparation"
              label="For your adviser"
              hint="Questions, and what has changed. Your adviser reads it before the talk."
            >
              <TextArea
                key={talk.preparation}
                rows={6}
                maxLength={2000}
                defaultValue={talk.preparation}
                disabled={!talk.isOpen}
              />
            </Field>
            {talk.isOpen && (
              <div>
                <Button kind="ink" size="small">
                  Save
                </Button>
              </div>
            )}
          </Form>
          {talk.caseId && talk.isOpen && (
            <p className="mt-24">
              <ButtonLink to={`${clientCasePath(talk.caseId)}/upload`} kind="outline" size="small" icon="upload">
                Send files for the talk
              </ButtonLink>
            </p>
          )}
        </Panel>
      </div>
    </>
  )
}
