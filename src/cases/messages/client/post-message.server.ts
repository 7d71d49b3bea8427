import { data, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { uploadStatuses } from '#cases/documents/client/uploads/upload-line.ts'
import { type MessageForm, type RefusedFile, readMessageForm } from '#cases/messages/read-message-form.server.ts'
import { type MessageOutcome, sendMessage } from '#cases/messages/send-message.server.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { threadPath } from '#cases/process/case-links.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import type { MessageRefusal } from '#portal/locales/en.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import type { MessageAnswer } from './message-answer.ts'

type Refusal = Extract<MessageOutcome, { ok: false }>

/** Where a message is posted: in a thread, in a case or, if `caseId` is null, outside any case. */
export type Addressee = { threadId: string; caseId?: undefined } | { threadId?: undefined; caseId: string | null }

export function readMessage(services: Services, actor: Actor, request: Request, threadId?: string) {
  const clientId = actor.person.id
  return readMessageForm(services, request, {
    actor,
    kindOf: () => 'from_client',
    caseOf: async ({ caseId = '' }) => {
      if (threadId === undefined) return caseId || null
      const thread = await asClient(services.db, clientId, (tx) => findThread(tx, threadId, clientId))
      if (!thread) throw notFound()
      return thread.caseId
    },
  })
}

type PostMessageInput = Addressee & { isNew?: boolean }

/** Stores the message. Returns its thread, or an error response that contains everything submitted. */
export async function postMessage(services: Services, actor: Actor, form: MessageForm, to: PostMessageInput) {
  const { fields, attached, refused } = form
  const { subject = '', body = '', submissionKey = '' } = fields
  const values = { subject, body, submissionKey }
  const answer = (field: MessageAnswer['field'], sentence: string, status: number) => {
    const saved: MessageAnswer = {
      ...{ intent: 'message', field, sentence, attached },
      values: { ...values, caseId: to.caseId ?? null },
    }
    return { threadId: null, refused: data(saved, { status }) }
  }
  const [first] = refused
  if (first) return answer('file', sentenceOf(refused), statusOf(first))
  const attachments = attached.map(({ id }) => id)
  const outcome = await sendMessage(services, { actor, ...to, ...values, attachments })
  if (outcome.ok) return { threadId: outcome.threadId, refused: null }
  if (outcome.reason === 'unknown-thread') throw notFound()
  if (outcome.reason === 'unknown-case' || outcome.reason === 'unknown-client') throw notFound()
  const isAboutSubject = outcome.reason === 'no-subject' || outcome.reason === 'subject-too-long'
  const sentence = explain<MessageRefusal>(t(portalTexts.portal).messages, outcome)
  return answer(isAboutSubject ? 'subject' : 'body', sentence, statuses[outcome.reason] ?? 422)
}

export function sentenceOf(refused: RefusedFile[]): string {
  const { uploads, attachments } = t(portalTexts.portal)
  const lines = refused.map(({ filename, reason }) => {
    const text = reason === 'no-case' ? attachments['no-case'] : uploads[reason]
    return filename ? `${filename}: ${text}` : text
  })
  return [...lines, attachments.taken].join(' ')
}

export function statusOf({ reason }: RefusedFile): number {
  return reason === 'no-case' ? 422 : uploadStatuses[reason]
}

const statuses: Partial<Record<Refusal['reason'], number>> = { forbidden: 403, 'too-many-messages': 429 }

export function sentTo(threadId: string): never {
  throw redirect(withFlash(threadPath(threadId), 'message-sent'), { status: 303 })
}
