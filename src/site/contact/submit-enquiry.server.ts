import { createHash } from 'node:crypto'
import { listOffice } from '#accounts/people/people-db.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { officeLetter, receiptOf } from './contact-emails.tsx'
import { consentVersion, type Enquiry } from './lead.ts'
import { findSameLead, insertLead, waitForSubmission } from './lead-db.server.ts'

const enquiriesOfAddress: Limit = { name: 'contact-address', points: 5, seconds: 60 * 60 }
const oneDay = 24 * 60 * 60 * 1000

export type EnquiryOutcome =
  | { ok: true; number: number; receipt: boolean }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Stores an enquiry, once a day if identical. Suspected spam gets the same response but no emails. */
export async function submitEnquiry(
  services: Pick<Services, 'db' | 'pool' | 'now' | 'config'>,
  enquiry: Enquiry,
  { ip, looksLikeSpam }: { ip: string; looksLikeSpam: boolean },
): Promise<EnquiryOutcome> {
  const now = services.now()
  const submissionKey = createHash('sha256').update(JSON.stringify(enquiry)).digest('base64url')
  const since = new Date(now.getTime() - oneDay)
  const receipt = emailError({ to: enquiry.email, subject: 'Receipt' }) === null
  const earlier = await findSameLead(services.db, submissionKey, since)
  if (earlier !== null) return { ok: true, number: earlier, receipt }
  // Check the rate limit before the transaction, because it uses another database connection.
  const counted = await countUse(services.pool, enquiriesOfAddress, networkOf(ip))
  return services.db.transaction().execute(async (tx): Promise<EnquiryOutcome> => {
    await waitForSubmission(tx, submissionKey)
    const same = await findSameLead(tx, submissionKey, since)
    if (same !== null) return { ok: true, number: same, receipt }
    if (!counted.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds }
    const state = looksLikeSpam ? 'spam' : 'new'
    const { id, number } = await insertLead(tx, { ...enquiry, submissionKey, consentVersion, state, at: now })
    await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
    if (looksLikeSpam) return { ok: true, number, receipt }
    if (receipt) {
      await queueEmail(tx, {
        email: receiptOf(enquiry, number),
        eventKey: `lead-receipt:${id}`,
        to: enquiry.email,
      })
    }
    for (const { id: personId, email } of await listOffice(tx)) {
      const emailContent = () => officeLetter(enquiry, number, services.config.PUBLIC_URL)
      const eventKey = `lead-office:${id}:${personId}`
      await queueEmail(tx, { emailContent, eventKey, staffEvent: 'enquiries', to: email })
    }
    return { ok: true, number, receipt }
  })
}
