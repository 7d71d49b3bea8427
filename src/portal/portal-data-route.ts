import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { listAppointmentsOf, listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { appointmentRecord } from '#appointments/appointment-record.ts'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { clientDashboard } from '#cases/process/dashboard-db.server.ts'
import { caseRecord, documentRecord, messageRecord } from '#cases/process/records.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.portalDataRoute)

type Call = (tx: Tx, clientId: string, now: Date) => Promise<unknown>

const calls: Record<string, Call> = {
  dashboard: async (tx, clientId, now) => {
    const { caseStats, recentCases } = await clientDashboard(tx, clientId, now)
    const upcomingAppointments = await listUpcomingOf(tx, clientId, now)
    return {
      caseStats,
      recentCases: recentCases.map(caseRecord),
      upcomingAppointments: upcomingAppointments.map(appointmentRecord),
    }
  },
  cases: async (tx, clientId) => (await listCasesOf(tx, clientId)).map(caseRecord),
  documents: async (tx, clientId) => (await listDocumentsOf(tx, clientId)).map(documentRecord),
  messages: async (tx, clientId) => (await listMessagesOf(tx, clientId)).map(messageRecord),
  appointments: async (tx, clientId) => (await listAppointmentsOf(tx, clientId)).map(appointmentRecord),
}

/**
 * GET /api/client-portal.php?action=dashboard|cases|documents|messages|appointments, with a bearer token or session
 * cookie. Responds with `{ success, data }`.
 */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const services = servicesOf(context)
  const name = url.searchParams.get('action') ?? ''
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!call) return reply(400, { success: false, error: copy().unknownAction })
  const user = await findCurrentUser(services, request)
  if (!user || isStaff(user.person)) return reply(401, { success: false, error: copy().invalidOrExpiredSession })
  const { id } = user.person
  const data = await asClient(services.db, id, (tx) => call(tx, id, services.now()))
  return reply(200, { success: true, data })
}

export function action(_: ActionFunctionArgs): Response {
  return reply(405, { success: false, error: copy().useGet }, { Allow: 'GET' })
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
