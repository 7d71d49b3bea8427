import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { addToCart } from './buying.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

const publicPages = (await (await fetch(`${inject('baseUrl')}/sitemap.xml`)).text()).match(/(?<=<loc>)[^<]+/g) ?? []
const others = [
  '/cart',
  '/success',
  '/search?q=tax',
  '/nothing-here',
  '/client-portal',
  '/client-portal?register',
  '/admin',
  '/forgot-password',
]

test('every public page passes axe in both themes and does not scroll sideways at 320 px', {
  timeout: 600_000,
}, async () => {
  expect(publicPages.length).toBeGreaterThan(20)
  const paths = [...new Set([...publicPages.map((address) => new URL(address).pathname), ...others])]
  const dark = await aVisitor({ colorScheme: 'dark', viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' })
  const light = await aVisitor()
  const faults: string[] = []
  for (const path of paths) {
    faults.push(...(await Promise.all([faultsAt(light, path), faultsAt(dark, path)])).flat())
  }
  expect(faults).toEqual([])
})

test('the pages behind a login pass axe', { timeout: 300_000 }, async () => {
  const faults: string[] = []
  const client = await aVisitor({ viewport: { width: 390, height: 800 } })
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const caseAddress = (await client.locator('a[href*="/client-portal/cases/"]').first().getAttribute('href')) ?? ''
  for (const path of ['', '/cases', '/documents', '/messages', '/appointments', '/profile']) {
    faults.push(...(await faultsAt(client, `/client-portal${path}`)))
  }
  faults.push(...(await faultsAt(client, caseAddress)))
  const staff = await aVisitor()
  await signInAsStaff(staff)
  for (const path of ['', '/clients', '/orders', '/cases', '/documents', '/messages', '/security', '/settings']) {
    faults.push(...(await faultsAt(staff, `/admin${path}`)))
  }
  faults.push(...(await faultsAt(staff, caseAddress.replace('client-portal', 'admin'))))
  expect(faults).toEqual([])
})

test('the cart panel takes the focus, gives it back, and can be used by keyboard alone', async () => {
  const page = await aVisitor()
  await addToCart(page, 'basic')
  await page.getByRole('dialog').waitFor()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Cart/ }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
})

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  // A bar that sticks lies over whatever scrolls beneath it: put in its place, only real overlaps are counted.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll('body *')) {
      if (bar instanceof HTMLElement && getComputedStyle(bar).position === 'sticky') bar.style.position = 'static'
    }
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [
    ...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`),
    ...(isTooWide ? [`${path}: wider than the screen`] : []),
  ]
}
