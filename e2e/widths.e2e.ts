import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { signInAsStaff } from './signing-in.ts'

/** Runs in the page: what of a column stands out of it, and would lie over its neighbour. */
function standingOut(): string[] {
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

test('panels of the office do not lie over each other on a screen of usual width', async () => {
  const page = await aVisitor()
  await signInAsStaff(page)
  const faults: string[] = []
  async function look(path: string) {
    await page.goto(path)
    for (const width of [1440, 1280, 1200, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await page.evaluate(standingOut)) faults.push(`${path} at ${width}: ${fault}`)
    }
  }
  const found = new Set<string>()
  // Those of the demo: other journeys bring clients without any case.
  for (const email of ['client@example.com', 'second@example.com']) {
    await page.goto(`/admin/clients?q=${encodeURIComponent(email)}`)
    const client = (await linksTo(page, '/admin/clients')).find((link) => /\/[0-9a-f-]{36}$/.test(link)) ?? ''
    await look(client)
    for (const folder of ['/admin/cases', '/admin/orders'])
      for (const link of await linksTo(page, folder)) found.add(link)
  }
  expect(found.size).toBeGreaterThan(3)
  for (const path of [...found].slice(0, 6)) await look(path)
  expect(faults).toEqual([])
})
