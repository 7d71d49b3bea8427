import { type Fault, type FaultStatuses, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { SummaryOutcome } from '#returns/expected/attach-summary.server.ts'
import type { FactsOutcome } from '#returns/expected/save-facts.server.ts'
import type { VariantOutcome } from '#returns/expected/try-variant.server.ts'
import { en, type TaxPageWords } from './words-en.ts'

/** The words about the tax of a case for staff. */
const taxPageWords = wordsIn<TaxPageWords>({ en })

const noCase = { forbidden: 403, 'unknown-case': 404 } as const

const facts: FaultStatuses<Refused<FactsOutcome>> = {
  ...noCase,
  stale: 409,
  'children-unreadable': 422,
  'birth-year-unreadable': 422,
  'not-offered': 422,
  'commune-not-found': 422,
}

const variants: FaultStatuses<Refused<VariantOutcome>> = {
  ...noCase,
  'unknown-variant': 404,
  'too-many': 409,
  'no-name': 422,
  'no-change': 422,
  twice: 422,
  'unknown-code': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
}

const summary: FaultStatuses<Refused<SummaryOutcome>> = {
  ...noCase,
  'no-draft': 409,
  'not-computed': 409,
  'case-filed': 409,
  'changed-meanwhile': 409,
}

export function factsFault(refusal: Refused<FactsOutcome>): Fault {
  return faultOf(taxPageWords().facts, refusal, facts)
}

export function variantFault(refusal: Refused<VariantOutcome>): Fault {
  return faultOf(taxPageWords().variants, refusal, variants)
}

export function summaryFault(refusal: Refused<SummaryOutcome>): Fault {
  return faultOf(taxPageWords().summary, refusal, summary)
}
