import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { caseStudies } from '#content/case-studies.ts'
import { faqCategories } from '#content/faq.ts'
import { legalDocuments } from '#content/law.ts'
import { resources } from '#content/resources.ts'
import { servicesContext } from '#platform/http/request-context.server.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { hideUnprovenClaims } from '#test/claims.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader as casesLoader } from './case-studies-page.tsx'
import { listResources, searchQuestions } from './documents.server.ts'
import { loader as faqLoader } from './faq-page.tsx'
import { loader as lawLoader } from './law-page.tsx'
import { countOf, findDocuments, findStudies, lawYears, readCaseFilter, readLawFilter } from './library-filters.ts'

const search = (text: string) => new URLSearchParams(text)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

function requested(path: string, world?: World) {
  const context = new RouterContextProvider()
  if (world) context.set(servicesContext, world)
  return { request: new Request(`http://localhost${path}`), context } as never
}

describe('laws', () => {
  test.each([
    ['', { text: '', category: 'all', year: 'all' }],
    ['q=+BVV+3+&category=regulations&year=2025', { text: 'BVV 3', category: 'regulations', year: 2025 }],
    ['category=nonsense&year=20x5', { text: '', category: 'all', year: 'all' }],
    ['category=all&year=all', { text: '', category: 'all', year: 'all' }],
  ])('the URL %j parses to the law filter %j', (address, filter) => {
    expect(readLawFilter(search(address))).toEqual(filter)
  })

  test.each([
    [{ text: '', category: 'all', year: 'all' }, 19],
    [{ text: 'zurich', category: 'all', year: 'all' }, 1],
    [{ text: 'GRENZGÄNGER', category: 'all', year: 'all' }, 1],
    [{ text: 'SR 642.11', category: 'all', year: 'all' }, 3],
    [{ text: '', category: 'treaties', year: 'all' }, 6],
    [{ text: '', category: 'treaties', year: 2025 }, 2],
    [{ text: 'france', category: 'treaties', year: 2025 }, 1],
    [{ text: 'france', category: 'federal', year: 2025 }, 0],
    [{ text: '', category: 'all', year: 2022 }, 0],
  ] as const)('the law filter %j finds %i documents', (filter, count) => {
    expect(findDocuments(legalDocuments, filter)).toHaveLength(count)
  })

  test('every filtered document matches text, category and year', () => {
    for (const { category, year, title } of legalDocuments) {
      const found = findDocuments(legalDocuments, { text: title, category, year })
      expect(found.map((document) => document.title)).toContain(title)
      expect(found.every((document) => document.category === category && document.year === year)).toBe(true)
    }
  })

  test('the year filter offers 2020 to 2025 and every year of a document', () => {
    const years = lawYears(legalDocuments)
    for (const year of [2020, 2021, 2022, 2023, 2024, 2025]) expect(years).toContain(year)
    for (const { year } of legalDocuments) expect(years).toContain(year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  test('the law page counts its tiles from the documents and hides unproven claims', async () => {
    const world = await newWorld()
    await beginSetting(world.db, onlyProvenClaims, false)
    const { quickAccess, found } = await lawLoader(requested('/law?category=federal', world))
    expect(found).toHaveLength(countOf(legalDocuments, 'federal'))
    for (const tile of quickAccess) expect(tile.counted).toBe(countOf(legalDocuments, tile.category))
    expect(quickAccess.map(({ claimed }) => claimed)).toEqual(['3', '26', '120+', '50+'])
    await hideUnprovenClaims(world)
    const proven = await lawLoader(requested('/law', world))
    expect(proven.quickAccess.map(({ claimed }) => claimed)).toEqual(['3', '26', null, null])
  })
})

const questions = faqCategories.map(({ items, ...category }) => ({
  ...category,
  items: items.map(({ answer, ...item }) => ({ ...item, html: answer.map((text) => `<p>${text}</p>`).join('') })),
}))

describe('questions', () => {
  test.each([
    ['', 20],
    ['   ', 20],
    ['VAT', 1],
    ['gmbh', 2],
    ['who has to file', 1],
    ['zzz', 0],
  ])('a search for %j in the questions finds at least %i', (text, min) => {
    const found = searchQuestions(questions, text.trim()).flatMap(({ items }) => items)
    if (min === 0) expect(found).toEqual([])
    else expect(found.length).toBeGreaterThanOrEqual(min)
  })

  test('five categories have four questions each, with unique anchors', () => {
    expect(faqCategories.map(({ items }) => items.length)).toEqual([4, 4, 4, 4, 4])
    const anchors = [...faqCategories, ...faqCategories.flatMap(({ items }) => items)].map(({ id }) => id)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('the FAQ page applies the search of its URL', async () => {
    const world = await newWorld()
    const { categories } = await faqLoader(requested('/faq?q=turnover', world))
    expect(categories.map(({ id }) => id)).toEqual(['business'])
    expect((await faqLoader(requested('/faq', world))).categories).toHaveLength(5)
  })
})

describe('case studies', () => {
  test.each([
    ['', ids(caseStudies)],
    ['industry=technology', ids(caseStudies.filter(({ industry }) => industry === 'technology'))],
    ['service=optimization', ['bonus-and-pension-purchase']],
    ['service=tax-optimization', ['bonus-and-pension-purchase']],
    ['industry=technology&service=compliance', ['wrong-tariff-code']],
    ['industry=finance&service=compliance', []],
    ['q=LISBON', ['staggered-departure']],
    ['q=lisbon&industry=technology', []],
    ['industry=farming', ids(caseStudies)],
  ])('the URL %j finds the case studies %j', (address, found) => {
    expect(ids(findStudies(caseStudies, readCaseFilter(search(address))))).toEqual(found)
  })

  test('featured case studies appear only in an unfiltered list', async () => {
    const world = await newWorld()
    expect((await casesLoader(requested('/case-studies', world))).featured.length).toBeGreaterThan(0)
    expect((await casesLoader(requested('/case-studies?q=lisbon', world))).featured).toEqual([])
  })

  test('unproven statistics and ratings are not sent to the browser', async () => {
    const world = await newWorld()
    await beginSetting(world.db, onlyProvenClaims, false)
    const all = await casesLoader(requested('/case-studies', world))
    expect(all.statistics).toHaveLength(4)
    expect(all.found.map(({ metrics }) => metrics.satisfaction)).not.toContain(null)
    expect((await listResources(world)).map(({ rating }) => rating)).not.toContain(null)
    await hideUnprovenClaims(world)
    const proven = await casesLoader(requested('/case-studies', world))
    expect(proven.statistics).toEqual([])
    expect(proven.found.map(({ metrics }) => metrics.satisfaction)).toEqual(Array(6).fill(null))
    expect((await listResources(world)).map(({ rating }) => rating)).toEqual(Array(12).fill(null))
  })
})

test('resources are listed without file contents; five of twelve are featured', async () => {
  const world = await newWorld()
  await beginSetting(world.db, onlyProvenClaims, false)
  const list = await listResources(world)
  expect(ids(list)).toEqual(ids(resources))
  expect(list.filter(({ featured }) => featured)).toHaveLength(5)
  expect(list.some((resource) => 'body' in resource)).toBe(false)
})
