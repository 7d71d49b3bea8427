import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import type { CaseStudy } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { type FaqCategory, faqCategories } from '#content/faq.ts'
import type { LegalDocument } from '#content/law/legal-document.ts'
import { lawSheetName } from '#content/law.ts'
import { resourcesPage } from '#content/pages/resources.ts'
import { resources } from '#content/resources.ts'
import type { Services } from '#platform/services.ts'
import { matchesText } from '#platform/text/match-text.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import { plainParagraphs } from '#publishing/editor/plain-text.ts'
import { listDownloadCounts } from './download-db.server.ts'
import { resourceFile } from './resource-file.server.ts'

/** A rating is null if its advertising claim may not be shown. Download counts are 0 if the database is unavailable. */
export async function listResources(services: Pick<Services, 'db' | 'log' | 'now'>) {
  const { db, log } = services
  const isRated = pickClaims(await findShownClaims(services, claims), [resourcesPage.ratingClaimId]).length > 0
  const counts = await listDownloadCounts(db).catch((error) => {
    log.error({ err: error }, 'the downloads could not be counted')
    return new Map<string, number>()
  })
  return Promise.all(
    resources.map(async ({ body: _body, rating, ...resource }) => ({
      ...resource,
      rating: isRated ? rating : null,
      bytes: (await resourceFile(resource.fileName))?.bytes.byteLength ?? 0,
      downloads: counts.get(resource.fileName) ?? 0,
    })),
  )
}

export type ResourceCard = Awaited<ReturnType<typeof listResources>>[number]

/** Law documents in display order. If there is no official PDF, the URL is that of the firm's summary. */
export async function listLegalDocuments(services: Pick<Services, 'db' | 'log'>): Promise<LegalDocument[]> {
  return (await publishedContentItems(services, 'law')).map(legalDocumentOf)
}

export function legalDocumentOf({ slug, title, fields }: PublishedContentItem<'law'>): LegalDocument {
  const { keyPoints: _keyPoints, ...facts } = fields
  return { id: slug, title, ...facts, downloadUrl: facts.downloadUrl || `/documents/${lawSheetName(slug)}` }
}

export async function listStudies(services: Pick<Services, 'db' | 'log'>): Promise<CaseStudy[]> {
  return (await publishedContentItems(services, 'case-study')).map(studyOf)
}

export function studyOf({ slug, title, fields }: PublishedContentItem<'case-study'>): CaseStudy {
  return { id: slug, title, ...fields }
}

export type Question = { id: string; question: string; html: string; links: readonly { name: string; href: string }[] }

export type QuestionGroup = Pick<FaqCategory, 'id' | 'title' | 'icon'> & { items: Question[] }

export async function listQuestions(services: Pick<Services, 'db' | 'log'>): Promise<QuestionGroup[]> {
  const entries = await publishedContentItems(services, 'faq')
  return faqCategories.map(({ id, title, icon }) => ({
    ...{ id, title, icon },
    items: entries.filter(({ fields }) => fields.category === id).map(questionOf),
  }))
}

export function questionOf({ slug, title, html, fields }: PublishedContentItem<'faq'>): Question {
  return { id: slug, question: title, html, links: fields.links }
}

export function searchQuestions<Item extends { question: string; html: string }, Group extends { items: Item[] }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, html }) => matchesText(text, [question, plainParagraphs(html).join(' ')])),
    }))
    .filter(({ items }) => items.length > 0)
}
