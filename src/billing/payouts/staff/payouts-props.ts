import type { Payee, PayeeErrors } from '#shop/payouts/payee.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'

/** Action data of a rejected form. `at` is the payout id, or `make` for the payment file. */
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
  /** True if a bank would reject the account as entered. */
  isIncomplete: boolean
  /** Changed account that a second person must confirm. `mayConfirm`: the current user may do so. */
  changedPayee: Payee | null
  mayConfirm: boolean
  state: PayoutState
  requestedAt: Date
  paidOn: string | null
  fileNumber: number | null
  /** True if the bank reversed the payment that was to be refunded. */
  isHeld: boolean
  reason: string | null
}

export type PayoutsProps = {
  toPay: ShownPayout[]
  atBank: ShownPayout[]
  done: ShownPayout[]
  files: { id: string; number: number; createdAt: Date; count: number; open: number; cents: number }[]
  hasAccount: boolean
  mayWrite: boolean
  today: string
}
