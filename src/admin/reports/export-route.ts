import { adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { byteOrderMark, csvLine } from '#platform/tables/write-csv.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/export-route'
import { listMonths } from './figures-db.server.ts'
import { readPeriod } from './period.ts'

const copy = () => t(adminTexts.reportsExportRoute)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'list.export')
  const today = swissDay(services.now())
  const { error, ...period } = readPeriod(url.searchParams, today)
  const { steps, money, errors } = t(adminTexts.figures)
  if (error)
    return new Response(`${errors[error]}\n`, { status: 422, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  const months = await listMonths(services.db, period)
  await recordAudit(services.db, actor, {
    action: 'export',
    object: { type: 'list', id: 'figures' },
    detail: { format: 'csv', rows: months.length, query: new URLSearchParams(period).toString() },
  })
  const head = [
    'Month',
    steps.enquiries,
    steps.orders,
    steps.paid,
    steps.filed,
    ...[money.gross, money.refunded, money.net].map((name) => copy().chf(name)),
  ]
  const lines = months.map(({ month, enquiries, orders, paid, filed, paidCents, refundedCents }) =>
    csvLine([
      month,
      enquiries,
      orders,
      paid,
      filed,
      ...[paidCents, refundedCents, paidCents - refundedCents].map((cents) => cents / 100),
    ]),
  )
  return new Response(byteOrderMark + csvLine(head) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `figures-${today}.csv`),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
