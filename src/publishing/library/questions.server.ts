import { type FaqCategory, faqCategories } from '#content/faq.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'

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
