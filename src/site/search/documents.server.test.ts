import { describe, expect, test } from 'vitest'
import * as siteTexts from '#site/locales/en.ts'
import { type Searched, searchDocuments } from './documents.server.ts'

const nothing: Searched = { products: [], news: [], articles: [], questions: [], law: [], studies: [], openings: [] }
const given = (some: object) => searchDocuments({ ...nothing, ...(some as Partial<Searched>) })
const one = (some: object, href: string) => given(some).find((document) => document.href === href)

const html = '<h2 id="when">When</h2><p>Until&nbsp;31&#160;March &amp; <a href="/hidden">later</a>.</p>'
const article = { slug: 'pillar', title: 'Pillar', summary: 'S', category: 'Pension', tags: ['3a', 'gap'], html }
const news = {
  ...{ slug: 'rate', title: 'Rate', description: '', source: 'ESTV', category: 'federal', tags: ['vat'] },
  content: null,
}
const question = { id: 'when', question: 'When?', html: '<p>In <b>March</b>.</p><p>Or later.</p>', links: [] }
const product = {
  ...{
    id: 'basic',
    title: 'Basic',
    subtitle: null,
    type: { value: 'package' },
    description: '<p>One <i>return</i></p>',
  },
  additional_info: [{ description: '<li>Filed</li>' }],
}
const law = {
  id: 'dbg',
  title: 'DBG',
  number: '642.11',
  description: 'D',
  type: 'law',
  jurisdiction: 'federal',
  tags: ['tax'],
}
const study = {
  ...{ id: 'ana', title: 'Ana', subtitle: 'Moved', tags: ['b-permit'], client: 'A client', challenge: 'Two flats' },
  ...{ solution: 'One return', results: ['Less tax', 'In time'] },
}

describe('search documents', () => {
  test.each([
    [
      'an article',
      { articles: [article] },
      '/blog/pillar',
      { words: 'Pension 3a gap', body: /When\s+Until\s+31\s+March\s+later/ },
    ],
    [
      'news without a text of its own',
      { news: [news] },
      '/news/rate',
      { summary: 'ESTV', words: /ESTV vat$/, body: '' },
    ],
    [
      'a question, whose answer begins as its summary',
      { questions: [{ id: 'q', title: 'Deadlines', icon: 'x', items: [question] }] },
      '/faq#when',
      { title: 'When?', summary: 'In March.', words: 'Deadlines', body: /March\..*later/ },
    ],
    [
      'a product without a subtitle',
      { products: [product] },
      '/product/basic',
      { summary: '', words: 'package', body: /One\s+return\s+Filed/ },
    ],
    ['a law', { law: [law] }, '/law#dbg', { words: '642.11 law federal tax' }],
    [
      'a case study',
      { studies: [study] },
      '/case-studies#ana',
      { body: 'A client Two flats One return Less tax In time' },
    ],
  ])('%s', (_, some, href, expected) => {
    const found = one(some, href)
    for (const [name, value] of Object.entries(expected)) {
      const content = String(found?.[name as keyof typeof found])
      if (value instanceof RegExp) expect([name, content]).toEqual([name, expect.stringMatching(value)])
      else expect([name, content]).toEqual([name, value])
    }
    expect(found?.body ?? '').not.toMatch(/[<>]|&\w+;|hidden/)
  })

  test('an open position is found on the careers page', () => {
    const opening = {
      id: 'x',
      title: siteTexts.findTeam.taxAdviser,
      summary: 'Helping people with two countries',
      tasks: ['Reading treaties daily'],
    }
    const page = one({ openings: [opening] }, '/careers')
    expect(page?.body).toContain('Reading treaties daily')
    expect(page?.summary).toContain(siteTexts.findTeam.taxAdviser)
    expect(one({}, '/careers')?.body).not.toContain('Reading treaties daily')
  })
})

test('text pages are indexed by sentences, without URLs or ids', () => {
  const pages = given({}).filter(({ group }) => group === 'pages')
  for (const { href, title, body = '' } of pages) {
    expect([href, title !== '']).toEqual([href, true])
    expect([href, body.match(/(^|\s)\/[a-z]\S*/)?.[0] ?? null]).toEqual([href, null])
  }
  for (const path of ['/privacy', '/terms', '/about', '/services/withholding-tax'])
    expect([path, (one({}, path)?.body?.length ?? 0) > 500]).toEqual([path, true])
})

test('no URL is indexed twice', () => {
  const hrefs = given({}).map(({ href }) => href)
  expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([])
})
