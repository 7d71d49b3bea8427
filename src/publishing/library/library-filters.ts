import { type CaseStudy, type CaseStudyService, caseIndustries, caseServices } from '#content/case-studies.ts'
import type { LawCategory, LegalDocument } from '#content/law/legal-document.ts'
import { lawCategories } from '#content/law.ts'
import type { IndustryId } from '#content/pages/industries.ts'
import { matchesText } from '#platform/text/match-text.ts'

type LawFilter = { text: string; category: LawCategory | 'all'; year: number | 'all' }

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

export type CaseFilter = { text: string; industry: IndustryId | 'all'; service: CaseStudyService | 'all' }

export function readCaseFilter(search: URLSearchParams): CaseFilter {
  const service = search.get('service') === 'tax-optimization' ? 'optimization' : search.get('service')
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    industry: caseIndustries.find(({ id }) => id === search.get('industry'))?.id ?? 'all',
    service: caseServices.find(({ id }) => id === service)?.id ?? 'all',
  }
}

export function isFiltered({ text, industry, service }: CaseFilter): boolean {
  return text !== '' || industry !== 'all' || service !== 'all'
}

export function findStudies(studies: readonly CaseStudy[], { text, industry, service }: CaseFilter): CaseStudy[] {
  return studies.filter(
    (study) =>
      matchesText(text, [
        study.title,
        study.subtitle,
        study.client,
        study.challenge,
        study.solution,
        ...study.results,
        ...study.tags,
      ]) &&
      (industry === 'all' || study.industry === industry) &&
      (service === 'all' || study.service === service),
  )
}
