import { adminContext } from '#admin/guard.server.ts'
import { uploadReply } from '#platform/files/open-file.server.ts'
import { openCv } from '#site/careers/cv/cv-file.server.ts'
import type { Route } from './+types/cv-route'
import { numberOf, openError } from './application-errors.ts'

/** Sends the CV as a download, never for display in the browser. Each download is recorded in the audit log. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { services, actor } = adminContext({ context, request }, 'application.read')
  const opened = await openCv(services, { number: numberOf(params.number), actor })
  if (opened.ok) return uploadReply(opened, 'attachment', request.method)
  const { status, text } = openError(opened)
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}
