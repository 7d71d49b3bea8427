import PostalMime, { type Attachment } from 'postal-mime'
import { z } from 'zod'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { lockDelivery, saveReported } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import { saveStopped } from '#publishing/newsletter/subscriber-db.server.ts'

const copy = () => t(newsletterTexts.mailReport)

/**
 * Status codes (RFC 3463) which mean that the address is wrong, moved, disabled or unknown. Other permanent failures
 * are about our sender address (5.1.7, 5.1.8), only this email (5.2.3, 5.3.4, 5.6) or a policy (5.7).
 */
const mailboxGone = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.4)$/

export const largestReport = 200 * 1024

export type ReportOutcome =
  | { ok: true; result: 'stopped' | 'noted' }
  | { ok: false; reason: 'not-a-report' | 'unknown-letter' }

/** Ends the subscription if the address does not exist or the reader complained. Idempotent. */
export async function recordReport(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  raw: string,
  actor: AuditActor,
): Promise<ReportOutcome> {
  const report = await readDeliveryReport(raw)
  if (!report) return { ok: false, reason: 'not-a-report' }
  return db.transaction().execute(async (tx): Promise<ReportOutcome> => {
    const about = await findAbout(tx, report, new URL(config.PUBLIC_URL).hostname)
    if (!about) return { ok: false, reason: 'unknown-letter' }
    const state = report.kind === 'bounce' ? 'bounced' : 'complained'
    await saveReported(tx, about.deliveryId, state, report.reason)
    const stop = { state, reason: report.reason, at: now() } as const
    const isStopped = report.isFinal && about.subscriberId !== null && (await saveStopped(tx, about.subscriberId, stop))
    await recordAudit(tx, actor, {
      action: `subscriber.${state}`,
      ...(about.subscriberId ? { object: { type: 'subscriber', id: about.subscriberId } } : {}),
      detail: { reason: report.reason.slice(0, 200), stopped: isStopped },
    })
    return { ok: true, result: report.isFinal ? 'stopped' : 'noted' }
  })
}

type About = { deliveryId: string; subscriberId: string | null }

/** Security: the report must contain our Message-ID; one that only names a recipient is easy to forge. */
async function findAbout(tx: Tx, { messageId }: DeliveryReport, host: string): Promise<About | null> {
  const [local = '', at] = messageId?.split('@') ?? []
  if (at !== host || !z.uuid().safeParse(local).success) return null
  const delivery = await lockDelivery(tx, local)
  return delivery ? { deliveryId: delivery.id, subscriberId: delivery.subscriberId } : null
}

type DeliveryReport = {
  kind: 'bounce' | 'complaint'
  /** True if the subscription must end: for every complaint, and for bounces because the address does not exist. */
  isFinal: boolean
  messageId: string | null
  reason: string
}

/** Parses a report; null if the email is not a report, or reports only that delivery is delayed. */
export async function readDeliveryReport(raw: string): Promise<DeliveryReport | null> {
  if (raw.length > largestReport) return null
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null)
  if (!mail) return null
  const part = (...types: string[]) => mail.attachments.find(({ mimeType }) => types.includes(mimeType))
  const original = fieldsOf(part('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'))[0]
  const messageId = bare(original?.get('message-id'))
  const complaint = part('message/feedback-report')
  if (complaint) return readComplaint(complaint, messageId)
  const [, ...recipients] = fieldsOf(part('message/delivery-status'))
  const failed = recipients.find((fields) => /^failed\b/i.test(fields.get('action') ?? ''))
  if (!failed) return null
  const status = failed.get('status') ?? ''
  return {
    kind: 'bounce',
    isFinal: mailboxGone.test(/^\d\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? ''),
    messageId,
    reason: [status, failed.get('diagnostic-code')?.replace(/^smtp;\s*/i, '')].filter(Boolean).join(' ').slice(0, 500),
  }
}

function readComplaint(part: Attachment, messageId: string | null): DeliveryReport | null {
  const [fields] = fieldsOf(part)
  const type = fields?.get('feedback-type') ?? ''
  if (!/^(abuse|fraud|virus|other|opt-out)$/i.test(type)) return null
  return { kind: 'complaint', isFinal: true, messageId, reason: copy().complaint(type.toLowerCase()) }
}

type Fields = Map<string, string>

function fieldsOf(part: Attachment | undefined): Fields[] {
  const text = typeof part?.content === 'string' ? part.content : ''
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/)
    .slice(0, 20)
    .map((group) => {
      const fields: Fields = new Map()
      for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
        if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
      }
      return fields
    })
}

function bare(messageId: string | undefined): string | null {
  return /<([^<>\s]{1,250})>/.exec(messageId ?? '')?.[1] ?? null
}
