import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aVisitor } from './browser.ts'

/** A page whose scripts are held back until the test calls `release`, which resolves when the page has hydrated. */
export async function anEarlyVisitor(): Promise<{
  page: Page
  open(path: string): Promise<void>
  release(): Promise<void>
}> {
  const page = await aVisitor()
  let hold = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold.promise
    await route.continue().catch(() => undefined)
  })
  return {
    page,
    async open(path) {
      hold.resolve()
      hold = Promise.withResolvers()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('body > :last-child').waitFor({ state: 'attached' })
    },
    async release() {
      await page.keyboard.press('Shift')
      expect(await page.locator('html[data-alive]').count()).toBe(0)
      hold.resolve()
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    },
  }
}
