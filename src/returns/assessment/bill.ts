export const billParts = ['confederation', 'canton', 'commune', 'church', 'interest', 'paid'] as const
export type BillPart = (typeof billParts)[number]

export const taxParts = ['confederation', 'canton', 'commune', 'church'] as const satisfies BillPart[]
export type TaxPart = (typeof taxParts)[number]

/** Amount that the tax office billed for each tax part, in cents; null if the bill is missing or omits the part. */
export type BillAmounts = Record<BillPart, number | null>

export function mapParts<Value>(of: (part: BillPart) => Value): Record<BillPart, Value> {
  return {
    ...{ confederation: of('confederation'), canton: of('canton'), commune: of('commune') },
    ...{ church: of('church'), interest: of('interest'), paid: of('paid') },
  }
}

export const noBill: BillAmounts = mapParts(() => null)

/** Open amount in cents: taxes and interest less payments. The tax office refunds a negative amount. */
export function openCentsOf(bill: BillAmounts): number {
  const owed = [...taxParts, 'interest' as const].reduce((sum, part) => sum + (bill[part] ?? 0), 0)
  return owed - (bill.paid ?? 0)
}

/** Open amount in cents of complete tax bills; null if a bill is missing. `creditCents` counts if no payment is known. */
export function balanceOfBill(bill: BillAmounts, creditCents: number): number | null {
  const isComplete = bill.confederation !== null && bill.canton !== null && bill.commune !== null
  return isComplete ? openCentsOf({ ...bill, paid: bill.paid ?? creditCents }) : null
}

/** Compares one billed part with our computed tax: `equal` if they differ by less than a franc, else `differs`. */
export type BillCheck =
  | { part: TaxPart; code: 'equal' | 'no-bill' | 'not-computed'; billCents: number | null; taxCents: number | null }
  | { part: TaxPart; code: 'differs'; billCents: number; taxCents: number; aboveCents: number }

export function checkBill(bill: BillAmounts, computed: Readonly<Record<TaxPart, number | null>> | null): BillCheck[] {
  return taxParts.map((part): BillCheck => {
    const [billCents, taxCents] = [bill[part], computed?.[part] ?? null]
    if (billCents === null) return { part, code: 'no-bill', billCents, taxCents }
    if (taxCents === null) return { part, code: 'not-computed', billCents, taxCents }
    const aboveCents = billCents - taxCents
    return Math.abs(aboveCents) < 100
      ? { part, code: 'equal', billCents, taxCents }
      : { part, code: 'differs', billCents, taxCents, aboveCents }
  })
}
