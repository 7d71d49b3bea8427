import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { fileCleared, fileInfected } from './events.ts'
import { findFile, holdScan, listUnscanned, saveScan } from './file-db.server.ts'
import { ScannerUnavailable } from './files.ts'
import { openContent } from './open-file.server.ts'

export const scanFileJob = defineJob('scan-file', z.object({ fileId: z.uuid() }))
export const goOnScanningJob = defineJob('go-on-scanning', z.unknown())

type ScanFileDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'scanner' | 'now' | 'log'>

// Fixed delay before a retry, because the queue's backoff would grow to minutes.
const awayMs = 10_000

/**
 * Scans a file and saves the verdict. Idempotent. If the scanner is unavailable, retries every ten seconds. If no
 * scanner is configured, releases the file unscanned.
 */
export async function scanFile(services: ScanFileDeps, fileId: string): Promise<void> {
  const { db, log } = services
  try {
    await db.transaction().execute((tx) => scanWithin(tx, services, fileId))
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error
    log.warn({ err: error, fileId }, 'a file could not be scanned yet; the scan will be repeated')
    await enqueueScan(db, fileId, awayMs)
  }
}

async function scanWithin(tx: Tx, services: Omit<ScanFileDeps, 'db'>, fileId: string): Promise<void> {
  const { scanner, now, log } = services
  if (!(await holdScan(tx, fileId))) return
  const file = await findFile(tx, fileId)
  if (file?.scanState !== 'unscanned') return
  if (!scanner) {
    await letThrough(tx, fileId, { state: 'not_needed', result: 'no scanner configured', at: now() })
    return
  }
  const verdict = await scanner.scan(await openContent(services, file))
  if (verdict.clean) {
    await letThrough(tx, fileId, { state: 'clean', result: 'OK', at: now() })
    return
  }
  log.warn({ fileId, signature: verdict.signature }, 'an uploaded file is infected and was blocked')
  const isFirst = await saveScan(tx, fileId, { state: 'infected', result: verdict.signature, at: now() })
  if (isFirst) await publish(tx, fileInfected, { fileId })
}

async function letThrough(tx: Tx, fileId: string, scan: Parameters<typeof saveScan>[2]): Promise<void> {
  const isFirst = await saveScan(tx, fileId, scan)
  if (isFirst) await publish(tx, fileCleared, { fileId })
}

/** Deletes the content of an infected file from the store. Its row with the scan result remains. */
export async function removeInfected(
  { db, fileStore }: Pick<Services, 'db' | 'fileStore'>,
  fileId: string,
): Promise<void> {
  const file = await findFile(db, fileId)
  if (file?.scanState === 'infected') await fileStore.remove(file.storageKey)
}

const timeoutMs = 5 * 60_000
const maxAtOnce = 200

/** Enqueues new scans for files that have waited long, because their original jobs are rarely retried by then. */
export async function goOnScanning({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - timeoutMs)
  for (const fileId of await listUnscanned(db, before, maxAtOnce)) await enqueueScan(db, fileId)
}

export function enqueueScan(db: Db | Tx, fileId: string, delayMs?: number): Promise<void> {
  return enqueue(db, scanFileJob, { fileId }, { key: `scan:${fileId}`, maxAttempts: 30, delayMs })
}
