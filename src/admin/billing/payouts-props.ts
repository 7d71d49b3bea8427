import type { Payee, PayeeErrors } from '#shop/payouts/payee.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'

/** What a form of the page of payments to make is answered with that was not carried out. `at`: which payout, or 'make'. */
export type PayoutsAnswer = { at: string; text: string | null; errors: PayeeErrors; submitted: Record<string, string> }

export type ShownPayout = {
  id: string
  number: number
  orderId: string | null
  orderNumber: number | null
  buyer: string | null
  amountCents: number
  currencyCode: string
  payee: Payee | null
  /** Whether a bank would not take the account as it was entered. */
  isIncomplete: boolean
  /** Another account that waits for a second person, and whether the reader may confirm it. */
  changedPayee: Payee | null
  mayConfirm: boolean
  state: PayoutState
  requestedAt: Date
  paidOn: string | null
  fileNumber: number | null
  /** Whether the bank has taken back the money for it. */
  isHeld: boolean
  /** Why it was called off. */
  reason: string | null
}

/** What the page of payments to make shows. */
export type PayoutsProps = {
  toPay: ShownPayout[]
  atBank: ShownPayout[]
  done: ShownPayout[]
  files: { id: string; number: number; createdAt: Date; count: number; open: number; cents: number }[]
  hasAccount: boolean
  mayWrite: boolean
  today: string
}
