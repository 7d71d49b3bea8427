import { explain, type RefusalWords } from '#platform/words.ts'

/** Why something was not done, as a page says it. */
export type FieldError = { status: ErrorStatus; text: string }
type ErrorStatus = 403 | 404 | 409 | 422 | 429 | 503 | 507

/**
 * The status of each reason, written beside its words: what one folder calls 'told' may mean something else in another. A reason
 * that is missing, doubled or no longer given does not compile.
 */
export type ErrorStatuses<Refusal extends { reason: string }> = Readonly<Record<Refusal['reason'], ErrorStatus>>

/** A refusal as a page answers it. */
export function errorOf<Refusal extends { reason: string }>(
  words: RefusalWords<Refusal>,
  refusal: Refusal,
  statuses: NoInfer<ErrorStatuses<Refusal>>,
): FieldError {
  const reason: Refusal['reason'] = refusal.reason
  return { status: statuses[reason], text: explain<Refusal>(words, refusal) }
}
