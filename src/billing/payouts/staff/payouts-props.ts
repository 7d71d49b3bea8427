import type { Payee, PayeeErrors } from '#shop/payouts/payee.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'

/** Action data of a rejected form. `at` is the payout's id, or `make` for the form that creates a payment file. */
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
  /** True if a bank would reject the payee's name, address or account. */
  isIncomplete: boolean
  /** Changed account that a second person must confirm. `mayConfirm` is true if the current user may confirm it. */
  changedPayee: Payee | null
  mayConfirm: boolean
  state: PayoutState
  requestedAt: Date
  paidOn: string | null
  fileNumber: number | null
  /** True if the payout is held, because the bank has reversed the payment that it would refund. */
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
