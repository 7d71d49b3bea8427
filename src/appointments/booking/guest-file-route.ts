import { findGuestAppointment } from '#appointments/appointment-db.server.ts'
import { fileReply } from '#appointments/calendar/file-reply.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/guest-file-route'
import { tokenHash } from './notify-guests.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const row = await findGuestAppointment(services.db, tokenHash(params.token))
  if (!row) throw new Response(null, { status: 404 })
  return fileReply(services, row)
}
