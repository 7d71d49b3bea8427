import type { StatusKind } from '#design/feedback/status.tsx'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState } from '#site/contact/lead.ts'
import { en, type LeadWords } from './words-en.ts'

export const leadWords = wordsIn<LeadWords>({ en })

const stateKinds: Record<LeadState, StatusKind> = {
  new: 'wait',
  assigned: 'prog',
  answered: 'done',
  closed: 'off',
  spam: 'bad',
}

export function leadStateBadge(state: LeadState): { label: string; kind: StatusKind } {
  return { label: leadWords().states[state], kind: stateKinds[state] }
}

const notSent: ErrorStatuses<Refused<AnswerOutcome>> = {
  'unknown-lead': 404,
  forbidden: 403,
  'not-allowed': 409,
  'no-text': 422,
  'too-long': 422,
  'no-address': 422,
  'bad-key': 422,
}

export function answerLeadError(refusal: Refused<AnswerOutcome>): FieldError {
  return errorOf(leadWords().notSent, refusal, notSent)
}
