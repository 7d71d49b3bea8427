import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { SummaryOutcome } from '#returns/expected/attach-summary.server.ts'
import type { VariantOutcome } from '#returns/expected/try-variant.server.ts'
import type { FactsOutcome } from '#returns/facts/save-facts.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const noCase = { forbidden: 403, 'unknown-case': 404 } as const

const amounts = {
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
} as const

const facts: ErrorStatuses<Refused<FactsOutcome>> = {
  ...noCase,
  stale: 409,
  'children-unreadable': 422,
  'birth-year-unreadable': 422,
  'dates-unreadable': 422,
  'dates-of-whole-year': 422,
  'world-of-resident': 422,
  ...amounts,
  'not-offered': 422,
  'commune-not-found': 422,
}

const variants: ErrorStatuses<Refused<VariantOutcome>> = {
  ...noCase,
  'unknown-variant': 404,
  'too-many': 409,
  'no-name': 422,
  'no-change': 422,
  twice: 422,
  'unknown-code': 422,
  ...amounts,
}

const summary: ErrorStatuses<Refused<SummaryOutcome>> = {
  ...noCase,
  'no-draft': 409,
  'not-computed': 409,
  'case-filed': 409,
  'changed-since': 409,
}

export function factsError(refusal: Refused<FactsOutcome>): FieldError {
  return errorOf(t(returnStaffTexts.taxPage).facts, refusal, facts)
}

export function variantError(refusal: Refused<VariantOutcome>): FieldError {
  return errorOf(t(returnStaffTexts.taxPage).variants, refusal, variants)
}

export function summaryError(refusal: Refused<SummaryOutcome>): FieldError {
  return errorOf(t(returnStaffTexts.taxPage).summary, refusal, summary)
}
