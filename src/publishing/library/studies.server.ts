import type { CaseStudy } from '#content/case-studies.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'

export async function listStudies(services: Pick<Services, 'db' | 'log'>): Promise<CaseStudy[]> {
  return (await publishedContentItems(services, 'case-study')).map(studyOf)
}

export function studyOf({ slug, title, fields }: PublishedContentItem<'case-study'>): CaseStudy {
  return { id: slug, title, ...fields }
}
