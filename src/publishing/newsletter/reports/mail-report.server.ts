import PostalMime, { type Attachment } from 'postal-mime'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'

const copy = () => t(publishingTexts.mailReport)

/** Report about a sent email: a bounce (RFC 3464) or a complaint (RFC 5965). */
export type DeliveryReport = {
  kind: 'bounce' | 'complaint'
  /** True if the subscription must end: after every complaint, and if the mailbox does not exist. */
  isFinal: boolean
  messageId: string | null
  reason: string
}

/**
 * Status codes (RFC 3463) of a wrong, moved, disabled or unknown mailbox. Other permanent failures concern our sender
 * address (5.1.7, 5.1.8), only this email (5.2.3, 5.3.4, 5.6) or a policy (5.7).
 */
const mailboxGone = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.4)$/

export const largestReport = 200 * 1024

/** Returns null if the email is not a report, or reports only a delay. */
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
