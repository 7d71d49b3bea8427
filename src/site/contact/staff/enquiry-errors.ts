import type { StatusKind } from '#design/feedback/status.tsx'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState } from '#site/contact/lead.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const stateKinds: Record<LeadState, StatusKind> = {
  new: 'wait',
  assigned: 'prog',
  answered: 'done',
  closed: 'off',
  spam: 'bad',
}

export function leadStateBadge(state: LeadState): { label: string; kind: StatusKind } {
  return { label: t(siteStaffTexts.lead).states[state], kind: stateKinds[state] }
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
  return errorOf(t(siteStaffTexts.lead).notSent, refusal, notSent)
}
