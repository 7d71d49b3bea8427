import { data, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { detachFile, prepareAppointment } from '#appointments/booking/prepare-appointment.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { sentenceOf, statusOf } from '#cases/messages/client/post-message.server.ts'
import { type MessageForm, readMessageForm } from '#cases/messages/read-message-form.server.ts'
import type { Attached } from '#cases/messages/receive-attachment.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'

export type PrepareAnswer = { sentence: string; text: string; attached: Attached[] }

/** Reads the preparation form as a stream. Uploaded files remain pending until the form is saved. */
export function readAppointmentForm(
  services: Services,
  actor: Actor,
  request: Request,
  id: string,
): Promise<MessageForm> {
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

export async function prepareOwn(services: Services, actor: Actor, id: string, form: MessageForm) {
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
