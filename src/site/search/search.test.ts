import { describe, expect, test } from 'vitest'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import * as siteTexts from '#site/locales/en.ts'
import { onServer } from '#test/database.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld } from '#test/world.ts'
import { explain, find } from './find.server.ts'
import { buildIndex, cleanQuery, type SearchDocument, searchIndex } from './search.ts'

const documents: SearchDocument[] = [
  {
    group: 'pages',
    title: siteTexts.cantonDates.terms['tax-at-source'],
    summary: 'For B permits',
    href: '/a',
    body: 'employers deduct it',
  },
  {
    group: 'articles',
    title: 'Pillar 3a in 2026',
    summary: 'Limits and dates',
    href: '/b',
    body: 'Zürich retroactive',
  },
  { group: 'articles', title: 'Wealth', summary: 'What counts', href: '/c', body: 'pillar of the house' },
]
const synonyms = [
  ['tax at source', 'Quellensteuer', 'impôt à la source'],
  ['pillar 3a', 'Säule 3a'],
] as const
const index = buildIndex(documents, synonyms)
const hrefs = (text: string) => searchIndex(index, text, 10).groups.flatMap(({ hits }) => hits.map(({ href }) => href))

describe('index', () => {
  test.each([
    ['tax at source', '/a'],
    ['Quellensteuer', '/a'],
    ['quelensteur', '/a'],
    ['impôt à la source', '/a'],
    ['IMPOT source', '/a'],
    ['säule 3a', '/b'],
    ['zurich', '/b'],
    ['retroac', '/b'],
    ['pilar', '/b'],
  ])('%s finds its text first', (text, href) => {
    expect(hrefs(text)[0]).toBe(href)
  })

  test('a title match ranks first; partial matches appear only if no text has all terms', () => {
    expect(hrefs('pillar')).toEqual(['/b', '/c'])
    expect(hrefs('pillar limits')).toEqual(['/b'])
    expect(hrefs('pillar zzzzzz')).toEqual(['/b', '/c'])
    expect(hrefs('zzzzzz')).toEqual([])
  })

  test('hits are grouped, counted and limited per group', () => {
    const found = searchIndex(index, 'pillar', 1)
    expect(found).toMatchObject({ count: 2, groups: [{ id: 'articles', count: 2 }] })
    expect(found.groups[0]?.hits).toHaveLength(1)
  })

  test('a search in one group counts that group only', () => {
    expect(searchIndex(index, 'tax pillar', 10, 'pages')).toMatchObject({ count: 1, groups: [{ id: 'pages' }] })
    expect(searchIndex(index, 'pillar', 10, 'pages')).toMatchObject({ count: 0, groups: [] })
  })

  test('single letters, empty input, symbols and 10 KB of text are harmless', () => {
    expect(cleanQuery(`  a\u0000\n b${'x'.repeat(10_000)}`)).toHaveLength(100)
    for (const text of ['', ' ', 'a', '"', '***', '<script>', 'the', '%', '\ud800']) {
      expect(searchIndex(index, text, 10).count).toBe(0)
    }
    expect(searchIndex(index, 'pillar '.repeat(2000), 10).query).toHaveLength(100)
  })
})

describe('site search', () => {
  test.each([
    ['Quellensteuer', '/services/withholding-tax'],
    ['impôt à la source', '/calculators?tab=withholding-tax'],
    ['Säule 3a', '/blog/pillar-3a-2026'],
    ['objection', '/services/assessments-and-objections'],
    ['when is the tax return due', '/faq#filing-deadline'],
    ['imputed rental', '/blog/imputed-rental-value-until-2028'],
    ['pillar 3a calculator', '/calculators?tab=pillar-3a'],
    ['standard package', '/product/standard'],
    ['impressum', '/impressum'],
  ])('%s finds %s', async (text, href) => {
    const world = await newWorld()
    await seedCatalogue(world)
    const found = await find(world, text, { perGroup: 50 })
    expect(found.groups.flatMap(({ hits }) => hits.map((hit) => hit.href))).toContain(href)
  })

  test.each([
    ['Steuererklärung', '/do-i-have-to-file'],
    ['déclaration d’impôt', '/faq#who-must-file'],
    ['must I file', '/do-i-have-to-file'],
    ['do I have to file', '/do-i-have-to-file'],
    ['who has to file', '/faq#who-must-file'],
    ['Doppelbesteuerung UK', '/resources#foreign-income-guide'],
    ['double taxation United Kingdom', '/law#treaty-united-kingdom'],
    ['FBAR', '/blog/us-persons-in-switzerland'],
    ['ANobAG', '/blog/employer-abroad'],
    ['forfait fiscal', '/blog/lump-sum-taxation'],
    ['SIPP', '/blog/foreign-pensions-and-trusts'],
    ['Doppelbesteuerung France', '/law#treaty-france'],
    ['treaty France', '/law#treaty-france'],
    ['deadlin zurich', '/advanced-tax-tools#deadlines'],
    ['deadline Genf', '/advanced-tax-tools#deadlines'],
  ])('%s finds %s first', async (text, href) => {
    const world = await newWorld()
    const { groups } = await find(world, text, { perGroup: 3 })
    expect(groups.flatMap(({ hits }) => hits.map((hit) => hit.href)).slice(0, 1)).toEqual([href])
  })

  test('an unpublished product disappears within a minute; all other kinds stay', async () => {
    const world = await newWorld()
    await seedCatalogue(world)
    const kinds = async () => (await find(world, 'tax', { perGroup: 1 })).groups.map(({ id }) => id).toSorted()
    const everything = ['articles', 'calculators', 'cases', 'law', 'pages', 'products', 'questions', 'resources']
    expect(await kinds()).toEqual(everything)
    await world.db.updateTable('products').set({ status: 'draft' }).execute()
    expect(await kinds()).toEqual(everything)
    world.setNow('2026-11-21T09:01:01Z')
    expect(await kinds()).toEqual(everything.filter((kind) => kind !== 'products'))
  })

  test('a glossary term is explained in any of its languages', () => {
    for (const word of ['Quellensteuer', 'IMPOT à la source', 'tax at source', 'Steueranlage'])
      expect(explain(word)).not.toBeNull()
    expect(explain('quellensteuer')).toMatchObject({ term: siteTexts.cantonDates.terms['tax-at-source'] })
    expect(explain('tax')).toBeNull()
  })

  test('without the product table, all other kinds are found', async () => {
    const world = await newWorld()
    await onServer(world.ownerUrl, 'drop table products cascade')
    expect((await find(world, 'tax', { perGroup: 1 })).groups.map(({ id }) => id)).not.toContain('products')
  })

  test('published content is found at once; drafts and withdrawn content are not', async () => {
    const world = await newWorld()
    const hits = async () => (await find(world, 'quetzalcoatl', { perGroup: 5 })).groups.flatMap(({ hits: of }) => of)
    const text = anArticleText({ title: 'Quetzalcoatl and the tax on wings' })
    expect(await hits()).toEqual([])
    const id = await anArticle(world, { slug: 'wings', text })
    expect(await hits()).toEqual([])
    await moveContentItem(world, anonymous, { id, move: 'publish', version: 1 })
    expect(await hits()).toMatchObject([{ href: '/blog/wings' }])
    await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 1 })
    expect(await hits()).toEqual([])
  })

  test('the cache distinguishes hits per group and selected group', async () => {
    const world = await newWorld()
    const hits = async (requested: Parameters<typeof find>[2]) =>
      (await find(world, 'tax', requested)).groups.map(({ id, hits: of }) => [id, of.length])
    const few = await hits({ perGroup: 1 })
    const many = await hits({ perGroup: 3 })
    expect(few.every(([, count]) => count === 1)).toBe(true)
    expect(many.some(([, count]) => count === 3)).toBe(true)
    expect(await hits({ perGroup: 3, only: 'law' })).toEqual([['law', 3]])
    expect(await hits({ perGroup: 3 })).toEqual(many)
  })
})
