import type { CaseWords } from '#cases/locales/en.ts'
import { lineTitle } from '#shop/orders/order.ts'

export type OrderLine = {
  id: string
  productId: string
  productTitle: string
  variantTitle: string
  typeValue: string
  caseType: string | null
  taxYear: number | null
  quantity: number
}

export type CaseToOpen = {
  orderLineId: string
  unitNumber: number
  caseType: string
  title: string
  taxYear: number
  priority: 'high' | 'medium' | 'low'
  description: string
  productIds: string[]
  addOns: OrderLine[]
}

type CaseNames = Pick<CaseWords['names'], 'taxReturn' | 'addOns' | 'withAddOns'>

const addOnCaseType = 'add_on'

const priorities: Record<string, CaseToOpen['priority']> = { premium: 'high', standard: 'medium', basic: 'low' }

/**
 * Plans one case per unit of a product with a case type. Add-ons join the first case; without one, they get their own.
 * @param taxYear used for lines without a tax year
 */
export function casesToOpen(lines: OrderLine[], taxYear: number, names: CaseNames): CaseToOpen[] {
  const opening = lines.filter(opensCase)
  const addOns = lines.filter((line) => !opensCase(line))
  const cases = opening.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => caseOf(line, index + 1, taxYear, names)),
  )
  const [first, ...others] = cases
  if (first) return [withAddOns(first, addOns, names), ...others]
  const [main] = addOns
  if (!main) return []
  const alone = { ...caseOf({ ...main, caseType: addOnCaseType }, 1, taxYear, names), description: '', productIds: [] }
  return [withAddOns({ ...alone, title: names.addOns(alone.taxYear) }, addOns, names)]
}

/** Whether a unit is part of the one case of its client and year: a return, or add-ons to one. */
export function belongsToYear({ caseType, addOns }: Pick<CaseToOpen, 'caseType' | 'addOns'>): boolean {
  const isOnlyAddOns = caseType === addOnCaseType && addOns.some(({ typeValue }) => typeValue === 'add-on')
  return caseType === 'tax_return' || isOnlyAddOns
}

function opensCase(line: OrderLine): boolean {
  return line.caseType !== null && line.typeValue !== 'add-on'
}

function caseOf(line: OrderLine, unitNumber: number, lastFullYear: number, names: CaseNames): CaseToOpen {
  const taxYear = line.taxYear ?? lastFullYear
  return {
    orderLineId: line.id,
    unitNumber,
    caseType: line.caseType ?? addOnCaseType,
    title: line.typeValue === 'package' ? names.taxReturn(taxYear) : line.productTitle,
    taxYear,
    priority: priorities[line.productId] ?? 'medium',
    description: nameOf({ ...line, quantity: 1 }),
    productIds: [line.productId],
    addOns: [],
  }
}

function withAddOns(found: CaseToOpen, addOns: OrderLine[], names: CaseNames): CaseToOpen {
  if (addOns.length === 0) return found
  return {
    ...found,
    description: names.withAddOns(found.description, addOns.map(nameOf)),
    productIds: [...found.productIds, ...addOns.map((line) => line.productId)],
    addOns,
  }
}

type OrderToOpen = { state: string; fulfilledAt: Date | null; mayBeginAt: Date | null; refundRequestedAt: Date | null }

/** Why the cases of an order cannot be opened now; null if they can. */
export function openingRefusal(order: OrderToOpen): 'done-before' | 'not-paid' | null {
  if (order.fulfilledAt) return 'done-before'
  const mayBegin = order.state === 'paid' || (order.state === 'awaiting_transfer' && order.mayBeginAt !== null)
  return mayBegin && !order.refundRequestedAt ? null : 'not-paid'
}

export function nameOf(line: OrderLine): string {
  return `${lineTitle(line)}${line.quantity > 1 ? ` (${line.quantity} ×)` : ''}`
}

export function caseNumber(taxYear: number, count: number): string {
  return `ETB-${taxYear}-${String(count).padStart(4, '0')}`
}
