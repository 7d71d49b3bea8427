import { readMoney } from '#tax/money-input.ts'
import { type Entered, type FieldFault, type FormFaults, longestTitle, mostCents } from './product-form.ts'

export const productTypes = ['package', 'add-on', 'consultation', 'service'] as const
export type ProductType = (typeof productTypes)[number]

type Blank = { type: ProductType; priceCents: number }
export type NewProductOutcome =
  | { ok: true; title: string; from: string; blank: null }
  | { ok: true; title: string; from: null; blank: Blank }
  | { ok: false; faults: FormFaults }

/** Reads what a new product is to be: a copy (`from`), or a type and a price to begin with. */
export function readNewProduct(entered: Entered): NewProductOutcome {
  const title = (entered.title ?? '').trim()
  const titleFault = lineFault(title)
  const from = (entered.from ?? '').trim()
  if (from) return titleFault ? { ok: false, faults: { title: titleFault } } : { ok: true, title, from, blank: null }
  const type = productTypes.find((known) => known === entered.type)
  const price = readPrice(entered.price)
  if (titleFault || !type || !price.ok) {
    const faults = {
      ...(titleFault && { title: titleFault }),
      ...(!type && { type: 'type-unknown' as const }),
      ...(!price.ok && { price: price.fault }),
    }
    return { ok: false, faults }
  }
  return { ok: true, title, from: null, blank: { type, priceCents: price.cents } }
}

/** What is wrong with a title; null when nothing is. */
export function lineFault(title: string): FieldFault | null {
  if (title === '') return 'missing'
  if (title.length > longestTitle) return 'too-long'
  return /\p{Cc}/u.test(title) ? 'one-line' : null
}

/** A price as people type it. */
export function readPrice(typed = ''): { ok: true; cents: number } | { ok: false; fault: FieldFault } {
  const price = readMoney(typed.trim())
  if (!price.ok) return { ok: false, fault: 'price-not-money' }
  return price.cents > mostCents ? { ok: false, fault: 'price-too-high' } : { ok: true, cents: price.cents }
}
