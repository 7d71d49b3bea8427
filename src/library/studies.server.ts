import type { CaseStudy } from '#content/case-studies.ts'
import { publishedEntries } from '#editorial/published.server.ts'
import type { PublishedEntry } from '#editorial/published-entry.server.ts'
import type { Services } from '#platform/services.ts'

/** The case studies that the public reads, in their order. */
export async function listStudies(services: Pick<Services, 'db' | 'log'>): Promise<CaseStudy[]> {
  return (await publishedEntries(services, 'case-study')).map(studyOf)
}

export function studyOf({ slug, title, fields }: PublishedEntry<'case-study'>): CaseStudy {
  return { id: slug, title, ...fields }
}
