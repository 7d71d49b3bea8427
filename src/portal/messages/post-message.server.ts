import { data, redirect } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { type MessageOutcome, sendMessage } from '#cases/send-message.server.ts'
import type { Services } from '#platform/services.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import { withNote } from '#portal/notices.server.ts'
import { portalWords } from '#portal/words.ts'
import type { MessageRefusal } from '#portal/words-en.ts'
import type { MessageAnswer } from './message-answer.ts'
import { threadPath } from './threads.ts'

type Refusal = Extract<MessageOutcome, { ok: false }>

/** Where a message goes: on in a thread, or into a case or (null) to the office. */
export type Addressee =
  | { threadId: string; caseId?: undefined }
  | { threadId?: undefined; caseId: string | null; isNew?: boolean }

/** Sends what a message form holds: the thread that it stands in, or the answer for the form with all that was entered. */
export async function postMessage(services: Services, actor: Actor, form: FormData, to: Addressee) {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = { subject: text('subject'), body: text('body'), submissionKey: text('submissionKey') }
  const outcome = await sendMessage(services, { actor, ...to, ...values })
  if (outcome.ok) return { threadId: outcome.threadId, refused: null }
  if (outcome.reason === 'unknown-thread') throw notFound()
  if (outcome.reason === 'unknown-case' || outcome.reason === 'unknown-client') throw notFound()
  const isAboutSubject = outcome.reason === 'no-subject' || outcome.reason === 'subject-too-long'
  const field = isAboutSubject ? 'subject' : 'body'
  const sentence = explain<MessageRefusal>(portalWords().messages, outcome)
  const answer: MessageAnswer = { intent: 'message', field, sentence, values: { ...values, caseId: to.caseId ?? null } }
  return { threadId: null, refused: data(answer, { status: statuses[outcome.reason] ?? 422 }) }
}

const statuses: Partial<Record<Refusal['reason'], number>> = { forbidden: 403, 'too-many-messages': 429 }

/** Goes on to the thread that a message was sent to. */
export function sentTo(threadId: string): never {
  throw redirect(withNote(threadPath(threadId), 'message-sent'), { status: 303 })
}
