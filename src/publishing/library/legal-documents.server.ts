import type { LegalDocument } from '#content/law/legal-document.ts'
import { lawSheetName } from '#content/law.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'

/** Published texts of the law library in display order. If a law has no official PDF, the URL leads to our summary. */
export async function listLegalDocuments(services: Pick<Services, 'db' | 'log'>): Promise<LegalDocument[]> {
  return (await publishedContentItems(services, 'law')).map(legalDocumentOf)
}

export function legalDocumentOf({ slug, title, fields }: PublishedContentItem<'law'>): LegalDocument {
  const { keyPoints: _keyPoints, ...facts } = fields
  return { id: slug, title, ...facts, downloadUrl: facts.downloadUrl || `/documents/${lawSheetName(slug)}` }
}
