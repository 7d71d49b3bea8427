import type { Fault } from '#admin/fault.ts'
import type { Desk } from '#admin/guard.server.ts'
import type { NoteName } from '#admin/notices.server.ts'
import { handleThread, type ThreadStep } from '#cases/handle-thread.server.ts'
import { sendMessage } from '#cases/send-message.server.ts'
import { messageFault, threadFault } from './words.ts'

/** Carries out a form of the inbox: an answer, a note, or what becomes of the thread. */
export async function actOnThread(
  { services, actor }: Desk,
  threadId: string,
  values: Record<string, string>,
): Promise<{ done: NoteName } | { fault: Fault }> {
  const { intent = 'answer', body = '', key: submissionKey = '', ownerId = '' } = values
  if (intent === 'answer' || intent === 'note') {
    const isInternal = intent === 'note'
    const outcome = await sendMessage(services, { actor, threadId, subject: '', body, submissionKey, isInternal })
    return outcome.ok ? { done: isInternal ? 'thread-noted' : 'sent' } : { fault: messageFault(outcome) }
  }
  const step = stepFrom(intent, ownerId)
  if (!step) return { fault: threadFault({ reason: 'not-understood' }) }
  const outcome = await handleThread(services, { actor, threadId, ...step.wanted })
  return outcome.ok ? { done: step.done } : { fault: threadFault(outcome) }
}

function stepFrom(intent: string, ownerId: string): { wanted: ThreadStep; done: NoteName } | null {
  switch (intent) {
    case 'no-answer-needed':
      return { wanted: { step: intent }, done: 'no-answer' }
    case 'answer-needed':
      return { wanted: { step: intent }, done: 'answer-needed' }
    case 'hand-over':
      return { wanted: { step: intent, ownerId }, done: 'handed-over' }
    default:
      return null
  }
}
