import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { newsArticlePage } from '#content/pages/news-article.ts'
import { newsRun } from '#content/pages/news-run.ts'
import { aVisitor } from '#e2e/browser.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'

const countOf = async (page: Page) => Number.parseInt((await page.locator('.results-head h2').textContent()) ?? '', 10)

async function openNews(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    await page.goto('/news')
    if ((await countOf(page)) >= 5) return
    await page.waitForTimeout(1_000)
  }
  throw new Error('The demo world has no news')
}

test('a visitor has articles generated, reads one, opens its source and filters the list', async () => {
  const page = await aVisitor()
  await openNews(page)
  const before = await countOf(page)
  await page.getByRole('button', { name: 'Generate New Articles' }).first().click()
  await page.getByRole('button', { name: 'Generating News...', disabled: true }).waitFor()
  await page.getByText('The news is up to date.').waitFor({ timeout: 40_000 })
  expect(await countOf(page)).toBe(before + 5)

  const card = page.getByRole('listitem').filter({ hasText: 'Individual taxation' }).first()
  expect(await card.getByText('AI Rewritten').count()).toBe(1)
  await card.getByText('Read full article').click()
  await card.locator('details').getByText('54.3%').waitFor()
  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: 'View Source' }).click()
  await (await opened).getByText('This is a demonstration article').waitFor()

  await page.getByRole('link', { name: /^Business/ }).click()
  await page.waitForURL(/category=business/)
  await page.getByRole('listitem').getByText('Original Source').first().waitFor()
  await page.goto('/news?q=unheard-of')
  await page.getByText('Try adjusting your search or filter criteria').waitFor()

  const plain = await aVisitor({ javaScriptEnabled: false })
  await plain.goto('/news')
  await plain.getByRole('button', { name: 'Generate New Articles' }).click()
  await plain.getByText(newsRun.cooling).waitFor()
})

test('staff withdraw an article, and its URL says so', async () => {
  const reader = await aVisitor()
  await openNews(reader)
  const link = reader.locator('.news-card h3 a').last()
  const path = (await link.getAttribute('href')) ?? ''
  const title = (await link.textContent()) ?? ''

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/news?state=published')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByPlaceholder('Reason').fill('The source took it back.')
  await staff.getByRole('button', { name: 'Withdraw' }).click()
  await staff.getByText(adminTexts.notices.done['news-item'][0]).waitFor()

  expect((await reader.goto(path))?.status()).toBe(410)
  await reader.getByText(newsArticlePage.withdrawnTitle).waitFor()
  await reader.goto('/news')
  expect(await reader.locator(`.news-card a[href="${path}"]`).count()).toBe(0)
})
