/** VAT included in a gross amount, in cents, rounded to the nearest. The rate is in hundredths of a percent. */
export function vatWithinCents(grossCents: number, rateBp: number): number {
  return Math.round((grossCents * rateBp) / (10_000 + rateBp))
}

/** VAT in cents, computed as a difference, so that the credit notes of an invoice add up exactly to its VAT. */
export function creditedVatCents(creditedBefore: number, creditedNow: number, rateBp: number): number {
  return vatWithinCents(creditedBefore + creditedNow, rateBp) - vatWithinCents(creditedBefore, rateBp)
}
