import { z } from 'zod'
import { dayOf } from '#platform/day.ts'
import { minTotalCents } from '#shop/promotions/promotion.ts'
import { readMoney } from '#tax/money-input.ts'
import { type QuoteLine, quoteTotalCents } from './quote.ts'

export const maxLines = 12
export const maxTitleLength = 120
export const maxWordsLength = 4000
const maxUnits = 10
const maxCents = 10_000_000
export const maxSecondReasonLength = 1000
export const maxDays = 180

export type QuoteError =
  | 'missing'
  | 'no-reason'
  | 'too-long'
  | 'no-lines'
  | 'line-without-title'
  | 'not-money'
  | 'no-quantity'
  | 'unknown-product'
  | 'nothing-to-pay'
  | 'no-day'
  | 'day-over'
  | 'too-far'

export type Entered = Readonly<Partial<Record<string, string>>>
export type Choosable = { variantId: string; title: string; unitPriceCents: number }
export type QuoteContent = { title: string; words: string; validOn: string; lines: QuoteLine[]; totalCents: number }

export type ReadQuote = { ok: true; content: QuoteContent } | { ok: false; errors: Record<string, QuoteError> }

/** Reads the form of an offer. A store line without a price gets the current store price; empty lines are dropped. */
export function readQuote(
  entered: Entered,
  { products, today }: { products: readonly Choosable[]; today: string },
): ReadQuote {
  const text = (name: string) => (entered[name] ?? '').trim()
  const errors: Record<string, QuoteError> = {}
  const title = text('title')
  if (title === '') errors.title = 'missing'
  else if (title.length > maxTitleLength) errors.title = 'too-long'
  const words = text('words')
  if (words.length > maxWordsLength) errors.words = 'too-long'
  const validOn = dayOf(text('validOn'))
  if (!z.iso.date().safeParse(validOn).success) errors.validOn = 'no-day'
  else if (validOn < today) errors.validOn = 'day-over'
  else if (validOn > lastDay(today)) errors.validOn = 'too-far'
  const lines: QuoteLine[] = []
  for (let at = 0; at < maxLines; at++) {
    const read = readLine(text, at, products)
    if (read === null) continue
    if ('error' in read) errors[`${read.field}${at}`] = read.error
    else lines.push(read)
  }
  const hasLineError = Object.keys(errors).some((name) => /\d$/.test(name))
  const totalCents = quoteTotalCents(lines)
  if (lines.length === 0 && !hasLineError) errors.title0 = 'no-lines'
  else if (totalCents < minTotalCents && !hasLineError) errors.price0 = 'nothing-to-pay'
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, content: { title, words, validOn, lines, totalCents } }
}

/** Total of the lines that are valid so far, shown while a quote is written. */
export function enteredTotalCents(entered: Entered, products: readonly Choosable[]): number {
  const text = (name: string) => (entered[name] ?? '').trim()
  const lines = Array.from({ length: maxLines }, (_, at) => readLine(text, at, products))
  return quoteTotalCents(lines.flatMap((line) => (line === null || 'error' in line ? [] : [line])))
}

type LineError = { field: 'product' | 'title' | 'price' | 'quantity'; error: QuoteError }

function readLine(
  text: (name: string) => string,
  at: number,
  products: readonly Choosable[],
): QuoteLine | LineError | null {
  const [chosen, own, price, units] = ['product', 'title', 'price', 'quantity'].map((name) => text(`${name}${at}`))
  if (!chosen && !own && !price) return null
  const product = chosen ? products.find(({ variantId }) => variantId === chosen) : null
  if (product === undefined) return { field: 'product', error: 'unknown-product' }
  const title = own || product?.title || ''
  if (title === '') return { field: 'title', error: 'line-without-title' }
  if (title.length > maxTitleLength) return { field: 'title', error: 'too-long' }
  const quantity = units ? Number(units) : 1
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxUnits)
    return { field: 'quantity', error: 'no-quantity' }
  const money = price ? readMoney(price) : null
  const unitPriceCents = money === null ? (product?.unitPriceCents ?? null) : money.ok ? money.cents : null
  if (unitPriceCents === null || unitPriceCents < 0 || unitPriceCents > maxCents)
    return { field: 'price', error: 'not-money' }
  return { variantId: product?.variantId ?? null, title, quantity, unitPriceCents }
}

function lastDay(today: string): string {
  return new Date(Date.parse(`${today}T12:00:00Z`) + maxDays * 86_400_000).toISOString().slice(0, 10)
}
