import { lineTitle } from '#shop/line-title.ts'
import type { CaseWords } from './words-en.ts'

/** A line of a paid order, as far as opening cases goes. */
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

/** A case to open: one unit of an order line. `addOns` are lines that are worked on within this case. */
export type CaseToOpen = {
  orderLineId: string
  unitNumber: number
  caseType: string
  title: string
  taxYear: number
  priority: 'high' | 'medium' | 'low'
  description: string
  /** Whose checklists the case gets, in this order. */
  productIds: string[]
  addOns: OrderLine[]
}

type CaseNames = Pick<CaseWords['names'], 'taxReturn' | 'addOns' | 'withAddOns'>

/** The type of a case that was opened for add-ons alone. */
const addOnCaseType = 'add_on'

const priorities: Record<string, CaseToOpen['priority']> = { premium: 'high', standard: 'medium', basic: 'low' }

/**
 * Plans the cases of an order: one for each unit of every line whose product has a case type. Add-ons (and products
 * without a case type) belong to the first of them; an order of nothing else opens one case for them together.
 * @param taxYear for lines that name none
 * @param names the words that cases are named with
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

/**
 * A line in words.
 * @example nameOf(line) // 'Standard, tax year 2025' or 'Crypto (2 ×)'
 */
export function nameOf(line: OrderLine): string {
  return `${lineTitle(line)}${line.quantity > 1 ? ` (${line.quantity} ×)` : ''}`
}

/** A case's number: the tax year and a count of at least four digits within it. */
export function caseNumber(taxYear: number, count: number): string {
  return `ETB-${taxYear}-${String(count).padStart(4, '0')}`
}
