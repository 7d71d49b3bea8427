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

/** Sends what a message form holds. Null when it was sent; else the answer for the form, with all that was entered. */
export async function postMessage(services: Services, actor: Actor, form: FormData, caseId: string | null) {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = { subject: text('subject'), body: text('body'), submissionKey: text('submissionKey') }
  const outcome = await sendMessage(services, { actor, caseId, ...values })
  if (outcome.ok) return null
  if (outcome.reason === 'unknown-case' || outcome.reason === 'unknown-client') throw notFound()
  const isAboutSubject = outcome.reason === 'no-subject' || outcome.reason === 'subject-too-long'
  const field = isAboutSubject ? 'subject' : 'body'
  const sentence = explain<MessageRefusal>(portalWords().messages, outcome)
  const answer: MessageAnswer = { intent: 'message', field, sentence, values: { ...values, caseId } }
  return data(answer, { status: statuses[outcome.reason] ?? 422 })
}

const statuses: Partial<Record<Refusal['reason'], number>> = { forbidden: 403, 'too-many-messages': 429 }

/** Goes on to the correspondence that a message was sent to. */
export function sentTo(caseId: string | null): never {
  throw redirect(withNote(threadPath(caseId), 'message-sent'), { status: 303 })
}
