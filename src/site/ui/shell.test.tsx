import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '#company/company.ts'
import { claims } from '#content/claims.ts'
import { footerColumns, headerItems, legalLinks, serviceGroups } from '#content/navigation.ts'
import { shellWords } from '#site/shell-words.ts'
import { drawPage } from '#test/draw-page.ts'
import { ErrorScreen } from './error-screen.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import NotFound from './not-found.tsx'

function rendered(part: ReactNode, path = '/'): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  return drawPage(<RouterProvider router={router} />)
}

function linksTo(html: string, href: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`href="${href}"`))
}

test('the header offers every entry in the mega menu and in the menu of small screens', async () => {
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

test('before the page is alive, entries can be reached by Tab and the first group is the active one', async () => {
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
])('on %s the link to %s is marked %s', async (path, href, current) => {
  const [nav = ''] = /<nav class="nav"[\s\S]*?<\/nav>/.exec(await rendered(<SiteHeader />, path)) ?? []
  const main = linksTo(nav, href).filter((tag) => !tag.includes('data-place'))
  expect(main).toHaveLength(1)
  expect(/aria-current="(\w+)"/.exec(main[0] ?? '')?.[1] ?? null).toBe(current)
})

test('the footer has the four columns, the legal links, contact, hours and the outside maps links', async () => {
  const html = await rendered(<SiteFooter year="2026" words={shellWords(claims)} />)
  for (const { href } of [...footerColumns.flatMap(({ links }) => links), ...legalLinks]) {
    expect(linksTo(html, href).length, href).toBeGreaterThanOrEqual(1)
  }
  for (const text of ['Get Started Today', 'View Pricing', company().hours.short, company().support.text, '© 2026']) {
    expect(html).toContain(text)
  }
  const outbound = [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)
  expect(outbound.length).toBe(company().socialLinks.length + 2 + legalLinks.filter(({ newTab }) => newTab).length)
  for (const tag of outbound) expect(tag).toMatch(/rel="noopener/)
})

test('support at all hours is stated only while its claim may be shown; the note stays', async () => {
  const without = await rendered(<SiteFooter words={shellWords([])} />)
  expect(without).not.toContain(company().support.text)
  expect(without).toContain(company().support.note)
})

test('a badge with a claim is shown only while its claim may be shown', async () => {
  const shown = (...ids: string[]) =>
    rendered(<SiteFooter words={shellWords(claims.filter(({ id }) => ids.includes(id)))} />)
  expect(await shown('happy-clients', 'success-rate')).toContain(
    '<b>500+ Happy Clients</b><span>98% success rate</span>',
  )
  expect(await shown('happy-clients')).toContain('<b>500+ Happy Clients</b></li>')
  const without = await shown('success-rate')
  expect(without).not.toMatch(/Happy Clients|success rate|4\.9\/5|first-time/)
  for (const title of ['Price known first', 'Nothing filed without you', 'Refund within 30 days'])
    expect(without).toContain(`<b>${title}</b>`)
  expect(without).toContain('agreed before you send us anything')
  expect(await shown('free-consultation', 'first-time-discount')).toContain('10% discount for first-time clients')
})

test('the error screen for 404 leads on: home, help, sitemap, four tiles, six quick links, mail', async () => {
  const html = await rendered(<NotFound />)
  const requested = ['/', '/contact', '/sitemap', '/calculators', '/resources', '/services', '/about', '/faq', '/blog']
  for (const href of [...requested, '/news', '/team', '/case-studies', `mailto:${company().email}`]) {
    expect(linksTo(html, href).length, href).toBeGreaterThanOrEqual(1)
  }
  expect(html).toContain('Go Home')
  expect(html).toContain('Get Help')
  expect(html).toContain('>404<')
  expect(await rendered(<ErrorScreen status={404} />)).toContain('content="noindex"')
})

test.each([
  [500, 'Something went wrong on our side'],
  [503, 'We cannot do this right now'],
  [403, 'Not allowed'],
  [418, 'Not possible'],
])('the error screen for %i says "%s"', async (status, words) => {
  expect(await rendered(<ErrorScreen status={status} />)).toContain(`>${words}</h1>`)
})

test('the error screen names the reference of the request when there is one', async () => {
  expect(await rendered(<ErrorScreen status={500} reference="0b1c-42" />)).toMatch(/<code[^>]*>0b1c-42<\/code>/)
  expect(await rendered(<ErrorScreen status={403} />)).not.toContain('Reference')
})
