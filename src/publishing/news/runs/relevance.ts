import { comparable } from '#platform/text/match-text.ts'
import type { FeedEntry } from '#publishing/news/news-item.ts'

export const taxTerms = [
  ...['tax', 'taxes', 'taxed', 'taxation', 'taxable', 'taxpayer-', 'withholding', 'vat', 'fiscal-', 'deduct-'],
  ...['-steuer-', 'mwst', 'abzug', 'veranlagung-'],
  ...['impot', 'impots', 'imposabl-', 'tva'],
  ...['imposta', 'imposte', 'iva'],
] as const

const pattern = new RegExp(
  `(?<![\\p{L}])(${taxTerms.map((term) => term.replace(/^-|-$/g, '\\p{L}*')).join('|')})(?![\\p{L}])`,
  'u',
)

export function isAboutTax(text: string): boolean {
  return pattern.test(comparable(text))
}

export const oldestDays = 120
const dayMs = 24 * 60 * 60 * 1000

/** Searches only the beginning of long texts, because texts on other subjects often mention taxes in passing. */
export function reasonToDrop(
  entry: Pick<FeedEntry, 'title' | 'description' | 'content'>,
  { publishedAt, isDuplicate, now }: { publishedAt: Date; isDuplicate: boolean; now: Date },
): 'not-about-tax' | 'too-old' | 'duplicate' | null {
  const head = `${entry.title}\n${entry.description}\n${entry.content.slice(0, 600)}`
  if (!isAboutTax(head)) return 'not-about-tax'
  if (now.getTime() - publishedAt.getTime() > oldestDays * dayMs) return 'too-old'
  return isDuplicate ? 'duplicate' : null
}
