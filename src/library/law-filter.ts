import type { LawCategory, LegalDocument } from '#content/law/legal-document.ts'
import { lawCategories } from '#content/law.ts'
import { matchesText } from '#platform/text/match-text.ts'

/** What the library is narrowed by; 'all' switches a filter off. */
export type LawFilter = { text: string; category: LawCategory | 'all'; year: number | 'all' }

/** Years that can always be chosen, besides those that the documents bring along. */
const firstYear = 2020
const lastYear = 2025

/** Reads the filter from the address; what does not exist means all. */
export function readLawFilter(search: URLSearchParams): LawFilter {
  const year = search.get('year') ?? ''
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    category: lawCategories.find(({ id }) => id === search.get('category'))?.id ?? 'all',
    year: /^\d{4}$/.test(year) ? Number(year) : 'all',
  }
}

/** The documents that pass all three filters: the text in title, number, description or a tag, category and year exactly. */
export function findDocuments(
  documents: readonly LegalDocument[],
  { text, category, year }: LawFilter,
): LegalDocument[] {
  return documents.filter(
    (document) =>
      matchesText(text, [document.title, document.number ?? '', document.description, ...document.tags]) &&
      (category === 'all' || document.category === category) &&
      (year === 'all' || document.year === year),
  )
}

/** The years of the filter, newest first. */
export function lawYears(documents: readonly Pick<LegalDocument, 'year'>[]): number[] {
  const always = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  return [...new Set([...always, ...documents.map(({ year }) => year)])].sort((a, b) => b - a)
}

/** How many documents of a category the library holds. */
export function countOf(documents: readonly Pick<LegalDocument, 'category'>[], category: LawCategory): number {
  return documents.filter((document) => document.category === category).length
}
