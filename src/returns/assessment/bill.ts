/** What final bills ask for and say, in their order. */
export const billParts = ['confederation', 'canton', 'commune', 'church', 'interest', 'paid'] as const
export type BillPart = (typeof billParts)[number]

/** The parts that are taxes, which the engine computes. */
export const taxParts = ['confederation', 'canton', 'commune', 'church'] as const satisfies BillPart[]
export type TaxPart = (typeof taxParts)[number]

/** Cents; null where the bill has not come, or names no such part. */
export type BillAmounts = Record<BillPart, number | null>

/** One value for each part of a bill. */
export function mapParts<Value>(of: (part: BillPart) => Value): Record<BillPart, Value> {
  return {
    ...{ confederation: of('confederation'), canton: of('canton'), commune: of('commune') },
    ...{ church: of('church'), interest: of('interest'), paid: of('paid') },
  }
}

export const noBill: BillAmounts = mapParts(() => null)

/** What is to be paid still: taxes and interest less what was paid. Below zero is paid back. */
export function openCentsOf(bill: BillAmounts): number {
  const owed = [...taxParts, 'interest' as const].reduce((sum, part) => sum + (bill[part] ?? 0), 0)
  return owed - (bill.paid ?? 0)
}

/** How a bill and the engine differ in one part: `equal` to the franc, or by how much the bill is above. */
export type BillCheck =
  | { part: TaxPart; code: 'equal' | 'no-bill' | 'not-computed'; billCents: number | null; taxCents: number | null }
  | { part: TaxPart; code: 'differs'; billCents: number; taxCents: number; aboveCents: number }

/** Compares bills with what the engine computes for the assessed figures; centimes are no difference. */
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
