import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { type AdminContext, notFound } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { mayWriteIn, turnAfter } from '#cases/messages/message-thread.ts'
import { type MessageForm, readMessageForm } from '#cases/messages/read-message-form.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findThread, lockThread, saveThread } from '#cases/messages/thread-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import type { Services } from '#platform/services.ts'
import { filesError, messageError, threadError } from './message-errors.ts'

/** Reads a reply or internal note. Files are stored in the thread's case; files of a note stay hidden from clients. */
export function readAnswer(
  { services, actor, scope }: AdminContext,
  request: Request,
  threadId: string,
): Promise<MessageForm> {
  return readMessageForm(services, request, {
    actor,
    kindOf: ({ intent }) => (intent === 'note' ? 'internal' : 'letter'),
    caseOf: async () => {
      const thread = await findThread(services.db, threadId, scope)
      if (!thread) throw notFound()
      return thread.caseId
    },
  })
}

export async function handleThreadAction(
  { services, actor }: AdminContext,
  threadId: string,
  { fields, attached, refused }: MessageForm,
): Promise<{ done: FlashName } | { error: FieldError }> {
  const { intent = 'answer', body = '', key: submissionKey = '', ownerId = '' } = fields
  if (intent === 'answer' || intent === 'note') {
    const isInternal = intent === 'note'
    if (refused.length > 0) return { error: filesError(refused) }
    const attachments = attached.map(({ id }) => id)
    const written = { subject: '', body, submissionKey, isInternal, attachments }
    const outcome = await sendMessage(services, { actor, threadId, ...written })
    return outcome.ok ? { done: isInternal ? 'thread-noted' : 'sent' } : { error: messageError(outcome) }
  }
  const step = stepFrom(intent, ownerId)
  if (!step) return { error: threadError({ reason: 'not-understood' }) }
  const outcome = await handleThread(services, { actor, threadId, ...step.requested })
  return outcome.ok ? { done: step.done } : { error: threadError(outcome) }
}

function stepFrom(intent: string, ownerId: string): { requested: ThreadStep; done: FlashName } | null {
  switch (intent) {
    case 'no-answer-needed':
      return { requested: { step: intent }, done: 'no-answer' }
    case 'answer-needed':
      return { requested: { step: intent }, done: 'answer-needed' }
    case 'hand-over':
      return { requested: { step: intent, ownerId }, done: 'handed-over' }
    default:
      return null
  }
}

type ThreadStep = { step: 'no-answer-needed' | 'answer-needed' } | { step: 'hand-over'; ownerId: string }

export type ThreadOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown-thread' | 'unknown-person' | 'forbidden' | 'not-now' }

/** `not-now`: the action is no longer possible, because the thread changed after the page was loaded. */
function handleThread(
  { db }: Pick<Services, 'db'>,
  { actor, threadId, ...requested }: ThreadStep & { actor: Actor; threadId: string },
): Promise<ThreadOutcome> {
  return db.transaction().execute(async (tx): Promise<ThreadOutcome> => {
    const thread = await lockThread(tx, threadId, accessScopeOf(actor))
    if (!thread) return { ok: false, reason: 'unknown-thread' }
    if (!isStaff(actor.person) || !mayWriteIn(actor.person, thread)) return { ok: false, reason: 'forbidden' }
    await publishChange(tx, { topic: 'thread', id: thread.id, clientId: thread.clientId })
    const object = { type: 'thread', id: thread.id }
    if (requested.step === 'hand-over') {
      const owner = await findActiveStaff(tx, requested.ownerId)
      if (!owner) return { ok: false, reason: 'unknown-person' }
      await saveThread(tx, thread.id, { ownerId: owner.id })
      const detail = { from: thread.ownerId, to: owner.id }
      await recordAudit(tx, actor, { action: 'thread.handed-over', object, detail })
      return { ok: true }
    }
    const turn = turnAfter(thread, requested.step, null)
    if (!turn) return { ok: false, reason: 'not-now' }
    await saveThread(tx, thread.id, turn)
    await recordAudit(tx, actor, { action: `thread.${requested.step}`, object, detail: {} })
    return { ok: true }
  })
}
