/** VAT included in a gross amount, rounded to the nearest cent. `rateBp` is in hundredths of a percent. */
export function vatWithinCents(grossCents: number, rateBp: number): number {
  return Math.round((grossCents * rateBp) / (10_000 + rateBp))
}

/** VAT of one credit note in cents: a difference of totals, so that all credit notes add up to the invoice's VAT. */
export function creditedVatCents(creditedBefore: number, creditedNow: number, rateBp: number): number {
  return vatWithinCents(creditedBefore + creditedNow, rateBp) - vatWithinCents(creditedBefore, rateBp)
}
