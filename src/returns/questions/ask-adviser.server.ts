import { createHash } from 'node:crypto'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { maxSubjectLength } from '#cases/messages/message.ts'
import { type MessageOutcome, sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { AnswerPerson } from './answer.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { type SaveOutcome, saveAnswers } from './save-answers.server.ts'

type AskAdviserDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log'>
type Asking = { caseId: string; actor: Actor; question: string; person: AnswerPerson; seenVersion: number }

export type RequestOutcome = SaveOutcome | Extract<MessageOutcome, { ok: false }>

/**
 * Sends the client's question to the adviser as a message and marks the answer. The submission key prevents a second
 * message on a retry.
 */
export async function askAdviser(services: AskAdviserDeps, asking: Asking): Promise<RequestOutcome> {
  const { caseId, actor, question: code, person, seenVersion } = asking
  const found = await asActor(services.db, actor, (tx) => findCaseFor(tx, caseId, accessScopeOf(actor)))
  if (!found) return { ok: false, reason: 'unknown-case' }
  const section = questionSetOf(found)?.sections.find(({ questions }) => questions.some((one) => one.code === code))
  const question = section?.questions.find((one) => one.code === code)
  if (!section || !question) return { ok: false, reason: 'unknown-question' }
  if (!takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
  const { subject, body } = t(returnTexts.question).message
  const sent = await sendMessage(services, {
    ...{ actor, caseId },
    subject: subject(question.text).slice(0, maxSubjectLength),
    body: body({ section: section.title, question: question.text, isPartner: person === 'partner' }),
    submissionKey: `answer-${createHash('sha256').update(`${caseId} ${person} ${code} ${seenVersion}`).digest('hex')}`,
  })
  if (!sent.ok) return sent
  const given = {
    question: code,
    person,
    seenVersion,
    value: null,
    mark: 'requested',
    threadId: sent.threadId,
  } as const
  return saveAnswers(services, { caseId, actor, given: [given] })
}
