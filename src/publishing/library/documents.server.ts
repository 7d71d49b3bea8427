import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { resourcesPage } from '#content/pages/resources.ts'
import { resources } from '#content/resources.ts'
import type { Services } from '#platform/services.ts'
import { listDownloadCounts } from './download-db.server.ts'
import { resourceFile } from './resource-file.server.ts'

/** Ratings are null while their advertising claim may not be shown. Download counts are 0 if the database fails. */
export async function listResources(services: Pick<Services, 'db' | 'log' | 'now'>) {
  const { db, log } = services
  const isRated = pickClaims(await findShownClaims(services, claims), [resourcesPage.ratingClaimId]).length > 0
  const counts = await listDownloadCounts(db).catch((error) => {
    log.error({ err: error }, 'the downloads could not be counted')
    return new Map<string, number>()
  })
  return Promise.all(
    resources.map(async ({ body: _body, rating, ...resource }) => ({
      ...resource,
      rating: isRated ? rating : null,
      bytes: (await resourceFile(resource.fileName))?.bytes.byteLength ?? 0,
      downloads: counts.get(resource.fileName) ?? 0,
    })),
  )
}

export type ResourceCard = Awaited<ReturnType<typeof listResources>>[number]
