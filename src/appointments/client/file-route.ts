import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { fileReply } from '#appointments/calendar/file-reply.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/file-route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { id } = currentUserOf(context).person
  const row = await asClient(services.db, id, (tx) => findAppointment(tx, params.appointmentId, id))
  if (!row) throw new Response(null, { status: 404 })
  return fileReply(services, row)
}
