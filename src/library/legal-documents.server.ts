import type { LegalDocument } from '#content/law/legal-document.ts'
import { lawSheetName } from '#content/law.ts'
import { publishedContentItems } from '#editorial/published.server.ts'
import type { PublishedContentItem } from '#editorial/published-content-item.server.ts'
import type { Services } from '#platform/services.ts'

/** Public texts of the law library in order; our summary replaces a missing official PDF. */
export async function listLegalDocuments(services: Pick<Services, 'db' | 'log'>): Promise<LegalDocument[]> {
  return (await publishedContentItems(services, 'law')).map(legalDocumentOf)
}

export function legalDocumentOf({ slug, title, fields }: PublishedContentItem<'law'>): LegalDocument {
  const { keyPoints: _keyPoints, ...facts } = fields
  return { id: slug, title, ...facts, downloadUrl: facts.downloadUrl || `/documents/${lawSheetName(slug)}` }
}
