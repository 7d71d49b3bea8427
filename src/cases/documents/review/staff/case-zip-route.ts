import { createReadableStreamFromReadable } from '@react-router/node'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { zipCase } from '#cases/requests/zip-case.server.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import type { Route } from './+types/case-zip-route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'document.read')
  const zipped = await zipCase(services, { caseId: params.caseId, actor })
  if (!zipped.ok) throw zipped.reason === 'unknown-case' ? notFound() : forbidden()
  return new Response(createReadableStreamFromReadable(zipped.stream), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', zipped.filename),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
