import { expect, test } from 'vitest'
import { aVisitor } from '#e2e/browser.ts'
import { pathsOfEachKind } from '#e2e/public-pages.ts'

test('every kind of public page hydrates at the first pointer move without an error', {
  timeout: 180_000,
}, async () => {
  const paths = await pathsOfEachKind()
  expect(paths.length).toBeGreaterThan(20)
  const page = await aVisitor()
  const errors: string[] = []
  let at = ''
  page.on('pageerror', (error) => errors.push(`${at}: ${error.message}`))
  for (const path of [...paths, '/cart', '/search?q=tax', '/nothing-here']) {
    at = path
    await page.goto(path)
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }
  expect(errors).toEqual([])
})
