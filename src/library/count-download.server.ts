import { createHmac, hkdfSync } from 'node:crypto'
import { isbot } from 'isbot'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { addDownload, saveVisit } from './download-db.server.ts'

/** How long the page with the counts may lag behind them. */
const lagMs = 3 * 60_000

/**
 * Counts one download of a file: once a day for each address, never for programs that read the web. The address is
 * kept as a keyed hash that changes daily, and is forgotten on the next day. Resolves with whether it counted.
 */
export async function countDownload(
  { db, now, secretKey }: Pick<Services, 'db' | 'now' | 'secretKey'>,
  { fileName, ip, userAgent }: { fileName: string; ip: string; userAgent: string | null },
): Promise<boolean> {
  if (!userAgent || isbot(userAgent)) return false
  const fetchedOn = swissDay(now())
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'counted downloads', 32))
  const visitorHash = createHmac('sha256', key).update(`${fetchedOn} ${ip}`).digest()
  return db.transaction().execute(async (tx) => {
    if (!(await saveVisit(tx, { fileName, fetchedOn, visitorHash }))) return false
    await addDownload(tx, fileName)
    return true
  })
}

let isAnnounced = false

/** Has the page with the counts made anew, at most once in three minutes however many downloads there are. */
export function announceCountsSoon({ db, log }: Pick<Services, 'db' | 'log'>, delayMs = lagMs): void {
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
