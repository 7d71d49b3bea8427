import { type Fault, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { FactsOutcome } from '#returns/expected/save-facts.server.ts'
import type { VariantOutcome } from '#returns/expected/try-variant.server.ts'
import { en, type TaxPageWords } from './words-en.ts'

/** The words about the tax of a case for staff. */
const taxPageWords = wordsIn<TaxPageWords>({ en })

export function factsFault(refusal: Refused<FactsOutcome>): Fault {
  return faultOf(taxPageWords().facts, refusal, { stale: 409 })
}

export function variantFault(refusal: Refused<VariantOutcome>): Fault {
  return faultOf(taxPageWords().variants, refusal, { 'unknown-variant': 404 })
}
