import { createHmac, hkdfSync } from 'node:crypto'
import { isbot } from 'isbot'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { addDownload, saveVisit } from './download-db.server.ts'

const lagMs = 3 * 60_000

/** Counts a file once per day and IP address; ignores bots. Privacy: stores only a keyed hash, deleted the next day. */
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

/** Invalidates the page that shows the counts, at most once every three minutes. */
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
