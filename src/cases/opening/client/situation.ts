import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { type Offers, type Quote, quote } from '#shop/catalogue/public/price-quote.ts'

export const situations = [
  { id: 'employed', label: 'I was employed', flag: null },
  { id: 'withholding', label: 'I paid tax at source', flag: null },
  { id: 'self-employed', label: 'I worked for my own account', flag: 'businessIncome' },
  { id: 'abroad', label: 'I had income from abroad: salary, pension or rent', flag: 'foreignIncome' },
  { id: 'securities', label: 'I held securities, in more than ten positions', flag: 'investments' },
  { id: 'property', label: 'I owned a house or flat, in Switzerland or abroad', flag: 'realEstate' },
  { id: 'crypto', label: 'I held crypto', flag: 'crypto' },
  { id: 'cantons', label: 'I had property or a business in a second canton', flag: 'multipleStates' },
] as const satisfies readonly { id: string; label: string; flag: AddOnFlag | null }[]

export type SituationId = (typeof situations)[number]['id']

export function readSituations(requested: readonly string[]): SituationId[] {
  return situations.flatMap(({ id }) => (requested.includes(id) ? [id] : []))
}

export function situationWords(requested: readonly string[]): string {
  const answers = readSituations(requested)
  if (answers.length === 0) return ''
  return ['My year:', ...situations.flatMap(({ id, label }) => (answers.includes(id) ? [`- ${label}`] : []))].join('\n')
}

export function addOnsFor(answers: readonly SituationId[]): AddOnFlag[] {
  return situations.flatMap(({ id, flag }) => (answers.includes(id) && flag !== null ? [flag] : []))
}

/** Package that is cheapest including its add-ons; on a tie, the larger package. Null if none is sold. */
export function matchingPackage(offers: Offers, flags: readonly AddOnFlag[]): { id: PackageId; quote: Quote } | null {
  const priced = offers.packages.flatMap(({ id }) => {
    const found = quote(offers, { packageId: id, flags })
    return found ? [{ id, quote: found }] : []
  })
  return priced.reduce<(typeof priced)[number] | null>(
    (best, each) => (best === null || each.quote.totalCents <= best.quote.totalCents ? each : best),
    null,
  )
}
