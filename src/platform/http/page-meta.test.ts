import { expect, test } from 'vitest'
import { cutAtWord, pageMeta } from './page-meta.ts'

const site = { name: 'Expat Tax Biel', url: 'https://tax.example' }
const matches = [undefined, { loaderData: null }, { loaderData: { site } }]
const page = { title: 'Store', description: 'All packages.', path: '/store' }

test.each([
  ['a short text stays', 'One price.', 20, 'One price.'],
  ['a text of exactly the length stays', 'One flat price', 14, 'One flat price'],
  ['a longer one ends before a word', 'One flat price for all', 14, 'One flat…'],
  ['a word that would end at the limit leaves room for the ellipsis', 'One flat price for', 15, 'One flat price…'],
  ['no comma or dash precedes the ellipsis', 'Basic, Standard – and Premium', 20, 'Basic, Standard…'],
  ['line breaks and double spaces become one space', ' One\n  flat   price ', 20, 'One flat price'],
  ['a single long word is cut', 'Quellensteuerabrechnung', 10, 'Quellenst…'],
  ['an empty text stays empty', '', 10, ''],
])('shortens text: %s', (_what, text, max, expected) => {
  expect(cutAtWord(text, max)).toBe(expected)
  expect(cutAtWord(text, max).length).toBeLessThanOrEqual(max)
})

test('a description is cut at 160 characters by default', () => {
  const cut = cutAtWord('word '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/word…$/)
})

test('a page has title, description, canonical URL and Open Graph tags', () => {
  expect(pageMeta(page, matches)).toEqual([
    { title: 'Store | Expat Tax Biel' },
    { name: 'description', content: 'All packages.' },
    { property: 'og:title', content: 'Store' },
    { property: 'og:description', content: 'All packages.' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Expat Tax Biel' },
    { property: 'og:image', content: 'https://tax.example/social/page/store.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Store. Expat Tax Biel' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:url', content: 'https://tax.example/store' },
    { tagName: 'link', rel: 'canonical', href: 'https://tax.example/store' },
  ])
})

test('a noindex page has a robots tag and no canonical URL', () => {
  const tags = pageMeta({ ...page, noindex: true }, matches)
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags.filter((tag) => 'tagName' in tag)).toEqual([])
})

test('a page without site data has only its title', () => {
  expect(pageMeta(page, [{ loaderData: { site: { name: 'x' } } }])[0]).toEqual({ title: 'Store' })
  expect(pageMeta(page).some((tag) => 'tagName' in tag)).toBe(false)
})

test('a title that contains the site name does not repeat it', () => {
  expect(pageMeta({ ...page, title: 'About Expat Tax Biel' }, matches)[0]).toEqual({ title: 'About Expat Tax Biel' })
})
