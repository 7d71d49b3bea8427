import { explain, type RefusalWords } from '#platform/words.ts'

export type FieldError = { status: ErrorStatus; text: string }
type ErrorStatus = 403 | 404 | 409 | 422 | 429 | 503 | 507

/** Maps each reason for a refusal to an HTTP status. The compiler reports missing and obsolete reasons. */
export type ErrorStatuses<Refusal extends { reason: string }> = Readonly<Record<Refusal['reason'], ErrorStatus>>

export function errorOf<Refusal extends { reason: string }>(
  words: RefusalWords<Refusal>,
  refusal: Refusal,
  statuses: NoInfer<ErrorStatuses<Refusal>>,
): FieldError {
  const reason: Refusal['reason'] = refusal.reason
  return { status: statuses[reason], text: explain<Refusal>(words, refusal) }
}
