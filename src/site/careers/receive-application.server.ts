import { createHash } from 'node:crypto'
import { listOffice } from '#accounts/people/people-db.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { StoredFile } from '#platform/files/files.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { type Application, consentVersion } from './application.ts'
import {
  findSameApplication,
  insertApplication,
  officeKey,
  receiptKey,
  waitForSubmission,
} from './application-db.server.ts'
import { officeLetter, receiptOf } from './careers-emails.tsx'
import { listOpenings } from './openings.server.ts'
import { deleteSpamAfter } from './stages.ts'

const applicationsOfAddress: Limit = { name: 'careers-address', points: 5, seconds: 60 * 60 }
const oneDay = 24 * 60 * 60 * 1000

export type ReceivedApplication =
  | { ok: true; number: number; receipt: boolean }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

type ReceiveApplicationDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log' | 'fileStore'>
type Sender = { ip: string; looksLikeSpam: boolean }

/** Stores an application, once a day if identical. Suspected spam gets the same response but no emails. */
export async function receiveApplication(
  services: ReceiveApplicationDeps,
  { application, file }: { application: Application; file: StoredFile },
  sender: Sender,
): Promise<ReceivedApplication> {
  try {
    const { isNew, outcome } = await keep(services, application, file, sender)
    if (!isNew) await discardUpload(services, file.id)
    return outcome
  } catch (error) {
    await discardUpload(services, file.id)
    throw error
  }
}

type ReceiveApplicationRecord = { isNew: boolean; outcome: ReceivedApplication }

async function keep(
  services: ReceiveApplicationDeps,
  application: Application,
  file: StoredFile,
  sender: Sender,
): Promise<ReceiveApplicationRecord> {
  const { db, pool, config } = services
  const now = services.now()
  const since = new Date(now.getTime() - oneDay)
  const submissionKey = createHash('sha256')
    .update(JSON.stringify([application, file.sha256]))
    .digest('base64url')
  const receipt = emailError({ to: application.email, subject: 'Receipt' }) === null
  const known = (number: number): ReceiveApplicationRecord => ({ isNew: false, outcome: { ok: true, number, receipt } })
  const earlier = await findSameApplication(db, submissionKey, since)
  if (earlier !== null) return known(earlier)
  // Check openings and rate limit before the transaction: both use other database connections, which could run out.
  const openings = await listOpenings(services)
  const positionTitle = openings.find(({ id }) => id === application.position)?.title ?? null
  const counted = await countUse(pool, applicationsOfAddress, networkOf(sender.ip))
  return db.transaction().execute(async (tx): Promise<ReceiveApplicationRecord> => {
    await waitForSubmission(tx, submissionKey)
    const same = await findSameApplication(tx, submissionKey, since)
    if (same !== null) return known(same)
    if (!counted.ok) {
      return { isNew: false, outcome: { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds } }
    }
    const { keep: keepsLonger, ...given } = application
    const isSpam = sender.looksLikeSpam
    const { id, number } = await insertApplication(tx, {
      ...{ ...given, positionTitle },
      ...{ keepsLonger, isSpam, consentVersion, submissionKey },
      cvFileId: file.id,
      cvName: file.filename,
      deleteAfter: isSpam ? deleteSpamAfter(now) : null,
      at: now,
    })
    const outcome = { ok: true, number, receipt } as const
    await publishChange(tx, { topic: 'application', id: String(number), clientId: null })
    if (isSpam) return { isNew: true, outcome }
    if (receipt) {
      const email = receiptOf({ ...application, positionTitle }, { number, cvName: file.filename })
      await queueEmail(tx, { email, eventKey: receiptKey(id), to: application.email })
    }
    for (const { id: personId, email } of await listOffice(tx)) {
      const emailContent = () => officeLetter({ ...application, positionTitle }, number, config.PUBLIC_URL)
      await queueEmail(tx, { emailContent, eventKey: officeKey(id, personId), staffEvent: 'applications', to: email })
    }
    return { isNew: true, outcome }
  })
}
