import type { Page } from 'puppeteer-core'
import { afterAll, expect, test } from 'vitest'
import { aFirefoxVisitor, at, closeFirefox, hasFirefox, shown } from '#e2e/firefox.ts'
import { own } from '#e2e/own.ts'

/* Regression: in Firefox, an admin list was wider than a phone screen, and a number wrapped to a new line. */

afterAll(closeFirefox)

const pages = ['/admin', '/admin/orders', '/admin/cases', '/admin/clients', '/admin/figures', '/admin/billing']

test.skipIf(!hasFirefox)(
  'in Firefox admin pages fit a phone, and no number breaks across lines',
  { timeout: 120_000 },
  async () => {
    const page = await aFirefoxVisitor()
    await page.goto(at('/admin'))
    await page.type('[name=username]', 'admin')
    await page.type('[name=password]', own('password'))
    await page.keyboard.press('Enter')
    await shown(page, 'nav a[href="/admin/orders"]')
    await page.waitForNetworkIdle()
    for (const width of [390, 768, 1280]) {
      await page.setViewport({ width, height: 844 })
      for (const path of pages) {
        await page.goto(at(path))
        const { wide, broken } = await look(page)
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(broken, `${path} at ${width} px`).toEqual([])
      }
    }
  },
)

function look(page: Page): Promise<{ wide: number; broken: string[] }> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const number = /\d[\d.,’']*\d/.exec(text.textContent ?? '')
      if (!number) continue
      const range = document.createRange()
      range.setStart(text, number.index)
      range.setEnd(text, number.index + number[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(number[0])
    }
    return { wide: document.documentElement.scrollWidth, broken }
  })
}
