import { z } from 'zod'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import {
  type MassMessageError,
  type MassMessageText,
  maxRecipients,
  type Recipient,
  readMassMessage,
  textFor,
} from './mass-message.ts'
import {
  cancelWaiting,
  findMassMessage,
  insertMassMessage,
  listRecipientsOf,
  lockNextRecipient,
  saveRecipient,
} from './mass-message-db.server.ts'

export const sendMassMessageJob = defineJob('mass-message', z.object({ id: z.uuid() }))

const messagesPerRun = 30
const pauseMs = 60_000
const startsPerPerson: Limit = { name: 'mass-message', points: 10, seconds: 3600 }

export type MassMessageRequest = MassMessageText & { caseIds: readonly string[]; isEssential: boolean; actor: Actor }

export type MassMessageRefusal =
  | { ok: false; reason: MassMessageError | 'forbidden' }
  | { ok: false; reason: 'too-many-starts'; retryAfterSeconds: number }

export type MassMessagePreview = { recipient: Recipient; subject: string; body: string; missing: string[] }

/** What each client would get, and who gets nothing because the account is inactive or a value is missing. */
export async function previewMassMessage(
  { db }: Pick<Services, 'db'>,
  { caseIds, actor, ...written }: MassMessageRequest,
): Promise<{ ok: true; previews: MassMessagePreview[]; message: MassMessageText } | MassMessageRefusal> {
  if (!may(actor.person, 'message.write')) return { ok: false, reason: 'forbidden' }
  const read = readMassMessage(written)
  if (!read.ok) return read
  const found = await listRecipientsOf(db, caseIds, accessScopeOf(actor))
  if (found.length > maxRecipients) return { ok: false, reason: 'too-many-recipients' }
  const previews = found.map((recipient) => {
    return { recipient, ...textFor(read.message, recipient, actor.person.name) }
  })
  return { ok: true, previews, message: read.message }
}

export const isSendable = ({ recipient, missing }: MassMessagePreview) => recipient.isActive && missing.length === 0

/** Starts a message to many clients. A form that is sent twice starts it once. */
export async function startMassMessage(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  request: MassMessageRequest,
): Promise<{ ok: true; id: string } | MassMessageRefusal> {
  const { db, pool, now } = services
  const { actor, isEssential } = request
  const preview = await previewMassMessage(services, request)
  if (!preview.ok) return preview
  const recipients = preview.previews.filter(isSendable).map(({ recipient }) => recipient)
  if (recipients.length === 0) return { ok: false, reason: 'no-recipients' }
  const counted = await countUse(pool, startsPerPerson, actor.person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-starts', retryAfterSeconds: counted.retryAfterSeconds }
  return db.transaction().execute(async (tx) => {
    const message = { ...preview.message, isEssential, createdBy: actor.person.id, createdAt: now() }
    const { id, isNew } = await insertMassMessage(tx, message, recipients)
    if (!isNew) return { ok: true, id }
    await enqueue(tx, sendMassMessageJob, { id }, { key: `mass-message:${id}` })
    await recordAudit(tx, actor, {
      action: 'mass-message.started',
      object: { type: 'mass-message', id },
      detail: { recipients: recipients.length, isEssential },
    })
    return { ok: true, id }
  })
}

type SendDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log' | 'secretKey'>

/** Sends the next messages, then schedules the rest. A run that was cut off sends no message a second time. */
export async function sendMassMessage(services: SendDeps, id: string): Promise<void> {
  const { db } = services
  const message = await findMassMessage(db, id)
  const person = message && (await findPerson(db, message.createdBy))
  if (!message || !person) return
  const actor: Actor = { person, metadata: { id: `mass-message-${id}`, ip: '127.0.0.1' } }
  for (let count = 0; count < messagesPerRun; count++) if (!(await sendNext(services, message, actor))) return
  await enqueue(db, sendMassMessageJob, { id }, { key: `mass-message:${id}`, delayMs: pauseMs })
}

type Message = NonNullable<Awaited<ReturnType<typeof findMassMessage>>>

async function sendNext(services: SendDeps, message: Message, actor: Actor): Promise<boolean> {
  const { db, now } = services
  const next = await db.transaction().execute((tx) => lockNextRecipient(tx, message.id))
  if (!next) return false
  const sent = await sendOne(services, { message, actor, ...next })
  const result = sent.ok ? ({ state: 'sent' } as const) : ({ state: 'refused', reason: sent.reason } as const)
  await db.transaction().execute((tx) => {
    return saveRecipient(tx, { id: message.id, clientId: next.clientId, ...result, at: now() })
  })
  return true
}

type One = { message: Message; actor: Actor; clientId: string; caseId: string }

/** The submission key is the same in every attempt, so that the message is stored and announced once. */
async function sendOne(services: SendDeps, { message, actor, clientId, caseId }: One) {
  if (!may(actor.person, 'message.write')) return { ok: false, reason: 'forbidden' } as const
  const [recipient] = await listRecipientsOf(services.db, [caseId], accessScopeOf(actor))
  if (recipient?.clientId !== clientId) return { ok: false, reason: 'unknown-case' } as const
  if (!recipient.isActive) return { ok: false, reason: 'inactive' } as const
  const { subject, body, missing } = textFor(message, recipient, actor.person.name)
  if (missing.length > 0) return { ok: false, reason: 'missing-value' } as const
  const submissionKey = `mass-${message.id}-${caseId}`
  return sendMessage(services, { actor, caseId, subject, body, submissionKey, isEssential: message.isEssential })
}

/** Cancels the messages that still wait. Only the sender and those who see all cases may. */
export async function cancelMassMessage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  const message = await findMassMessage(db, id)
  if (!message || !maySee(actor, message)) return false
  await db.transaction().execute(async (tx) => {
    const cancelled = await cancelWaiting(tx, id, now())
    const object = { type: 'mass-message', id }
    await recordAudit(tx, actor, { action: 'mass-message.cancelled', object, detail: { cancelled } })
  })
  return true
}

export function maySee({ person }: Pick<Actor, 'person'>, { createdBy }: Pick<Message, 'createdBy'>): boolean {
  return person.id === createdBy || may(person, 'case.read-all')
}
