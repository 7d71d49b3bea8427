import type { ListedBankFile } from '#billing/bank/bank-file-db.server.ts'
import type { ReceivedPayment, Suggestion } from '#billing/bank/payment-db.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'

/** Action data of a rejected form. `at` is the id of the form's payment or, if it has none, the form's name. */
export type PaymentsAnswer = { at: string; text: string | null; fields: FieldErrors; submitted: Record<string, string> }

export type QueuedPayment = ReceivedPayment & { suggestions: Suggestion[] }

export type PaymentsProps = {
  undecided: number
  queue: QueuedPayment[]
  files: ListedBankFile[]
  entryKey: string
}
