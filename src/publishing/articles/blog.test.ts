import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { blogCategories } from '#content/blog-post.ts'
import { servicesContext } from '#platform/http/request-context.server.ts'
import { newWorld, type World } from '#test/world.ts'
import {
  type ArticleHeader,
  categoryCounts,
  featuredArticles,
  findArticles,
  listAddress,
  noFilter,
  popularTags,
  readFilter,
  relatedArticles,
} from './article.ts'
import { loader as articleLoader } from './article-page.tsx'
import { findArticle, listArticles } from './articles.server.ts'
import { loader as listLoader } from './blog-page.tsx'

const base: ArticleHeader = {
  slug: 'a',
  title: 'Pillar 3a in 2026',
  author: 'The firm',
  authorTitle: 'Tax adviser',
  date: '2026-11-01',
  category: 'Pension & Savings',
  tags: ['pension', 'Zürich'],
  summary: 'Limits and gaps.',
  readTime: '6 min read',
  difficulty: 'Beginner',
  featured: true,
  imageAlt: 'Quarter circles',
  illustration: 'growth',
  lawState: '2026-11-21',
  changedOn: '2026-11-21',
}
const anArticle = (change: Partial<ArticleHeader>): ArticleHeader => ({ ...base, ...change })
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

const some = [
  anArticle({ slug: 'a' }),
  anArticle({ slug: 'b', category: 'Real Estate', title: 'Mortgage', summary: 'Interest.', tags: ['pension', 'home'] }),
  anArticle({ slug: 'c', category: 'Real Estate', title: 'Rent', summary: 'None.', tags: ['home'], featured: false }),
]

describe('filter, featured articles and tags', () => {
  test.each([
    ['', 'all', ['a', 'b', 'c']],
    ['PENSION', 'all', ['a', 'b']],
    ['zurich', 'all', ['a']],
    ['pension', 'Real Estate', ['b']],
    ['', 'Real Estate', ['b', 'c']],
    ['interest', 'all', ['b']],
    ['savings', 'all', ['a']],
    ['nothing of this', 'all', []],
    ['mortgage', 'Wealth Tax', []],
  ] as const)('search %j in category %j finds %j', (text, category, found) => {
    expect(slugs(findArticles(some, { text, category }))).toEqual(found)
  })

  test.each([
    ['', { text: '', category: 'all' }],
    ['?q=+tax+at+source+', { text: 'tax at source', category: 'all' }],
    ['?category=Business+Tax', { text: '', category: 'Business Tax' }],
    ['?category=Pension+%26+Savings&q=3a', { text: '3a', category: 'Pension & Savings' }],
    ['?category=<b>', { text: '', category: 'all' }],
    [`?q=${'x'.repeat(10_000)}`, { text: 'x'.repeat(200), category: 'all' }],
  ])('the URL %.60s parses to the filter %j', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter)
  })

  test('a filter survives the round trip through its URL', () => {
    for (const { name } of blogCategories) {
      const filter = { text: 'a & b=c', category: name }
      expect(readFilter(new URL(listAddress(filter), 'http://x').searchParams)).toEqual(filter)
    }
    expect(listAddress(noFilter)).toBe('/blog')
  })

  test('at most three articles are featured, and none in a filtered list', () => {
    const many = ['1', '2', '3', '4'].map((slug) => anArticle({ slug }))
    expect(slugs(featuredArticles(many, noFilter))).toEqual(['1', '2', '3'])
    expect(featuredArticles(many, { text: 'pillar', category: 'all' })).toEqual([])
    expect(featuredArticles(many, { text: '', category: 'Pension & Savings' })).toEqual([])
    expect(slugs(featuredArticles(some, noFilter))).toEqual(['a', 'b'])
  })

  test('tags ignore case; the ten most frequent come first, then by name', () => {
    const tags = popularTags([
      anArticle({ tags: ['Zug', 'deadlines', 'home'] }),
      anArticle({ tags: ['Deadlines', 'AHV'] }),
      anArticle({ tags: ['b', 'c', 'd', 'e', 'f', 'g', 'h'] }),
    ])
    expect(tags).toHaveLength(10)
    expect(tags.slice(0, 3)).toEqual([
      { name: 'deadlines', count: 2 },
      { name: 'AHV', count: 1 },
      { name: 'b', count: 1 },
    ])
  })
})

describe('related articles', () => {
  test('lists three others: same category, then shared tags, then newest', () => {
    const of = anArticle({ slug: 'of', category: 'Tax Basics', tags: ['x', 'y'] })
    const others = [
      anArticle({ slug: 'old', category: 'Education', tags: ['z'], date: '2020-01-01' }),
      anArticle({ slug: 'new', category: 'Education', tags: ['z'], date: '2026-01-01' }),
      anArticle({ slug: 'two-tags', category: 'Education', tags: ['X', 'y'] }),
      anArticle({ slug: 'same', category: 'Tax Basics', tags: ['z'] }),
    ]
    expect(slugs(relatedArticles([of, ...others], of))).toEqual(['same', 'two-tags', 'new'])
  })

  test('lists hand-picked articles first', () => {
    const of = { ...anArticle({ slug: 'of' }), related: ['by-hand'] }
    const others = [anArticle({ slug: 'same' }), anArticle({ slug: 'by-hand', category: 'Education', tags: ['z'] })]
    expect(slugs(relatedArticles([of, ...others], of))).toEqual(['by-hand', 'same'])
  })
})

describe('pages', () => {
  test('every content article is listed, newest first, with sources and chapters', async () => {
    const world = await newWorld()
    const all = await listArticles(world)
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(new Set(slugs(all)).size).toBe(all.length)
    for (const { slug } of all) {
      const article = await findArticle(world, slug)
      expect(article?.sources.length, slug).toBeGreaterThan(1)
      expect(article?.contents.length, slug).toBeGreaterThan(2)
    }
    expect(categoryCounts(all).every(({ count }) => count >= 1)).toBe(true)
    expect(slugs(all)).toEqual(slugs(all.toSorted((a, b) => b.date.localeCompare(a.date))))
  })

  function argsOf(world: World, path: string, params = {}) {
    const context = new RouterContextProvider()
    context.set(servicesContext, world)
    return { context, params, request: new Request(`http://localhost${path}`) } as never
  }

  test('the list page applies the filter of its URL', async () => {
    const world = await newWorld()
    const all = await listLoader(argsOf(world, '/blog'))
    expect(all.found).toHaveLength(all.total)
    expect(all.featured).toHaveLength(3)
    const none = await listLoader(argsOf(world, '/blog?q=zzzz'))
    expect(none.found).toEqual([])
    expect(none.featured).toEqual([])
    expect(none.categories).toEqual(all.categories)
  })

  test('an unknown article answers 404, a known one has three related articles', async () => {
    const world = await newWorld()
    expect(await articleLoader(argsOf(world, '/', { slug: 'no-such' }))).toMatchObject({
      data: { article: null, isGone: false },
      init: { status: 404 },
    })
    const found = await articleLoader(argsOf(world, '/', { slug: 'pillar-3a-2026' }))
    expect(found).toMatchObject({ article: { slug: 'pillar-3a-2026' } })
    expect('related' in found && found.related).toHaveLength(3)
  })
})

test('no two articles of a new installation have the same illustration', async () => {
  const used = (await listArticles(await newWorld())).map(({ illustration }) => illustration)
  expect(used.filter((name, at) => used.indexOf(name) !== at)).toEqual([])
})
