import { faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { MergeOutcome } from './merge.ts'
import { en, type MergeWords } from './words-en.ts'

/** The words about making one of two accounts, for staff. */
export const mergeWords = wordsIn<MergeWords>({ en })

const told = 409 as const
const conflicts = {
  ...{ 'same-client': told, closed: told, 'shut-out': told, leaving: told, 'one-household': told },
  ...{ 'two-households': told, 'other-signs-in': told },
}

export function mergeRefused(refusal: Refused<MergeOutcome> | { ok: false; reason: 'not-sure' }) {
  return faultOf(mergeWords().notMerged, refusal, { ...conflicts, 'not-allowed': 403 })
}
