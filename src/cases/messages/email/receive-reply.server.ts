import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime'
import { asClient } from '#accounts/access/as-client.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { maxMessageLength } from '#cases/messages/message.ts'
import { findSubmission } from '#cases/messages/message-db.server.ts'
import type { AttachError } from '#cases/messages/read-message-form.server.ts'
import { type MessageOutcome, sendMessage } from '#cases/messages/send-message.server.ts'
import { receiveAttachment } from '#cases/messages/store-attachments.server.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { type ReplyProblem, replyNotComplete } from '#cases/process/case-emails.tsx'
import { swissDay } from '#platform/day.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { maxFiles } from '#platform/files/files.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { htmlToText } from '#platform/mail/render-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { isReplyAddress, threadOfReplyAddress } from './reply-address.server.ts'
import { ownTextOf } from './reply-text.ts'
import { isAuthenticated, isAutomatic } from './sender-check.ts'

export type ReplyOutcome =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: IgnoredReply | 'empty' | 'nothing-accepted' | 'too-long' }
  | { ok: false; reason: 'too-many-messages'; retryAfterSeconds: number }
  | { ok: false; reason: 'store-away' }

export type IgnoredReply =
  | 'unreadable'
  | 'automatic'
  | 'no-reply-address'
  | 'not-authenticated'
  | 'unknown-sender'
  | 'wrong-address'
  | Exclude<Extract<MessageOutcome, { ok: false }>['reason'], 'too-many-messages'>

const repliesOfPerson: Limit = { name: 'reply-by-email', points: 20, seconds: 600 }
const maxHtmlLength = 1_000_000
const largestInlineLogo = 50 * 1024
const signatures = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature']

/**
 * Stores a client's reply to a notification in its thread. Idempotent by Message-ID. An email that is not such a reply
 * is ignored without an answer; a client whose reply cannot be stored in full gets one email a day about it.
 */
export async function receiveReply(services: Services, raw: Buffer, metadata: RequestMetadata): Promise<ReplyOutcome> {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null)
  if (!email) return ignored('unreadable')
  const found = await findWriter(services, email)
  if ('ok' in found) return found
  const counted = await countUse(services.pool, repliesOfPerson, found.person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-messages', retryAfterSeconds: counted.retryAfterSeconds }
  return storeReply(services, email, { ...found, raw, metadata })
}

function ignored(reason: IgnoredReply): { ok: false; reason: IgnoredReply } {
  return { ok: false, reason }
}

type Writer = { person: Person; threadId: string }

async function findWriter(services: Services, email: Email): Promise<Writer | ReturnType<typeof ignored>> {
  const { headers } = email
  const senders = headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }).map(({ address }) => address?.toLowerCase()))
  const [sender] = senders
  if (!sender || senders.length > 1) return ignored('unreadable')
  if (isAutomatic(headers, sender, email.subject)) return ignored('automatic')
  const addresses = addressesOf(email).filter((address) => isReplyAddress(services, address))
  if (addresses.length === 0) return ignored('no-reply-address')
  const { INBOUND_EMAIL_AUTHSERV_ID: server = '' } = services.config
  if (!isAuthenticated(headers, server, sender)) return ignored('not-authenticated')
  const person = await findPersonByEmail(services.db, sender)
  const mayReply = person?.role === 'client' && person.status === 'active' && person.emailVerified && !person.mustReset
  if (!mayReply) return ignored('unknown-sender')
  for (const address of addresses) {
    const threadId = threadOfReplyAddress(services, address, person.id)
    if (threadId) return { person, threadId }
  }
  return ignored('wrong-address')
}

function addressesOf({ to = [], cc = [], headers }: Email): string[] {
  const listed = [...to, ...cc].flatMap((each) => each.group ?? [each]).map(({ address }) => address)
  const delivered = headers.filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
  return [...listed, ...delivered.map(({ value }) => value.trim().replace(/^<|>$/g, ''))].slice(0, 50)
}

type Reply = Writer & { raw: Buffer; metadata: RequestMetadata }
type RefusedAttachment = { filename: string; reason: AttachError }

async function storeReply(
  services: Services,
  email: Email,
  { person, threadId, raw, metadata }: Reply,
): Promise<ReplyOutcome> {
  const actor = { person, metadata }
  const submissionKey = keyOf(email, raw, { person, threadId })
  const before = await asClient(services.db, person.id, async (tx) => ({
    isKnown: (await findSubmission(tx, person.id, submissionKey)) !== null,
    thread: await findThread(tx, threadId, person.id),
  }))
  if (before.isKnown) return { ok: true, isNew: false }
  if (!before.thread) return ignored('unknown-thread')
  const text = ownTextOf(email.text ?? htmlToText((email.html ?? '').slice(0, maxHtmlLength)))
  if ([...text].length > maxMessageLength) {
    await tellSender(services, person, [{ filename: null, reason: 'text-too-long' }])
    return { ok: false, reason: 'too-long' }
  }
  const { caseId } = before.thread
  const attachments: string[] = []
  const refused: RefusedAttachment[] = []
  for (const [at, file] of email.attachments.filter(isFile).entries()) {
    const declaredName = file.filename ?? 'attachment'
    const filename = safeFilename(declaredName)
    if (at >= maxFiles) refused.push({ filename, reason: 'too-many-files' })
    else if (caseId === null) refused.push({ filename, reason: 'no-case' })
    else {
      const content = Readable.from([bytesOf(file)])
      const received = await receiveAttachment(services, { caseId, actor, kind: 'from_client', content, declaredName })
      if (received.ok) attachments.push(received.file.id)
      else if (received.reason === 'store-away') return { ok: false, reason: 'store-away' }
      else refused.push({ filename, reason: received.reason })
    }
  }
  if (text === '' && attachments.length === 0) {
    if (refused.length > 0) await tellSender(services, person, refused)
    return { ok: false, reason: refused.length > 0 ? 'nothing-accepted' : 'empty' }
  }
  const body = bodyOf(text, refused)
  const outcome = await sendMessage(services, {
    ...{ actor, threadId, subject: '', body, submissionKey, attachments },
    isByEmail: true,
  })
  if (!outcome.ok) return outcome.reason === 'too-many-messages' ? outcome : ignored(outcome.reason)
  if (refused.length > 0 && outcome.isNew) await tellSender(services, person, refused)
  return { ok: true, isNew: outcome.isNew }
}

/** Names refused attachments in the message, so that both sides of the thread see that something is missing. */
function bodyOf(text: string, refused: readonly RefusedAttachment[]): string {
  const { withoutText, notAdded } = t(caseTexts.replyByEmail)
  const note = refused.length === 0 ? '' : notAdded(refused.map(({ filename }) => filename))
  return [text || withoutText, [...note].slice(0, 1000).join('')]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, maxMessageLength)
}

/** False for small pictures of a signature and for cryptographic signatures. */
function isFile(file: Attachment): boolean {
  if (signatures.includes(file.mimeType)) return false
  const isLogo = file.related === true && file.mimeType.startsWith('image/')
  return !isLogo || bytesOf(file).length > largestInlineLogo
}

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content)
}

function keyOf({ messageId }: Email, raw: Buffer, { person, threadId }: Writer): string {
  const hash = createHash('sha256').update(`${person.id} ${threadId} `)
  return `email-${hash.update(messageId?.trim() || raw).digest('hex')}`
}

async function tellSender(
  { db, config, now }: Services,
  person: Person,
  problems: readonly ReplyProblem[],
): Promise<void> {
  await queueEmail(db, {
    eventKey: `reply-not-complete:${person.id}:${swissDay(now())}`,
    to: person.email,
    emailContent: () => replyNotComplete(config.PUBLIC_URL, person, problems),
  })
}
