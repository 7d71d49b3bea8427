/** The VAT that an amount contains, in cents. The rate is in hundredths of a percent. */
export function vatWithinCents(grossCents: number, rateBp: number): number {
  return Math.round((grossCents * rateBp) / (10_000 + rateBp))
}

/**
 * The VAT of a credit note, so that those of all credit notes of an invoice add up to what the whole credited amount holds,
 * and in the end to the invoice's own VAT.
 */
export function creditedVatCents(creditedBefore: number, creditedNow: number, rateBp: number): number {
  return vatWithinCents(creditedBefore + creditedNow, rateBp) - vatWithinCents(creditedBefore, rateBp)
}
