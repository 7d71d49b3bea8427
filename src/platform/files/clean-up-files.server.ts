import { Gauge, register } from 'prom-client'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { listExpected } from './file-db.server.ts'

export const cleanUpFilesJob = defineJob('sweep-files', z.unknown())

/** Minimum age for removal, because newer content without a database row may belong to an upload in progress. */
const timeoutMs = 6 * 3_600_000
/** With more files than this without a row, nothing is removed: the database or the store is probably the wrong one. */
const maxRemoved = { files: 50, share: 0.2 }
// Our contents are named by UUIDs. Objects with other names, such as backups, are never touched.
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const prefixes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const gauge = { name: 'files_without_content', help: 'Rows of files whose content is missing from the store' }
register.removeSingleMetric(gauge.name)
const lost = new Gauge(gauge)

type CleanUpFilesDeps = Pick<Services, 'db' | 'fileStore' | 'now' | 'log'>
export type CleanUp = { removed: number; lost: number }

/** Removes contents without a row (left by crashes) and reports rows without content. Uses constant memory. */
export async function cleanUpFiles({ db, fileStore, now, log }: CleanUpFilesDeps): Promise<CleanUp> {
  const before = new Date(now().getTime() - timeoutMs)
  const withoutRow: string[] = []
  const withoutContent: string[] = []
  let seen = 0
  for (const prefix of prefixes) {
    // List the store before the rows. In the opposite order, content stored in between would seem to have no row.
    const contents = (await fileStore.list(prefix)).filter(({ key }) => ours.test(key))
    const rows = await listExpected(db, prefix)
    const named = new Set(rows.map(({ storageKey }) => storageKey))
    const present = new Set(contents.map(({ key }) => key))
    seen += contents.length
    const old = contents.filter(({ key, storedAt }) => storedAt < before && !named.has(key))
    withoutRow.push(...old.map(({ key }) => key))
    const missing = rows.filter(({ storageKey, createdAt }) => createdAt < before && !present.has(storageKey))
    withoutContent.push(...missing.map(({ storageKey }) => storageKey))
  }
  lost.set(withoutContent.length)
  if (withoutContent.length > 0) {
    const files = withoutContent.slice(0, 20)
    log.error({ count: withoutContent.length, files }, 'the content of some files is missing')
  }
  if (withoutRow.length > maxRemoved.files && withoutRow.length > seen * maxRemoved.share) {
    log.error(
      { count: withoutRow.length, seen },
      'no stored files were deleted, because unusually many have no row in the database',
    )
    return { removed: 0, lost: withoutContent.length }
  }
  for (const key of withoutRow) await fileStore.remove(key)
  if (withoutRow.length > 0)
    log.warn({ count: withoutRow.length }, 'stored files without a row in the database were deleted')
  return { removed: withoutRow.length, lost: withoutContent.length }
}
