import { accessScopeOf, clientOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { claimPendingFiles } from '#cases/documents/waiting-file-db.server.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { messageForClient, messageForStaff, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { addMessage, type Place } from './add-message.server.ts'
import { replyAddress } from './email/reply-address.server.ts'
import { type MessageError, type MessageText, readMessage } from './message.ts'
import { findSubmission } from './message-db.server.ts'
import { mayWriteIn, topicOf } from './message-thread.ts'
import { saveRead, type ThreadChoice } from './read-db.server.ts'
import { storeAttachments } from './store-attachments.server.ts'
import { findThread, findThreadAbout, lockThread, waitForCorrespondence } from './thread-db.server.ts'

/** Without `threadId`, the message goes to case `caseId`; null: outside any case. `isInternal`: note for staff. */
export type MessageRequest = MessageText & {
  actor: Actor
  threadId?: string
  caseId?: string | null
  clientId?: string
  isInternal?: boolean
  isNew?: boolean
  attachments?: string[]
  /** A reply of the client to a notification. */
  isByEmail?: boolean
  /** The email about it is also sent to clients who turned such emails off. */
  isEssential?: boolean
}

export type MessageOutcome =
  | { ok: true; messageId: string; threadId: string; isNew: boolean }
  | { ok: false; reason: 'unknown-thread' }
  | { ok: false; reason: 'unknown-case' }
  | { ok: false; reason: 'unknown-client' }
  | { ok: false; reason: 'forbidden' | MessageError | 'submission-key-taken' | 'unknown-attachment' }
  | { ok: false; reason: 'too-many-messages'; retryAfterSeconds: number }

type SendMessageDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log' | 'secretKey'>
type Refused = Extract<MessageOutcome, { ok: false }>

const messagesOfClient: Limit = { name: 'message-client', points: 20, seconds: 600 }

/** Stores a message and notifies the recipient by an email without the message text. Idempotent by submission key. */
export async function sendMessage(services: SendMessageDeps, request: MessageRequest): Promise<MessageOutcome> {
  const { person } = request.actor
  if (person.role !== 'client') return store(services, request)
  const counted = await countUse(services.pool, messagesOfClient, person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-messages', retryAfterSeconds: counted.retryAfterSeconds }
  const outcome = await store(services, request)
  if (!outcome.ok || !outcome.isNew) await countUse(services.pool, messagesOfClient, person.id, -1)
  return outcome
}

function store(services: SendMessageDeps, request: MessageRequest): Promise<MessageOutcome> {
  const { actor } = request
  const storing = asActor(services.db, actor, async (tx): Promise<MessageOutcome> => {
    const place = await findPlace(tx, request)
    if ('ok' in place) return place
    const { found, thread, client } = place
    const sharedWith = found?.sharedWith ?? null
    const rights = {
      clientId: client.id,
      sharedWith,
      ownerId: thread?.ownerId ?? null,
      adviserId: found?.assignedTo ?? null,
    }
    const isInternal = request.isInternal === true
    const isByEmail = request.isByEmail === true
    if (!mayWriteIn(actor.person, rights) || (isInternal && !isStaff(actor.person))) {
      return { ok: false, reason: 'forbidden' }
    }
    if (isInternal && !thread) return { ok: false, reason: 'unknown-thread' }
    const fallback = thread?.subject ?? found?.title ?? null
    const read = readMessage(thread ? { ...request, subject: thread.subject } : request, fallback)
    if (!read.ok) return read
    const { message } = read
    const earlier = await findSubmission(tx, actor.person.id, message.submissionKey)
    const ids = [...new Set(request.attachments)]
    if (earlier) {
      if (found) await claimPendingFiles(tx, { ids, caseId: found.id, personId: actor.person.id })
      return { ok: true, messageId: earlier.id, threadId: earlier.threadId, isNew: false }
    }
    const draftIn = request.threadId ?? (request.isNew ? null : undefined)
    const added = await addMessage(tx, services.now(), { actor, place, message, isInternal, isByEmail, draftIn })
    if (!added) throw new Withdrawn('submission-key-taken')
    const saved = await storeAttachments(tx, services, { actor, found, isInternal, ids, messageId: added.messageId })
    if (!saved) throw new Withdrawn('unknown-attachment')
    await announceMessage(tx, services, {
      actor,
      place,
      ...added,
      subject: message.subject,
      isInternal,
      isByEmail,
      isEssential: request.isEssential === true && isStaff(actor.person),
    })
    return { ok: true, ...added, isNew: true }
  })
  return storing.catch((error: unknown) => {
    if (error instanceof Withdrawn) return { ok: false, reason: error.reason }
    throw error
  })
}

class Withdrawn extends Error {
  readonly reason: 'submission-key-taken' | 'unknown-attachment'

  constructor(reason: Withdrawn['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Locks the case and then the thread, so that concurrent messages wait for each other. */
async function findPlace(tx: Tx, request: MessageRequest): Promise<(Place & { found: CaseRow | null }) | Refused> {
  const scope = accessScopeOf(request.actor)
  const { threadId } = request
  const named = threadId === undefined ? null : await findThread(tx, threadId, scope)
  if (threadId !== undefined && !named) return { ok: false, reason: 'unknown-thread' }
  const caseId = named ? named.caseId : (request.caseId ?? null)
  const found = caseId === null ? null : await lockCase(tx, caseId, named ? null : scope)
  if (caseId !== null && !found) return { ok: false, reason: 'unknown-case' }
  const clientId = found?.clientId ?? named?.clientId ?? clientOf(scope) ?? request.clientId ?? ''
  const client = await findClient(tx, clientId, found || named ? null : scope)
  if (!client) return { ok: false, reason: 'unknown-client' }
  if (!found) await waitForCorrespondence(tx, clientId)
  const topic = topicOf(request.subject) || null
  const isAnswer = isStaff(request.actor.person)
  const going = named?.id ?? (topic || found ? await findThreadAbout(tx, { clientId, caseId, topic, isAnswer }) : null)
  return { found, client, thread: going ? await lockThread(tx, going, scope) : null }
}

/** Marks threads as read up to the newest message shown. */
export function markRead(
  { db }: Pick<Services, 'db'>,
  { actor, choice, upTo }: { actor: Actor; choice: ThreadChoice; upTo: Date },
): Promise<void> {
  return asActor(db, actor, (tx) => markReadBy(tx, actor, choice, upTo))
}

export function markReadBy(tx: Tx, actor: Actor, choice: ThreadChoice, upTo: Date): Promise<void> {
  return saveRead(tx, { personId: actor.person.id, choice, scope: accessScopeOf(actor), upTo })
}

type Sent = {
  actor: Actor
  place: Place
  messageId: string
  threadId: string
  subject: string
  isInternal: boolean
  isByEmail: boolean
  isEssential: boolean
}

/** Publishes a stored message. An internal note is only audited: it adds no case event and sends no email. */
async function announceMessage(
  tx: Tx,
  { now, config, secretKey }: Pick<Services, 'now' | 'config' | 'secretKey'>,
  { actor, place: { found, client, thread }, messageId, threadId, subject, isInternal, isByEmail, isEssential }: Sent,
): Promise<void> {
  const { person } = actor
  const detail = { caseNumber: found?.caseNumber ?? null, threadId, ...(isByEmail && { channel: 'email' }) }
  const object = { type: 'message', id: messageId }
  if (isInternal) return recordAudit(tx, actor, { action: 'message.noted', object, detail })
  if (found) {
    const payload = { code: 'message', values: { from: person.name, subject } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: person.id })
  }
  const eventKey = `message:${messageId}`
  const site = config.PUBLIC_URL
  if (person.role !== 'client') {
    const { id: clientId, name: clientName, email: clientEmail } = client
    const readers = { clientId, clientName, clientEmail, sharedWith: found?.sharedWith ?? null }
    const replyTo = (personId: string) => replyAddress({ config, secretKey }, threadId, personId)
    const mayReply = config.INBOUND_EMAIL_DOMAIN !== undefined
    const email = (to: { name: string }) => messageForClient(site, { ...to, mayReply }, person.name, found)
    await notifyHousehold(tx, readers, {
      ...{ eventKey, emailContent: email, replyTo },
      ...(!isEssential && { topic: 'messages' }),
    })
  } else {
    const email = () =>
      found ? staffNotified(site, found, { code: 'message', values: {} }) : messageForStaff(site, client.name)
    const assignedTo = thread?.ownerId ?? found?.assignedTo ?? null
    await notifyStaff(tx, found || assignedTo ? { assignedTo } : 'office', { eventKey, about: 'messages' }, email)
  }
  await recordAudit(tx, actor, { action: 'message.sent', object, detail })
}
