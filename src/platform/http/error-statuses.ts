import { explain, type RefusalWords } from '#platform/words.ts'

export type FieldError = { status: ErrorStatus; text: string }
type ErrorStatus = 403 | 404 | 409 | 422 | 429 | 503 | 507

/** HTTP status per reason. Each folder has its own map; a missing or obsolete reason does not compile. */
export type ErrorStatuses<Refusal extends { reason: string }> = Readonly<Record<Refusal['reason'], ErrorStatus>>

export function errorOf<Refusal extends { reason: string }>(
  words: RefusalWords<Refusal>,
  refusal: Refusal,
  statuses: NoInfer<ErrorStatuses<Refusal>>,
): FieldError {
  const reason: Refusal['reason'] = refusal.reason
  return { status: statuses[reason], text: explain<Refusal>(words, refusal) }
}
