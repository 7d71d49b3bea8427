/** VAT included in a gross amount, rounded to the nearest cent. `rateBp` is in hundredths of a percent. */
export function vatWithinCents(grossCents: number, rateBp: number): number {
  return Math.round((grossCents * rateBp) / (10_000 + rateBp))
}

/**
 * VAT of one credit note in cents: the VAT on everything credited so far, minus the VAT on what was credited before.
 * Rounding differences thus cancel out, and all credit notes together have exactly the VAT of the invoice.
 */
export function creditedVatCents(creditedBefore: number, creditedNow: number, rateBp: number): number {
  return vatWithinCents(creditedBefore + creditedNow, rateBp) - vatWithinCents(creditedBefore, rateBp)
}
