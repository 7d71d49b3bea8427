import type { BankDebit } from './camt/camt-debit.ts'

export type BankLine = {
  amountCents: number
  reference: string | null
  payer: string | null
  payerAccount: string | null
  message: string | null
  /** The bank's reference of this payment; null if several payments of the entry share it. */
  ownReference: string | null
  uetr: string | null
  endToEnd: string | null
}

export const listedReasons = [
  'outgoing',
  'debit-reversed',
  'pending',
  /** The entry is the total of several payments, which another bank file lists one by one. */
  'collective',
  /** The payments listed in this file add up to less than the entry's amount; this is the difference. */
  'details-missing',
  /** A payment in another currency for which the file does not state the value in the account's currency. */
  'foreign-detail',
  'debit-in-credit',
  'charges',
  /** The details add up to more than the entry's amount, so none of them is booked. */
  'sum-differs',
  'no-amount',
] as const
export type ListedReason = (typeof listedReasons)[number]

export const itemOutcomes = ['booked', 'known', 'requested', 'in-sum', ...listedReasons] as const
export type ItemOutcome = (typeof itemOutcomes)[number]

/** Part of an entry not booked as a payment. `amountCents` is signed and in the account's currency. */
export type ListedAmount = { reason: ListedReason; amountCents: number; text: string | null }

/** Entry of a bank file. Its amount is the sum of the payments in `lines` and the unbooked amounts in `listed`. */
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
