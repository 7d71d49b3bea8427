import type { LawCategory, LegalDocument } from '#content/law/legal-document.ts'
import { lawCategories } from '#content/law.ts'
import { matchesText } from '#platform/text/match-text.ts'

export type LawFilter = { text: string; category: LawCategory | 'all'; year: number | 'all' }

const firstYear = 2020
const lastYear = 2025

export function readLawFilter(search: URLSearchParams): LawFilter {
  const year = search.get('year') ?? ''
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    category: lawCategories.find(({ id }) => id === search.get('category'))?.id ?? 'all',
    year: /^\d{4}$/.test(year) ? Number(year) : 'all',
  }
}

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

export function lawYears(documents: readonly Pick<LegalDocument, 'year'>[]): number[] {
  const always = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  return [...new Set([...always, ...documents.map(({ year }) => year)])].sort((a, b) => b - a)
}

export function countOf(documents: readonly Pick<LegalDocument, 'category'>[], category: LawCategory): number {
  return documents.filter((document) => document.category === category).length
}
