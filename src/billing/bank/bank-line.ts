import type { BankDebit } from './camt-debit.ts'

/** One payment as the bank booked it, in the currency of the account. */
export type BankLine = {
  amountCents: number
  reference: string | null
  payer: string | null
  payerAccount: string | null
  message: string | null
  /** The bank's own reference of this payment, where it tells the payments of its entry apart. */
  ownReference: string | null
  /** The number that a payment keeps from bank to bank. */
  uetr: string | null
  endToEnd: string | null
}

/** Why an amount of a file is not booked as a payment that came. */
export const listedReasons = [
  'outgoing',
  /** A debit of ours that the bank took back. */
  'debit-reversed',
  'pending',
  /** The sum of several payments whose details are in another file. */
  'collective',
  /** What the details of an entry leave open: the file does not hold all of them. */
  'details-missing',
  /** Details in another currency without their value in that of the account. */
  'foreign-detail',
  /** A deduction within a credit. */
  'debit-in-credit',
  'charges',
  /** The details are more than the entry: none of them is booked. */
  'sum-differs',
  'no-amount',
] as const
export type ListedReason = (typeof listedReasons)[number]

/** What became of an entry of a file as a whole, or why an amount of it is not booked. */
export const itemOutcomes = ['booked', 'known', 'requested', 'in-sum', ...listedReasons] as const
export type ItemOutcome = (typeof itemOutcomes)[number]

/** A signed amount of an entry that is not booked, in cents of the currency of the account. */
export type ListedAmount = { reason: ListedReason; amountCents: number; text: string | null }

/** One entry of a file. What it is worth is the sum of its lines and of what is listed, to the centime. */
export type CamtEntry = {
  /** Its place in the file, from 0. */
  position: number
  /** The account as the file names it; empty where it names none. */
  account: string
  reportId: string | null
  bookedOn: string | null
  valueOn: string | null
  amountCents: number
  currency: string
  /** A booking of ours that the bank took back. */
  isReversal: boolean
  bankReference: string | null
  hasDetails: boolean
  lines: BankLine[]
  listed: ListedAmount[]
  debits: BankDebit[]
}
