import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { company } from '#company/company.ts'
import { claims } from '#content/claims.ts'
import {
  footerBadges,
  footerCallToAction,
  footerColumns,
  headerItems,
  legalLinks,
  serviceGroups,
} from '#content/navigation.ts'
import { failures, otherFailure, ourFailure } from '#content/pages/errors.ts'
import { shellWords } from '#site/shell-words.ts'
import { SiteFooter } from '#site/site-layout.tsx'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import { drawPage } from '#test/draw-page.ts'
import { ErrorScreen } from './error-screen.tsx'
import { SiteHeader } from './header/site-header.tsx'
import NotFound from './not-found.tsx'

function rendered(part: ReactNode, path = '/'): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  return drawPage(<RouterProvider router={router} />)
}

function linksTo(html: string, href: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`href="${href}"`))
}

describe('header', () => {
  test('every entry is in the mega menu and in the mobile menu', async () => {
    const html = await rendered(<SiteHeader />)
    for (const { href } of serviceGroups.flatMap(({ entries }) => entries)) {
      expect(linksTo(html, href).length, href).toBeGreaterThanOrEqual(2)
    }
    for (const item of headerItems) {
      if (item.type === 'link') expect(linksTo(html, item.href).length, item.href).toBeGreaterThanOrEqual(2)
    }
    expect(html).toContain(`mailto:${company().email}`)
    expect(html).toContain(company().location)
  })

  test('before hydration, entries are reachable by Tab and the first group is active', async () => {
    const html = await rendered(<SiteHeader />)
    expect(html).not.toContain('tabindex="-1"')
    expect(html).toMatch(/<li class="active"><button[^>]*data-place="0"[^>]*aria-expanded="true"/)
  })

  test.each([
    ['/blog', '/blog', 'page'],
    ['/blog/quellensteuer-2026', '/blog', 'true'],
    ['/blogger', '/blog', null],
    ['/about', '/about', 'page'],
    ['/', '/contact', null],
  ])('on %s the link to %s has aria-current %s', async (path, href, current) => {
    const [nav = ''] = /<nav class="nav"[\s\S]*?<\/nav>/.exec(await rendered(<SiteHeader />, path)) ?? []
    const main = linksTo(nav, href).filter((tag) => !tag.includes('data-place'))
    expect(main).toHaveLength(1)
    expect(/aria-current="(\w+)"/.exec(main[0] ?? '')?.[1] ?? null).toBe(current)
  })
})

describe('footer', () => {
  test('shows the link columns, legal links, contact, hours and map links', async () => {
    const html = await rendered(<SiteFooter year="2026" words={shellWords(claims)} />)
    for (const { href } of [...footerColumns.flatMap(({ links }) => links), ...legalLinks]) {
      expect(linksTo(html, href).length, href).toBeGreaterThanOrEqual(1)
    }
    for (const text of ['Get Started Today', 'View Pricing', company().hours.short, company().support.text, '© 2026']) {
      expect(html).toContain(text)
    }
    const outbound = [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)
    expect(outbound.length).toBe(company().socialLinks.length + 3 + legalLinks.filter(({ newTab }) => newTab).length)
    for (const tag of outbound) expect(tag).toMatch(/rel="noopener/)
  })

  test('shows the support hours only while their claim may be shown; the note stays', async () => {
    const without = await rendered(<SiteFooter words={shellWords([])} />)
    expect(without).not.toContain(company().support.text)
    expect(without).toContain(company().support.note)
  })

  test('shows a badge only while its claim may be shown', async () => {
    const shown = (...ids: string[]) =>
      rendered(<SiteFooter words={shellWords(claims.filter(({ id }) => ids.includes(id)))} />)
    expect(await shown('happy-clients', 'success-rate')).toContain(
      '<b>500+ Happy Clients</b><span>98% success rate</span>',
    )
    expect(await shown('happy-clients')).toContain('<b>500+ Happy Clients</b></li>')
    const without = await shown('success-rate')
    expect(without).not.toMatch(/Happy Clients|success rate|4\.9\/5|first-time/)
    for (const { title, otherwise, isPlaceholder } of footerBadges) {
      const name = typeof title === 'string' ? title : otherwise?.title
      expect([name, without.includes(`<b>${name}</b>`)]).toEqual([name, !isPlaceholder])
    }
    expect(without).toContain(footerCallToAction.offer.otherwise)
    expect(await shown('free-consultation', 'first-time-discount')).toContain('10% discount for first-time clients')
  })
})

describe('error screen', () => {
  test('404 links to home, help, sitemap, main sections and email', async () => {
    const html = await rendered(<NotFound />)
    const requested = [
      '/',
      '/contact',
      '/sitemap',
      '/calculators',
      '/resources',
      '/services',
      '/about',
      '/faq',
      '/blog',
    ]
    for (const href of [...requested, '/news', '/team', '/case-studies', `mailto:${company().email}`]) {
      expect(linksTo(html, href).length, href).toBeGreaterThanOrEqual(1)
    }
    expect(html).toContain(siteUiTexts.errorScreen.goHome)
    expect(html).toContain(siteUiTexts.errorScreen.getHelp)
    expect(html).toContain('>404<')
    expect(await rendered(<ErrorScreen status={404} />)).toContain('content="noindex"')
  })

  test.each([
    [500, ourFailure.title],
    [503, failures[503]?.title],
    [403, failures[403]?.title],
    [418, otherFailure.title],
  ])('%i shows "%s"', async (status, words) => {
    expect(await rendered(<ErrorScreen status={status} />)).toContain(`>${words}</h1>`)
  })

  test('shows the request id if there is one', async () => {
    expect(await rendered(<ErrorScreen status={500} reference="0b1c-42" />)).toMatch(/<code[^>]*>0b1c-42<\/code>/)
    expect(await rendered(<ErrorScreen status={403} />)).not.toContain('Reference')
  })
})
