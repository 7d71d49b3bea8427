import { type CaseStudy, type CaseStudyService, caseIndustries, caseServices } from '#content/case-studies.ts'
import type { IndustryId } from '#content/pages/industries.ts'
import { matchesText } from '#platform/text/match-text.ts'

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
