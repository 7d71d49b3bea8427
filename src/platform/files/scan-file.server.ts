import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findFile, saveScan } from './file-db.server.ts'
import { openContent } from './open-file.server.ts'

/** Scans the file of this id. */
export const scanFileJob = defineJob('scan-file', z.object({ fileId: z.uuid() }))

type Needs = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'scanner' | 'now' | 'log'>

/**
 * Has a file looked at and keeps the verdict. Throws when the scanner is away, so that the queue tries again and the file
 * is not handed out meanwhile. When the firm has given up its scanner since the upload, the file is let through.
 */
export async function scanFile(services: Needs, fileId: string): Promise<void> {
  const { db, scanner, now, log } = services
  const file = await findFile(db, fileId)
  if (file?.scanState !== 'unscanned') return
  if (!scanner) return saveScan(db, fileId, { state: 'not_needed', result: 'no scanner configured', at: now() })
  const verdict = await scanner.scan(await openContent(services, file))
  if (!verdict.clean) log.warn({ fileId, signature: verdict.signature }, 'an uploaded file is infected and kept back')
  const scan = verdict.clean
    ? { state: 'clean' as const, result: 'OK' }
    : { state: 'infected' as const, result: verdict.signature }
  await saveScan(db, fileId, { ...scan, at: now() })
}
