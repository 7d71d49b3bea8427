import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { countUse, type Limit } from '#web/limits.server.ts'
import { asActor } from './as-client.server.ts'
import { type CaseRow, lockCase } from './case-db.server.ts'
import { addCaseEvent } from './case-event-db.server.ts'
import { ownerFor } from './case-rights.ts'
import { messageForClient, messageForStaff, staffTold } from './letters.tsx'
import { type MessageFault, type MessageText, readMessage } from './message.ts'
import { findSubmission, insertMessage, type MessageChoice, markRead } from './message-db.server.ts'
import { findClient } from './staff-db.server.ts'
import { tellStaff } from './tell.server.ts'

/** Where a message belongs: to a case, or (`caseId` null) to a client's general correspondence; a client's own is meant then. */
export type MessageRequest = MessageText & { actor: Actor; caseId: string | null; clientId?: string }

export type MessageOutcome =
  /** `isNew` is false when this submission had been stored before. */
  | { ok: true; messageId: string; isNew: boolean }
  | { ok: false; reason: 'unknown-case' }
  | { ok: false; reason: 'unknown-client' }
  | { ok: false; reason: 'forbidden' | MessageFault | 'submission-key-taken' }
  | { ok: false; reason: 'too-many-messages'; retryAfterSeconds: number }

type Needs = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

/** Each message of a client writes a letter to the firm. */
const messagesOfClient: Limit = { name: 'message-client', points: 20, seconds: 600 }
type Correspondent = { id: string; name: string; email: string }
type Target = { ok: true; found: CaseRow | null; client: Correspondent } | Exclude<MessageOutcome, { ok: true }>

/**
 * Stores a message between a client and the firm and lets the other side know by a letter that does not say what is in
 * it. The same submission key stores one message, however often it is sent.
 */
export async function sendMessage(services: Needs, request: MessageRequest): Promise<MessageOutcome> {
  const { person } = request.actor
  if (person.role !== 'client') return store(services, request)
  const counted = await countUse(services.pool, messagesOfClient, person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-messages', retryAfterSeconds: counted.retryAfterSeconds }
  const outcome = await store(services, request)
  if (!outcome.ok || !outcome.isNew) await countUse(services.pool, messagesOfClient, person.id, -1)
  return outcome
}

function store(services: Needs, request: MessageRequest): Promise<MessageOutcome> {
  const { actor } = request
  return asActor(services.db, actor, async (tx): Promise<MessageOutcome> => {
    const target = await findTarget(tx, request)
    if (!target.ok) return target
    const { found, client } = target
    if (!may(actor.person, 'message.write', { clientId: client.id, assignedTo: found?.assignedTo })) {
      return { ok: false, reason: 'forbidden' }
    }
    const read = readMessage(request, found?.title ?? null)
    if (!read.ok) return read
    const messageId = await insertMessage(tx, {
      ...read.message,
      caseId: found?.id ?? null,
      clientId: client.id,
      senderId: actor.person.id,
      senderType: actor.person.role === 'client' ? 'client' : 'admin',
      createdAt: services.now(),
    })
    if (!messageId) {
      const earlier = await findSubmission(tx, actor.person.id, read.message.submissionKey)
      return earlier ? { ok: true, messageId: earlier, isNew: false } : { ok: false, reason: 'submission-key-taken' }
    }
    await announce(tx, services, { actor, found, client, messageId, subject: read.message.subject })
    return { ok: true, messageId, isNew: true }
  })
}

async function findTarget(tx: Tx, { actor, caseId, clientId }: MessageRequest): Promise<Target> {
  const owner = ownerFor(actor)
  if (caseId !== null) {
    const found = await lockCase(tx, caseId, owner)
    if (!found) return { ok: false, reason: 'unknown-case' }
    return { ok: true, found, client: { id: found.clientId, name: found.clientName, email: found.clientEmail } }
  }
  const client = await findClient(tx, owner ?? clientId ?? '')
  return client ? { ok: true, found: null, client } : { ok: false, reason: 'unknown-client' }
}

type Sent = { actor: Actor; found: CaseRow | null; client: Correspondent; messageId: string; subject: string }

async function announce(tx: Tx, { now, config }: Pick<Needs, 'now' | 'config'>, sent: Sent): Promise<void> {
  const { actor, found, client, messageId, subject } = sent
  const { person } = actor
  if (found) {
    const said = { code: 'message', values: { from: person.name, subject } } as const
    await addCaseEvent(tx, { caseId: found.id, said, at: now(), actorId: person.id })
  }
  const eventKey = `message:${messageId}`
  const site = config.PUBLIC_URL
  if (person.role !== 'client') {
    await queueLetter(tx, { eventKey, to: client.email, ...messageForClient(site, client, person.name, found) })
  } else {
    const letter = found ? staffTold(site, found, { code: 'message', values: {} }) : messageForStaff(site, client.name)
    await tellStaff(tx, found ?? 'office', eventKey, letter)
  }
  await recordAudit(tx, actor, {
    action: 'message.sent',
    object: { type: 'message', id: messageId },
    detail: { caseNumber: found?.caseNumber ?? null },
  })
}

/** Marks what the other side wrote as read: one message, or all of a case or client. Says how many were new. */
export function markMessagesRead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, choice }: { actor: Actor; choice: MessageChoice },
): Promise<number> {
  return asActor(db, actor, (tx) => markReadBy(tx, actor, choice, now()))
}

/** The same in a transaction that is open already. */
export function markReadBy(tx: Tx, actor: Actor, choice: MessageChoice, at: Date): Promise<number> {
  const from = actor.person.role === 'client' ? 'admin' : 'client'
  return markRead(tx, choice, from, ownerFor(actor), at)
}
