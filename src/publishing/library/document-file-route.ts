import { isbot } from 'isbot'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { fileReply, hasNewest } from '#platform/http/file-reply.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import type { Route } from './+types/document-file-route'
import { addDownload, saveVisit } from './download-db.server.ts'
import { lawSheetFile } from './law-sheet.server.ts'
import { resourceFile } from './resource-file.server.ts'

const lagMs = 3 * 60_000

let isAnnounced = false

const copy = () => t(libraryTexts.documentFileRoute)

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

/**
 * Counts a download once per file, day and IP address; ignores bots. Privacy: of the IP address, only a keyed hash is
 * stored, and deleted the next day.
 */
async function countDownload(
  { db, now, secretKey }: Pick<Services, 'db' | 'now' | 'secretKey'>,
  { fileName, ip, userAgent }: { fileName: string; ip: string; userAgent: string | null },
): Promise<boolean> {
  if (!userAgent || isbot(userAgent)) return false
  const fetchedOn = swissDay(now())
  const visitorHash = secretKey.sign('counted downloads', `${fetchedOn} ${ip}`)
  return db.transaction().execute(async (tx) => {
    if (!(await saveVisit(tx, { fileName, fetchedOn, visitorHash }))) return false
    await addDownload(tx, fileName)
    return true
  })
}

/** Invalidates the cached page that shows the download counts, at most once every three minutes. */
function announceCountsSoon({ db, log }: Pick<Services, 'db' | 'log'>, delayMs = lagMs): void {
  if (isAnnounced) return
  isAnnounced = true
  setTimeout(async () => {
    isAnnounced = false
    try {
      await announceChangedPages(db, ['/resources'])
    } catch (error) {
      log.warn({ err: error }, 'the new download counts were not announced')
    }
  }, delayMs).unref()
}
