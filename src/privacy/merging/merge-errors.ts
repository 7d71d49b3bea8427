import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { MergeRefusal } from '#privacy/locales/en.ts'
import * as privacyTexts from '#privacy/locales/en.ts'

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
  return errorOf(t(privacyTexts.merge).notMerged, refusal, notMerged)
}
