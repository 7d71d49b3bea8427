import { data, redirect } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { longestMessage, longestSubject } from '#cases/message.ts'
import { type MessageOutcome, sendMessage } from '#cases/send-message.server.ts'
import { formatNumber, waitingTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { notFound } from '#portal/guard.server.ts'
import { withNote } from '#portal/notices.server.ts'
import type { MessageAnswer } from './message-answer.ts'
import { threadPath } from './threads.ts'

type Refusal = Extract<MessageOutcome, { ok: false }>

/** Sends what a message form holds. Null when it was sent; else the answer for the form, with all that was entered. */
export async function postMessage(services: Services, actor: Actor, form: FormData, caseId: string | null) {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = { subject: text('subject'), body: text('body'), submissionKey: text('submissionKey') }
  const outcome = await sendMessage(services, { actor, caseId, ...values })
  if (outcome.ok) return null
  const { field, sentence } = problemOf(outcome)
  const answer: MessageAnswer = { intent: 'message', field, sentence, values: { ...values, caseId } }
  return data(answer, { status: statuses[outcome.reason] ?? 422 })
}

const statuses: Partial<Record<Refusal['reason'], number>> = { forbidden: 403, 'too-many-messages': 429 }

function problemOf(refusal: Refusal): Pick<MessageAnswer, 'field' | 'sentence'> {
  switch (refusal.reason) {
    case 'unknown-case':
    case 'unknown-client':
      throw notFound()
    case 'too-many-messages': {
      const wait = waitingTime(refusal.retryAfterSeconds)
      return { field: 'body', sentence: `You have sent many messages. Your text is kept; send it in ${wait}.` }
    }
    case 'no-subject':
      return { field: 'subject', sentence: 'Enter a subject.' }
    case 'subject-too-long':
      return { field: 'subject', sentence: `Keep the subject to ${longestSubject} characters.` }
    case 'no-text':
      return { field: 'body', sentence: 'Write your message first.' }
    case 'text-too-long':
      return { field: 'body', sentence: `Keep your message to ${formatNumber(longestMessage)} characters.` }
    case 'forbidden':
      return { field: 'body', sentence: 'You may not write in this case.' }
    case 'no-submission-key':
    case 'submission-key-taken':
      return { field: 'body', sentence: 'The form is out of date. Copy your text, reload the page and send it again.' }
  }
}

/** Goes on to the correspondence that a message was sent to. */
export function sentTo(caseId: string | null): never {
  throw redirect(withNote(threadPath(caseId), 'message-sent'), { status: 303 })
}
