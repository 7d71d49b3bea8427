import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { own } from './own.ts'

const publicPages = (await (await fetch(`${own('baseUrl')}/sitemap.xml`)).text()).match(/(?<=<loc>)[^<]+/g) ?? []

/** Further products, services, articles and news look like the first. */
const isRepeated = (path: string) => /^\/(product|services|blog|news)\/(?!standard$|tax-planning$|pillar-3a)/.test(path)

test('every kind of public page comes alive at the first move of a pointer, and takes the page as it was drawn', {
  timeout: 180_000,
}, async () => {
  const paths = publicPages.map((address) => new URL(address).pathname).filter((path) => !isRepeated(path))
  expect(paths.length).toBeGreaterThan(20)
  const page = await aVisitor()
  const faults: string[] = []
  let at = ''
  page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
  for (const path of [...paths, '/cart', '/search?q=tax', '/nothing-here']) {
    at = path
    await page.goto(path)
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }
  expect(faults).toEqual([])
})
