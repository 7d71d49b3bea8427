import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from '#e2e/browser.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import allRoutes from '#routes.ts'

/** Runs in the page: finds elements that overflow their column and would cover the next one. */
function statusOut(): string[] {
  return [...document.querySelectorAll('.panels > *')].flatMap((column) => {
    const edge = column.getBoundingClientRect().right + 1
    const out = [...column.querySelectorAll('*')].find((part) => part.getBoundingClientRect().right > edge)
    return out ? [`${out.tagName} ${out.className} ${out.textContent?.slice(0, 40)}`] : []
  })
}

function linksTo(page: Page, folder: string): Promise<string[]> {
  return page
    .locator(`main a[href^="${folder}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('columns of admin panels do not overlap at desktop widths', async () => {
  const page = await aVisitor()
  await signInAsStaff(page)
  const errors: string[] = []
  async function look(path: string) {
    await page.goto(path)
    for (const width of [1440, 1280, 1200, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      for (const error of await page.evaluate(statusOut)) errors.push(`${path} at ${width}: ${error}`)
    }
  }
  const found = new Set<string>()
  // Visit only clients from the demo data, because clients created by other tests may have no case to look at.
  for (const email of ['client@example.com', 'second@example.com']) {
    await page.goto(`/admin/clients?q=${encodeURIComponent(email)}`)
    const client = (await linksTo(page, '/admin/clients')).find((link) => /\/[0-9a-f-]{36}$/.test(link)) ?? ''
    await look(client)
    for (const folder of ['/admin/cases', '/admin/orders'])
      for (const link of await linksTo(page, folder)) found.add(link)
  }
  expect(found.size).toBeGreaterThan(3)
  for (const path of [...found].slice(0, 6)) await look(path)
  expect(errors).toEqual([])
})

function pagesUnder(first: 'admin' | 'client-portal', routes: typeof allRoutes = allRoutes): string[] {
  return routes.flatMap(({ path, file, children }) => [
    ...(path?.split('/')[0] === first && file.endsWith('-page.tsx') ? [`/${path}`] : []),
    ...pagesUnder(first, children ?? []),
  ])
}

/** Opens one page for each URL pattern, by the first link to it; reports pages wider than a phone or tablet. */
async function tooWide(page: Page, all: readonly string[]): Promise<{ errors: string[]; seen: number }> {
  const patterns = all.flatMap((one) => (one.endsWith('?') ? [one.replace(/\/[^/]+$/, ''), one.slice(0, -1)] : [one]))
  const open = patterns.filter((pattern) => !pattern.includes(':'))
  const fixed = new Set(open)
  const shapes = new Set(
    patterns.filter((one) => !fixed.has(one)).map((one) => new RegExp(`^${one.replaceAll(/:\w+/g, '[\\w-]+')}$`)),
  )
  const errors: string[] = []
  let seen = 0
  for (let path = open.shift(); path; path = open.shift()) {
    await page.goto(path)
    seen += 1
    for (const width of seen % 2 ? [390, 768] : [768, 390]) {
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) errors.push(`${path} is ${wide} px wide at ${width}`)
    }
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((found) => found.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname))
    for (const link of links.filter((one) => !fixed.has(one))) {
      const shape = [...shapes].find((one) => one.test(link))
      if (shape && shapes.delete(shape)) open.push(link)
    }
  }
  return { errors, seen }
}

test('no page of panel or portal scrolls sideways on a phone or tablet', { timeout: 120_000 }, async () => {
  const [staff, client] = [await aVisitor({ javaScriptEnabled: false }), await aVisitor({ javaScriptEnabled: false })]
  await signInAsStaff(staff)
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const [panel, portal] = await Promise.all([
    tooWide(staff, pagesUnder('admin')),
    tooWide(client, pagesUnder('client-portal')),
  ])
  expect([...panel.errors, ...portal.errors]).toEqual([])
  expect(panel.seen).toBeGreaterThan(60)
  expect(portal.seen).toBeGreaterThan(20)
})
