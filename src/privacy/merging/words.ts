import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type MergeRefusal, type MergeWords } from './words-en.ts'

export const mergeWords = wordsIn<MergeWords>({ en })

const notMerged: ErrorStatuses<MergeRefusal> = {
  'not-allowed': 403,
  'unknown-client': 404,
  'same-client': 409,
  closed: 409,
  'shut-out': 409,
  leaving: 409,
  'one-household': 409,
  'two-households': 409,
  'other-signs-in': 409,
  'reason-missing': 422,
  'not-sure': 422,
}

export function mergeRefused(refusal: MergeRefusal) {
  return errorOf(mergeWords().notMerged, refusal, notMerged)
}
