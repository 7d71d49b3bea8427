import type { ContentText } from '#publishing/editor/items/content-item-text.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'

type TestContentItemsDeps = Parameters<typeof createContentItem>[0]
export const anonymous = { person: null, metadata: null }

export function anArticleText(change: Partial<ContentText<'article'>> = {}): ContentText<'article'> {
  return {
    title: 'Paying into pillar 3a',
    body: '## How much\n\nAt most {fact:pillar3a.max.2026} a year.',
    seo: { title: '', description: '' },
    sources: [{ title: 'Ordinance on pillar 3a', href: 'https://www.fedlex.admin.ch/' }],
    fields: {
      summary: 'Limits and gaps.',
      author: 'The firm',
      authorTitle: 'Tax adviser',
      category: 'Pension & Savings',
      tags: ['pension'],
      difficulty: 'Beginner',
      featured: false,
      illustration: 'growth',
      imageAlt: 'Quarter circles',
      lawState: '2026-11-21',
      readMinutes: null,
      related: [],
    },
    ...change,
  }
}

export async function anArticle(
  deps: TestContentItemsDeps,
  { slug = 'paying-in', text = anArticleText(), isPublic = false } = {},
): Promise<string> {
  const created = await createContentItem(deps, anonymous, { kind: 'article', slug, text })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { id, version } = created
  if (isPublic) await moveContentItem(deps, anonymous, { id, move: 'publish', version })
  return id
}
