import { data, Form, Link, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { listAppointmentFiles } from '#appointments/appointment-files-db.server.ts'
import bookCss from '#appointments/booking/book.css?url'
import { withQuery } from '#appointments/booking/booking-way.ts'
import { detachFile, prepareAppointment } from '#appointments/booking/prepare-appointment.server.ts'
import { changeOwn } from '#appointments/change-own.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { AppointmentFacts } from '#appointments/ui/appointment-facts.tsx'
import { ChangeForms } from '#appointments/ui/change-forms.tsx'
import { type OwnAppointment, viewOwn } from '#appointments/view-own.server.ts'
import { acceptedFiles } from '#cases/documents/client/uploads/upload-line.ts'
import { sentenceOf, statusOf } from '#cases/messages/client/post-message.server.ts'
import type { Attachment } from '#cases/messages/message-db.server.ts'
import { type MessageForm, readMessageForm } from '#cases/messages/read-message-form.server.ts'
import type { Attached } from '#cases/messages/store-attachments.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { AttachField, Attachments } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/appointment-page'

const copy = () => t(appointmentTexts.appointmentPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
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
          <Attachments
            attachments={files}
            attachedTo={appointment.id}
            pathOf={(id) => `/client-portal/documents/${id}/download`}
          >
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

type PrepareAnswer = { sentence: string; text: string; attached: Attached[] }

/** Reads the preparation form as a stream. Uploaded files remain pending until the form is saved. */
function readAppointmentForm(services: Services, actor: Actor, request: Request, id: string): Promise<MessageForm> {
  const clientId = actor.person.id
  return readMessageForm(services, request, {
    actor,
    kindOf: () => 'from_client',
    caseOf: async () => {
      const row = await asClient(services.db, clientId, (tx) => findAppointment(tx, id, clientId))
      if (!row) throw notFound()
      return row.caseId
    },
  })
}

async function prepareOwn(services: Services, actor: Actor, id: string, form: MessageForm) {
  const { fields, attached, refused } = form
  const path = clientAppointmentPath(id)
  if (fields.takeOff !== undefined) {
    const outcome = await detachFile(services, { id, actor, documentId: fields.takeOff })
    if (!outcome.ok) throw notFound()
    throw redirect(withFlash(path, 'file-off'), { status: 303 })
  }
  const text = fields.preparation ?? ''
  const answer = (sentence: string, status: number) => data<PrepareAnswer>({ sentence, text, attached }, { status })
  const [first] = refused
  if (first) return answer(sentenceOf(refused), statusOf(first))
  const outcome = await prepareAppointment(services, { id, actor, text, fileIds: attached.map((file) => file.id) })
  if (outcome.ok) throw redirect(withFlash(path, 'prepared'), { status: 303 })
  if (outcome.reason !== 'unknown-file') throw notFound()
  return answer(t(appointmentTexts.appointments).refusals[outcome.reason], 422)
}
