import type { PaymentState, QueueReason } from '#billing/bank/payment.ts'
import type { FieldErrors } from '#platform/field-faults.ts'

/** What a form of the page of payments is answered with that was not carried out. `at`: which form, or which payment. */
export type PaymentsAnswer = { at: string; text: string | null; fields: FieldErrors; typed: Record<string, string> }

export type ShownPayment = {
  id: string
  bookedOn: string
  amountCents: number
  currencyCode: string
  isReversal: boolean
  reference: string | null
  payer: string | null
  message: string | null
  state: PaymentState
  reason: QueueReason | null
  note: string | null
  assignedCents: number
  labels: string | null
}

export type QueuedPayment = ShownPayment & {
  suggestions: { id: string; label: string; recipientName: string; openCents: number }[]
}

/** What the page of payments shows. */
export type PaymentsProps = {
  queue: QueuedPayment[]
  settled: ShownPayment[]
  files: { id: string; name: string; format: string; uploadedAt: Date; newLines: number; knownLines: number }[]
  entryKey: string
}
