import { type AdminContext, notFound } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { handleThread, type ThreadStep } from '#cases/messages/handle-thread.server.ts'
import { type MessageForm, readMessageForm } from '#cases/messages/read-message-form.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { filesError, messageError, threadError } from './message-errors.ts'

/**
 * Reads a reply or internal note submitted in the inbox. Attached files are stored in the thread's case; those of a
 * note are internal.
 */
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
