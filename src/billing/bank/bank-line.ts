import { z } from 'zod'
import type { BankDebit } from './camt/camt-amount.ts'

/** Valid days of bank entries: the firm's accounts were opened later, and banks date entries only days ahead. */
const earliestDay = '1995-01-01'

const daysAhead = 5

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
  /** The entry is a total; another bank file lists its individual payments. */
  'collective',
  /** The file lists payments for only part of the entry's amount; this is the rest. */
  'details-missing',
  /** The file states this payment only in a foreign currency, without its value in the account's currency. */
  'foreign-detail',
  'debit-in-credit',
  'charges',
  /** The entry's payments add up to more than its amount, so none of them is booked. */
  'sum-differs',
  'no-amount',
] as const
export type ListedReason = (typeof listedReasons)[number]

export const itemOutcomes = ['booked', 'known', 'requested', 'in-sum', ...listedReasons] as const
export type ItemOutcome = (typeof itemOutcomes)[number]

/** Part of a bank entry not booked as a payment. `amountCents`: negative for debits, in the account's currency. */
export type ListedAmount = { reason: ListedReason; amountCents: number; text: string | null }

/** Bank entry. `lines` are booked as payments, `listed` amounts are not. Together they equal the entry's amount. */
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

/** Date part of an XML date or dateTime, with or without time zone; null if invalid. */
export function xmlDay(text: string | null): string | null {
  return z.iso.date().safeParse(text?.slice(0, 10)).data ?? null
}

export function isPlausibleBooking(day: string, today: string): boolean {
  const latest = new Date(`${today}T00:00:00Z`)
  latest.setUTCDate(latest.getUTCDate() + daysAhead)
  return day >= earliestDay && day <= latest.toISOString().slice(0, 10)
}
