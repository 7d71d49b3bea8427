import { articleOf } from '#publishing/articles/articles.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import { legalDocumentOf, questionOf, studyOf } from '#publishing/library/documents.server.ts'
import { openingOf } from '#site/careers/openings.server.ts'
import { profileOf } from '#site/firm/find-team.server.ts'

export function contentItemPreview(entry: PublishedContentItem) {
  switch (entry.kind) {
    case 'article':
      return { kind: entry.kind, article: articleOf(entry) }
    case 'faq':
      return { kind: entry.kind, question: questionOf(entry) }
    case 'case-study':
      return { kind: entry.kind, study: studyOf(entry) }
    case 'law':
      return { kind: entry.kind, document: legalDocumentOf(entry) }
    case 'position':
      return { kind: entry.kind, job: openingOf(entry) }
    case 'profile':
      return { kind: entry.kind, member: profileOf(entry) }
  }
}

export type ContentItemPreview = ReturnType<typeof contentItemPreview>
