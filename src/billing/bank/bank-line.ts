import type { BankDebit } from './camt/camt-debit.ts'

export type BankLine = {
  amountCents: number
  reference: string | null
  payer: string | null
  payerAccount: string | null
  message: string | null
  /** The bank's own reference of this payment, if it distinguishes the payments of its entry. */
  ownReference: string | null
  uetr: string | null
  endToEnd: string | null
}

export const listedReasons = [
  'outgoing',
  'debit-reversed',
  'pending',
  /** Total of several payments whose details are in another file. */
  'collective',
  /** Part of the entry's amount not covered by the details in this file. */
  'details-missing',
  /** Details in another currency without the value in the account's currency. */
  'foreign-detail',
  'debit-in-credit',
  'charges',
  /** The details exceed the entry's amount: none of them is booked. */
  'sum-differs',
  'no-amount',
] as const
export type ListedReason = (typeof listedReasons)[number]

export const itemOutcomes = ['booked', 'known', 'requested', 'in-sum', ...listedReasons] as const
export type ItemOutcome = (typeof itemOutcomes)[number]

/** A signed amount of an entry that is not booked, in cents of the account's currency. */
export type ListedAmount = { reason: ListedReason; amountCents: number; text: string | null }

/** One entry of a file. Invariant: its amount equals the sum of `lines` and `listed`, to the cent. */
export type CamtEntry = {
  position: number
  account: string
  reportId: string | null
  bookedOn: string | null
  valueOn: string | null
  amountCents: number
  currency: string
  isReversal: boolean
  bankReference: string | null
  hasDetails: boolean
  lines: BankLine[]
  listed: ListedAmount[]
  debits: BankDebit[]
}
