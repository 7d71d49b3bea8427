import { resources } from '#content/resources.ts'
import type { Services } from '#platform/services.ts'
import { listDownloadCounts } from './download-db.server.ts'
import { resourceFile } from './files/resource-file.server.ts'

/**
 * The resources for their page: everything but the text inside the files, the size of each file in bytes, and how often
 * it was fetched. Without the database nothing is counted, and everything else is there.
 */
export async function listResources({ db, log }: Pick<Services, 'db' | 'log'>) {
  const counts = await listDownloadCounts(db).catch((error) => {
    log.error({ err: error }, 'the downloads could not be counted')
    return new Map<string, number>()
  })
  return Promise.all(
    resources.map(async ({ body: _body, ...resource }) => ({
      ...resource,
      bytes: (await resourceFile(resource.fileName))?.bytes.byteLength ?? 0,
      downloads: counts.get(resource.fileName) ?? 0,
    })),
  )
}

export type ResourceCard = Awaited<ReturnType<typeof listResources>>[number]
