import { z } from 'zod'
import { instantOf, swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { importDocument } from '#returns/statements/import-document.server.ts'
import { claimReading, extendClaim, hasClaimed, queueDocument, saveReading } from './reading-queue-db.server.ts'

export const readNextJob = defineJob('read-next-statement', z.object({}))

/** Daily CPU budget for one client's documents; a typical document takes about five seconds. */
const dailyBudgetMs = 15 * 60_000
/** Duration of a worker's claim, extended while it reads. Short, so that it expires before the job is retried. */
const claimMs = 30_000
/** Until a document whose reading was interrupted, or whose file could not be fetched, is tried again. */
const retryMs = 60_000
const dayMs = 24 * 60 * 60_000

type ReadNextDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>

/** Queues a document for reading unless the document has been deleted. Idempotent. */
export async function queueReading(
  db: Db | Tx,
  reading: { documentId: string; isRequested: boolean; at: Date },
): Promise<void> {
  if (await queueDocument(db, reading)) await enqueue(db, readNextJob, {})
}

/**
 * Reads the next queued document, or postpones it to the next day if its client's daily CPU budget is used up. Throws
 * if other workers are reading all queued documents, so that the job is retried.
 */
export async function readNext(services: ReadNextDeps, budgetMs = dailyBudgetMs): Promise<void> {
  const { db, now, log } = services
  const at = now()
  const dayStart = startOfDay(at)
  const claimed = await claimReading(db, { now: at, until: new Date(at.getTime() + claimMs), dayStart })
  if (!claimed) {
    if (await hasClaimed(db, at)) throw new Error('Another worker reads what waits; it is looked at again')
    return
  }
  const { documentId, isRequested, spentMs } = claimed
  if (!isRequested && spentMs >= budgetMs) {
    const notBefore = startOfDay(new Date(dayStart.getTime() + 1.5 * dayMs))
    log.warn({ documentId, spentMs }, 'a client has used up the readings of the day; the document is read tomorrow')
    await db.transaction().execute(async (tx) => {
      await saveReading(tx, documentId, { notBefore })
      await enqueue(tx, readNextJob, {}, { runAt: notBefore })
    })
    return
  }
  const extending = setInterval(() => {
    extendClaim(db, documentId, new Date(now().getTime() + claimMs)).catch((error: unknown) =>
      log.warn({ err: error, documentId }, 'the claim of a document could not be extended'),
    )
  }, claimMs / 3)
  try {
    const busyMs = await importDocument(services, documentId, { isRequested })
    await saveReading(db, documentId, { readAt: now(), busyMs })
  } catch (err) {
    // Later, because otherwise the client who has used the least time would be next again, and everybody would wait.
    const notBefore = new Date(now().getTime() + retryMs)
    log.warn({ err, documentId }, 'a document could not be read; it is tried again in a minute')
    await db.transaction().execute(async (tx) => {
      await saveReading(tx, documentId, { notBefore })
      await enqueue(tx, readNextJob, {}, { runAt: notBefore })
    })
  } finally {
    clearInterval(extending)
  }
}

function startOfDay(at: Date): Date {
  return instantOf(`${swissDay(at)}T00:00`) ?? at
}
