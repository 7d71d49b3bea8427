import { createHash, timingSafeEqual } from 'node:crypto'
import { system } from '#platform/audit/audit.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/report-route'
import { largestReport, recordReport } from './record-report.server.ts'

/** Requests are authenticated by MAIL_REPORTS_SECRET; 404 if it is not configured, 2xx once the report is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const secret = services.config.MAIL_REPORTS_SECRET
  if (!secret) throw new Response(null, { status: 404 })
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  if (!isSame(given, secret)) return answer(401, 'who are you?')
  const raw = await request.text()
  if (raw.length > largestReport) return answer(413, 'too large')
  const outcome = await recordReport(services, raw, system)
  return answer(200, outcome.ok ? outcome.result : outcome.reason)
}

export function loader() {
  return answer(405, 'POST only')
}

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

function answer(status: number, result: string): Response {
  return Response.json({ result }, { status, headers: { 'Cache-Control': 'no-store' } })
}
