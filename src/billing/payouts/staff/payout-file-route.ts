import { adminContext, notFound } from '#admin/guard.server.ts'
import { fetchPayoutFile } from '#billing/payouts/make-payout-file.server.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { Route } from './+types/payout-file-route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'billing.write')
  const file = isUuid(params.fileId) ? await fetchPayoutFile(services, actor, params.fileId) : null
  if (!file) throw notFound()
  return new Response(file.text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', file.name),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
