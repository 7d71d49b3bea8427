import { type ProductType, productTypes } from '#content/products/product.ts'
import { readMoney } from '#tax/money-input.ts'
import { type Entered, type FieldErrorText, type FormErrors, maxCents, maxTitleLength } from './product-form.ts'

type Blank = { type: ProductType; priceCents: number }
export type NewProductOutcome =
  | { ok: true; title: string; from: string; blank: null }
  | { ok: true; title: string; from: null; blank: Blank }
  | { ok: false; errors: FormErrors }

export function readNewProduct(entered: Entered): NewProductOutcome {
  const title = (entered.title ?? '').trim()
  const titleError = lineError(title)
  const from = (entered.from ?? '').trim()
  if (from) return titleError ? { ok: false, errors: { title: titleError } } : { ok: true, title, from, blank: null }
  const type = productTypes.find((known) => known === entered.type)
  const price = readPrice(entered.price)
  if (titleError || !type || !price.ok) {
    const errors = {
      ...(titleError && { title: titleError }),
      ...(!type && { type: 'type-unknown' as const }),
      ...(!price.ok && { price: price.error }),
    }
    return { ok: false, errors }
  }
  return { ok: true, title, from: null, blank: { type, priceCents: price.cents } }
}

export function lineError(title: string): FieldErrorText | null {
  if (title === '') return 'missing'
  if (title.length > maxTitleLength) return 'too-long'
  return /\p{Cc}/u.test(title) ? 'one-line' : null
}

export function readPrice(submitted = ''): { ok: true; cents: number } | { ok: false; error: FieldErrorText } {
  const price = readMoney(submitted.trim())
  if (!price.ok) return { ok: false, error: 'price-not-money' }
  return price.cents > maxCents ? { ok: false, error: 'price-too-high' } : { ok: true, cents: price.cents }
}

/** URL slug for a title. @example slugOf('Säule 3a: Prüfung') // 'saule-3a-prufung' */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}

export function freeId(requested: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? requested : `${requested}-${number}`
    if (!taken.includes(id)) return id
  }
}
