import type { ListedBankFile } from '#billing/bank/bank-file-db.server.ts'
import type { ReceivedPayment, Suggestion } from '#billing/bank/payment-db.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'

/** What a form of the page of payments is answered with that was not carried out. `at`: which form, or which payment. */
export type PaymentsAnswer = { at: string; text: string | null; fields: FieldErrors; submitted: Record<string, string> }

/** A payment to decide about, with the open invoices that it may mean. */
export type QueuedPayment = ReceivedPayment & { suggestions: Suggestion[] }

/** What the page of payments shows. */
export type PaymentsProps = {
  /** How many payments wait for a decision, of which `queue` holds the first. */
  undecided: number
  queue: QueuedPayment[]
  files: ListedBankFile[]
  entryKey: string
}
