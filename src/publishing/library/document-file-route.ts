import { fileReply, hasNewest } from '#platform/http/file-reply.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import type { Route } from './+types/document-file-route'
import { announceCountsSoon, countDownload } from './count-download.server.ts'
import { lawSheetFile } from './law-sheet.server.ts'
import { resourceFile } from './resource-file.server.ts'

const copy = () => t(publishingTexts.documentFileRoute)

/** GET /documents/{file}: guide, checklist, template or law summary as a download. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isLawSheet = params.file.startsWith('law-')
  const file = await (isLawSheet ? lawSheetFile(servicesOf(context), params.file) : resourceFile(params.file))
  if (!file) {
    const text = copy().thereIsNoFileWith
    throw new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const isFetched = request.method === 'GET' && !hasNewest(request, file.etag) && !request.headers.has('Sec-Purpose')
  if (isFetched && !isLawSheet) await count(file.name, request, context)
  return fileReply(request, file, {
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  })
}

async function count(fileName: string, request: Request, context: Route.LoaderArgs['context']): Promise<void> {
  const services = servicesOf(context)
  try {
    const userAgent = request.headers.get('User-Agent')
    const isCounted = await countDownload(services, { fileName, ip: requestOf(context).ip, userAgent })
    if (isCounted) announceCountsSoon(services)
  } catch (error) {
    services.log.error({ err: error, fileName }, 'a download was not counted')
  }
}
