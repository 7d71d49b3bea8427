import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { wordsChangedOn } from '#content/navigation.ts'
import { servicePages } from '#content/pages/services.ts'
import routes from '#routes.ts'
import * as siteTexts from '#site/locales/en.ts'
import { indexedPages, publicPages } from './public-pages.ts'

const groups = publicPages({
  articles: [{ slug: 'a', title: 'A', summary: 'About A.', changedOn: '2026-11-21' }],
  products: [{ id: 'basic', title: 'Basic', subtitle: null, updated_at: '2026-11-02T10:00:00.000Z' }],
})
const paths = groups.flatMap(({ pages }) => pages.map(({ path }) => path))

const unlisted = [
  '/',
  '/success',
  '/checkout/invoice',
  '/search',
  '/do-i-have-to-file/home',
  '/do-i-have-to-file/result',
  '/verify-email',
  '/set-password',
  '/forgot-password',
  '/confirm-email-change',
  '/not-me',
  '/household-invitation',
  '/keep-account',
  '/careers/upload',
]

test('every public route without a parameter is listed', () => {
  const site = (routes satisfies RouteConfigEntry[]).find(({ file }) => file === 'site/site-layout.tsx')
  const known = (site?.children ?? []).flatMap(({ path }) => (path && !/[:*]/.test(path) ? [`/${path}`] : []))
  expect(known.length).toBeGreaterThan(10)
  expect(
    known.filter((path) => !paths.includes(path) && !unlisted.includes(path) && !path.includes('newsletter')),
  ).toEqual([])
})

test('each page is listed once, with services, products and articles', () => {
  expect(new Set(paths).size).toBe(paths.length)
  for (const { slug } of servicePages) expect(paths).toContain(`/services/${slug}`)
  expect(groups.find(({ title }) => title === siteTexts.publicPages.products)?.pages).toEqual([
    { path: '/product/basic', name: 'Basic', description: undefined, changedOn: '2026-11-02' },
  ])
})

test('the last change of a page is its own, its newest item’s or that of the site texts', () => {
  const changedOn = (path: string) =>
    publicPages({
      articles: [{ slug: 'a', title: 'A', summary: 'About A.', changedOn: '2026-10-01' }],
      products: [{ id: 'basic', title: 'Basic', subtitle: null, updated_at: '2027-03-02T10:00:00.000Z' }],
      news: [{ slug: 'n', title: 'N', description: '', updatedAt: new Date('2027-05-06T07:08:09Z') }],
    })
      .flatMap(({ pages }) => pages)
      .find((page) => page.path === path)?.changedOn
  expect(changedOn('/blog/a')).toBe('2026-10-01')
  expect(changedOn('/blog')).toBe(wordsChangedOn)
  expect(changedOn('/pricing')).toBe('2027-03-02')
  expect(changedOn('/news')).toBe('2027-05-06')
  expect(changedOn('/about')).toBe(wordsChangedOn)
})

test('personal pages are not indexed', () => {
  const indexed = indexedPages(groups).flatMap(({ pages }) => pages.map(({ path }) => path))
  expect(paths).toContain('/cart')
  expect(indexed).not.toContain('/cart')
  expect(indexed).not.toContain('/client-portal')
  expect(indexed).toContain('/blog/a')
})
