import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { oneOf } from '#admin/ui/address.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/export-route'
import { exportFormats, maxXlsxRows } from './export-list.server.ts'
import { largeLists } from './large-lists.server.ts'

const copy = () => t(adminTexts.exportRoute)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'list.export')
  const format = oneOf(exportFormats, url.searchParams.get('format') ?? '')
  const found = largeLists.get(params.list)
  if (!found || !format) throw notFound()
  insist(ctx.person, found.list.right)
  const written = await found.write(ctx, url.searchParams, format)
  if (!written.ok && written.reason === 'not-signed') throw notFound()
  if (!written.ok) {
    const text = copy().thisListHasMoreThan(maxXlsxRows)
    return new Response(text, { status: 422, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const content = written.content instanceof Readable ? written.content : Readable.from([written.content])
  return new Response(createReadableStreamFromReadable(content), {
    headers: {
      'Content-Type': written.mediaType,
      'Content-Disposition': contentDisposition('attachment', written.filename),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
