import { Form, Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { listAppointmentFiles } from '#appointments/appointment-files-db.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { withQuery } from '#appointments/booking/booking-way.ts'
import { changeOwn } from '#appointments/change-own.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { AppointmentFacts } from '#appointments/ui/appointment-facts.tsx'
import { ChangeForms } from '#appointments/ui/change-forms.tsx'
import { type OwnAppointment, viewOwn } from '#appointments/view-own.server.ts'
import { acceptedFiles } from '#cases/documents/client/uploads/upload-line.ts'
import type { Attachment } from '#cases/messages/attachment-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { AttachField } from '#cases/ui/attach-field.tsx'
import { Attachments } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/appointment-page'
import { type PrepareAnswer, prepareOwn, readAppointmentForm } from './prepare-own.server.ts'

const copy = () => t(appointmentTexts.appointmentPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookCss }]
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().appointment, matches)

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { id } = currentUserOf(context).person
  const own = await asClient(services.db, id, async (tx) => {
    const row = await findAppointment(tx, params.appointmentId, id)
    return row && { row, files: await listAppointmentFiles(tx, row.id) }
  })
  if (!own) throw notFound()
  const view = await viewOwn(services, own.row, url.searchParams)
  return { ...view, files: own.files, path: url.pathname, query: url.search }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const id = params.appointmentId
  const form = await readAppointmentForm(services, actor, request, id)
  const { fields } = form
  if (form.refused.length > 0 || fields.preparation !== undefined || fields.takeOff !== undefined)
    return prepareOwn(services, actor, id, form)
  const path = clientAppointmentPath(id)
  return changeOwn(context, { id, by: { actor }, fields, search: url.searchParams, path })
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, files, path, query } = loaderData
  const changed = actionData && 'refusal' in actionData ? actionData : undefined
  const prepared = actionData && 'sentence' in actionData ? actionData : undefined
  const to = (change: Record<string, string>) => withQuery(path, new URLSearchParams(query), change)
  return (
    <>
      <AppHeader
        before={<BackLink to="/client-portal/appointments">{copy().appointments}</BackLink>}
        title={copy().number(appointment.title, appointment.number)}
      >
        {appointment.caseId && <Link to={clientCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>}
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          <AppointmentFacts appointment={appointment} filePath={`${path}/calendar.ics`} />
          <ChangeForms {...loaderData} answer={changed} to={to} />
        </div>
        <PreparePanel appointment={appointment} files={files} answer={prepared} />
      </div>
    </>
  )
}

type Props = { appointment: OwnAppointment; files: readonly Attachment[]; answer: PrepareAnswer | undefined }

function PreparePanel({ appointment, files, answer }: Props) {
  const takesFiles = appointment.isOpen && appointment.caseId !== null
  return (
    <Panel title={copy().prepareForYourAppointment}>
      <Form method="post" className="stack mt-8" encType={takesFiles ? 'multipart/form-data' : undefined}>
        <Field name="preparation" label={copy().notesForYourAdviser} hint={copy().enterYourQuestionsAndAnything}>
          <TextArea
            key={appointment.preparation}
            rows={6}
            maxLength={2000}
            defaultValue={answer?.text ?? appointment.preparation}
            disabled={!appointment.isOpen}
          />
        </Field>
        {takesFiles && (
          <AttachField key={files.length} attached={answer?.attached} error={answer?.sentence} accept={acceptedFiles} />
        )}
        {appointment.isOpen && (
          <div>
            <Button kind="ink" size="small">
              {copy().saveNotes}
            </Button>
          </div>
        )}
      </Form>
      {files.length > 0 && (
        <section className="mt-24" aria-labelledby="talk-files">
          <h3 className="t16" id="talk-files">
            {copy().filesForAppointment}
          </h3>
          <Attachments attachments={files} pathOf={(id) => `/client-portal/documents/${id}/download`}>
            {({ id, filename }) =>
              appointment.isOpen && (
                <Form method="post" preventScrollReset>
                  <Button name="takeOff" value={id} kind="quiet" size="dense" aria-label={copy().remove(filename)}>
                    {copy().remove2}
                  </Button>
                </Form>
              )
            }
          </Attachments>
          <p className="soft t14 mt-8">{copy().theseFilesAreAlsoSaved}</p>
        </section>
      )}
    </Panel>
  )
}
