import type { CaseStudy } from '#content/case-studies.ts'
import { publishedContentItems } from '#editorial/published.server.ts'
import type { PublishedContentItem } from '#editorial/published-content-item.server.ts'
import type { Services } from '#platform/services.ts'

export async function listStudies(services: Pick<Services, 'db' | 'log'>): Promise<CaseStudy[]> {
  return (await publishedContentItems(services, 'case-study')).map(studyOf)
}

export function studyOf({ slug, title, fields }: PublishedContentItem<'case-study'>): CaseStudy {
  return { id: slug, title, ...fields }
}
