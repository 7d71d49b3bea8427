import { expect, test } from 'vitest'
import { anEarlyVisitor } from '#e2e/before-hydration-visitor.ts'
import { enterEverything, entriesOf } from '#e2e/entries.ts'
import { pathsOfEachKind } from '#e2e/public-pages.ts'

const tabs = ['wealth-tax', 'pillar-3a', 'real-estate', 'withholding-tax', 'capital-benefit', 'compare-communes']
const paths = [
  ...(await pathsOfEachKind()),
  ...tabs.map((tab) => `/calculators?tab=${tab}`),
  '/search?q=tax',
  '/forgot-password',
  '/client-portal',
  '/client-portal?register',
  '/admin',
]

test('input on every page before hydration is preserved', { timeout: 240_000 }, async () => {
  const { page, open, release } = await anEarlyVisitor()
  const errors: string[] = []
  let pages = 0
  for (const path of paths) {
    await open(path)
    const untouched = JSON.stringify(await entriesOf(page))
    await enterEverything(page)
    const entered = await entriesOf(page)
    if (JSON.stringify(entered) !== untouched) pages++
    await release().catch((error) => errors.push(`${path}: ${error}`))
    await page.waitForTimeout(200)
    const after = await entriesOf(page)
    for (const [name, value] of Object.entries(entered)) {
      if (after[name] !== value) errors.push(`${path}: ${name} shows ${after[name]} instead of ${value}`)
    }
  }
  expect(errors).toEqual([])
  expect(pages).toBeGreaterThan(20)
})
