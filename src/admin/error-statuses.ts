import { explain, type RefusalWords } from '#platform/words.ts'

export type FieldError = { status: ErrorStatus; text: string }
type ErrorStatus = 403 | 404 | 409 | 422 | 429 | 503 | 507

/**
 * HTTP status per refusal reason. Each folder has its own map, because the same reason may mean something else
 * elsewhere. A missing, duplicate or obsolete reason is a compile error.
 */
export type ErrorStatuses<Refusal extends { reason: string }> = Readonly<Record<Refusal['reason'], ErrorStatus>>

export function errorOf<Refusal extends { reason: string }>(
  words: RefusalWords<Refusal>,
  refusal: Refusal,
  statuses: NoInfer<ErrorStatuses<Refusal>>,
): FieldError {
  const reason: Refusal['reason'] = refusal.reason
  return { status: statuses[reason], text: explain<Refusal>(words, refusal) }
}
