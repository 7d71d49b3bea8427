import { isDeepStrictEqual } from 'node:util'
import { firmName } from '#content/firm-name.ts'
import { lawSheetName } from '#content/law.ts'
import { resources } from '#content/resources.ts'
import { fileReply, hasNewest } from '#platform/http/file-reply.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import type { Route } from './+types/document-file-route'
import { announceCountsSoon, countDownload } from './count-download.server.ts'
import { lawSheetPdf } from './files/law-sheet.server.ts'
import { fileOf, type ResourceFile, resourceFile, seedSheet } from './files/resource-file.server.ts'
import { legalDocumentOf } from './legal-documents.server.ts'

const created = new WeakMap<PublishedContentItem<'law'>, Promise<ResourceFile>>()

/** GET /documents/{file}: guide, checklist, template or law summary as a download. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isLawSheet = params.file.startsWith('law-')
  const file = await (isLawSheet ? lawSheetFile(servicesOf(context), params.file) : resourceFile(params.file))
  if (!file) {
    const text = 'There is no file of this name. All guides, checklists and templates: /resources\n'
    throw new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const isFetched = request.method === 'GET' && !hasNewest(request, file.etag) && !request.headers.has('Sec-Purpose')
  const isResource = resources.some(({ fileName }) => fileName === file.name)
  if (isFetched && isResource) await count(file.name, request, context)
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

/** Finds a law summary by file name. If staff have edited the text, generates a new PDF. */
async function lawSheetFile(services: Pick<Services, 'db' | 'log'>, name: string): Promise<ResourceFile | null> {
  const entry = (await publishedContentItems(services, 'law')).find(({ slug }) => lawSheetName(slug) === name)
  if (!entry) return null
  const [document, points] = [legalDocumentOf(entry), entry.fields.keyPoints]
  const seed = seedSheet(name)
  if (seed && isDeepStrictEqual({ ...seed.document }, document) && isDeepStrictEqual([...seed.points], points))
    return resourceFile(name)
  const known = created.get(entry)
  if (known) return known
  const file = lawSheetPdf({ document, points, stateOn: entry.changedOn }, firmName).then((pdf) => fileOf(name, pdf))
  created.set(entry, file)
  file.catch(() => created.delete(entry))
  return file
}
