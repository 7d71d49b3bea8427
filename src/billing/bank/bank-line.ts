/** One payment as the bank booked it. */
export type BankLine = {
  /** Names of this one booking: a line of which one is known has been read before, from this file or another. */
  keys: string[]
  account: string | null
  bookedOn: string
  amountCents: number
  currency: string
  /** A booking of ours that the bank took back. */
  isReversal: boolean
  reference: string | null
  payer: string | null
  payerAccount: string | null
  message: string | null
}

/** What a file holds beside payments that came: bookings that went out, are not final, or come without their details. */
export type Skipped = { outgoing: number; pending: number; collective: number }
