import { expect, test } from 'vitest'
import { readSeedArticle } from './seed-texts.server.ts'

const head = {
  slug: 'a',
  title: 'Pillar 3a in 2026',
  author: 'The firm',
  authorTitle: 'Tax adviser',
  date: '2026-11-01',
  category: 'Pension & Savings',
  tags: '[pension, Zürich]',
  summary: 'Limits and gaps.',
  readTime: '6 min read',
  difficulty: 'Beginner',
  featured: 'true',
  imageAlt: 'Quarter circles',
  illustration: 'growth',
  lawState: '2026-11-21',
}
const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`)
const file = (requested: string) =>
  `---\n${requested}\n---\n\n## Who\n\nText.\n\n## Sources\n\n- [Act](https://x.example)\n- Tariffs 2026\n`

test('a Markdown file is parsed into a content item', () => {
  const { slug, publishedOn, text } = readSeedArticle(file(lines.join('\n')))
  expect({ slug, publishedOn }).toEqual({ slug: 'a', publishedOn: '2026-11-01' })
  expect(text).toMatchObject({
    title: 'Pillar 3a in 2026',
    body: '## Who\n\nText.',
    sources: [
      { title: 'Act', href: 'https://x.example' },
      { title: 'Tariffs 2026', href: '' },
    ],
    fields: { tags: ['pension', 'Zürich'], featured: true, readMinutes: 6, related: [] },
  })
})

test('an invalid file throws instead of being shown', () => {
  expect(() => readSeedArticle('# No head')).toThrow(/head/)
  expect(() => readSeedArticle(file('slug: a\ntitle: T'))).toThrow()
  expect(() => readSeedArticle(file(lines.join('\n').replace('Pension & Savings', 'Pensions')))).toThrow(/category/i)
  expect(() => readSeedArticle(file(lines.join('\n')).replace('- Tariffs', 'Tariffs'))).toThrow(/source/i)
})
