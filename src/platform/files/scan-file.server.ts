import { z } from 'zod'
import { publish } from '#platform/events/events.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { fileInfected } from './events.ts'
import { findFile, listUnscanned, saveScan } from './file-db.server.ts'
import { openContent } from './open-file.server.ts'

/** Scans the file of this id. */
export const scanFileJob = defineJob('scan-file', z.object({ fileId: z.uuid() }))
/** By the clock: goes on with the files that wait because the scanner was away. */
export const goOnScanningJob = defineJob('go-on-scanning', z.unknown())

type Needs = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'scanner' | 'now' | 'log'>

/**
 * Has a file looked at and keeps the verdict. Throws when the scanner is away, so that the queue tries again and the file
 * is not handed out meanwhile. When the firm has given up its scanner since the upload, the file is let through.
 */
export async function scanFile(services: Needs, fileId: string): Promise<void> {
  const { db, scanner, now, log } = services
  const file = await findFile(db, fileId)
  if (file?.scanState !== 'unscanned') return
  if (!scanner) {
    await saveScan(db, fileId, { state: 'not_needed', result: 'no scanner configured', at: now() })
    return
  }
  const verdict = await scanner.scan(await openContent(services, file))
  if (verdict.clean) {
    await saveScan(db, fileId, { state: 'clean', result: 'OK', at: now() })
    return
  }
  log.warn({ fileId, signature: verdict.signature }, 'an uploaded file is infected and kept back')
  await db.transaction().execute(async (tx) => {
    const isFirst = await saveScan(tx, fileId, { state: 'infected', result: verdict.signature, at: now() })
    if (isFirst) await publish(tx, fileInfected, { fileId })
  })
}

/** Removes the content of an infected file from the store. Its row stays, and tells what was found. */
export async function removeInfected(
  { db, fileStore }: Pick<Services, 'db' | 'fileStore'>,
  fileId: string,
): Promise<void> {
  const file = await findFile(db, fileId)
  if (file?.scanState === 'infected') await fileStore.remove(file.storageKey)
}

const patienceMs = 5 * 60_000
const mostAtOnce = 200

/**
 * Scans the file that has waited longest. When that works the scanner is back, and all others that wait are due at once
 * instead of after the long pauses that the queue makes by now. Throws when it does not work.
 */
export async function goOnScanning(services: Needs): Promise<void> {
  const { db, now } = services
  const before = new Date(now().getTime() - patienceMs)
  const [oldest, ...others] = await listUnscanned(db, before, mostAtOnce)
  if (!oldest) return
  await scanFile(services, oldest)
  for (const fileId of others) await enqueueScan(db, fileId)
}

/** Has this file scanned soon, once. */
export function enqueueScan(db: Parameters<typeof enqueue>[0], fileId: string): Promise<void> {
  return enqueue(db, scanFileJob, { fileId }, { key: `scan:${fileId}`, maxAttempts: 30 })
}
