import { redirect } from 'react-router'
import { swissDay } from '#platform/day.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { requestsTooOften } from '#tax/api/answer-api-request.server.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { scenarioAddress } from '#tax/pages/tabs.ts'
import type { Route } from './+types/result-pdf-route'
import { reportOf } from './entries.ts'
import { resultPdf } from './result-pdf.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const limited = await requestsTooOften(services, requestOf(context))
  if (limited) return limited
  const parameters = new URL(request.url).searchParams
  const calculation = calculate(parameters, swissDay(services.now()))
  const report = reportOf(calculation)
  const address = scenarioAddress(parameters)
  if (!report) throw redirect(address)
  const pdf = await resultPdf(report, {
    createdAt: services.now(),
    address: isPublic(services.config.PUBLIC_URL) ? services.config.PUBLIC_URL + address : null,
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${calculation.tab}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}

function isPublic(site: string): boolean {
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname)
}
