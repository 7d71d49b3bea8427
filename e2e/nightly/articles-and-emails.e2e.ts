import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { newsletter } from '#content/pages/newsletter.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { anyNumber, anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

// Uses a separate server, because published content is visible in every test.
const product = anotherProduct()

const open = (options = {}): Promise<Page> => aVisitor({ baseURL: product.baseUrl(), ...options })

async function aReader(page: Page): Promise<string> {
  const email = `reader-${Date.now()}@example.com`
  await page.goto('/newsletter')
  await page.locator('#newsletter-email').fill(email)
  await page
    .locator('form', { has: page.locator('#newsletter-email') })
    .getByRole('button')
    .click()
  await page.waitForURL('**/newsletter?sent=yes')
  await page.goto(linkIn(await newestEmail(page, email, /confirm/i), '/newsletter/confirm'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: newsletter.preferences.thanksTitle }).waitFor()
  return email
}

test('staff publish a generated article and send a campaign; a reader unsubscribes by one click', {
  timeout: 180_000,
}, async () => {
  const [staff, reader] = [await open(), await open()]
  await signInAsStaff(staff, 'admin')
  const email = await aReader(reader)

  await staff.goto('/admin/content/generator')
  await staff.getByRole('button', { name: publishingStaffTexts.generatorPage.generateNow }).click()
  const article = staff.locator('.cell-note a').first()
  await article.waitFor({ timeout: 30_000 })
  const title = (await article.textContent()) ?? ''
  expect(await axeViolations(staff, 'generator')).toEqual([])
  await article.click()
  await staff
    .getByText(
      matching(
        publishingStaffTexts.contentItemHeader.version(publishingStaffTexts.content.states['in-review'], anyNumber),
      ),
    )
    .waitFor()
  await staff.getByText(publishingStaffTexts.reviewField.waitingForReviewBy('you')).waitFor()
  const path = `/blog/${await staff.getByLabel(publishingStaffTexts.contentItemOptions.lastPartOfPageAddress).inputValue()}`
  expect((await reader.goto(path))?.status()).toBe(404)

  // A missing summary must prevent publication, and a double click must not cause a version conflict.
  await staff.getByLabel('Summary').fill('')
  await staff.getByRole('button', { name: 'Publish', exact: true }).dblclick()
  await staff.getByText(publishingStaffTexts.content.textErrors.missing).first().waitFor()
  await staff.getByLabel('Summary').fill('What matters, for people who are new here.')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByText(adminTexts.notices.done['entry-published'][1]).waitFor()

  await expect.poll(async () => (await reader.goto(path))?.status()).toBe(200)
  await reader.getByText('Written by a language model', { exact: false }).first().waitFor()
  await reader.goto('/blog')
  await reader.getByRole('link', { name: title }).first().waitFor()
  const text = async (address: string) => (await reader.request.get(address)).text()
  expect(await text('/rss.xml')).toContain(path)
  expect(await text('/sitemap.xml')).toContain(path)
  expect(await text(`/search?q=${encodeURIComponent(title)}`)).toContain(path)

  await staff.goto('/admin/newsletter/settings')
  for (const [label, value] of [
    [publishingStaffTexts.settingsPage.sendingRate, '6000'],
    [publishingStaffTexts.settingsPage.sendEmailsFrom, '0'],
    [publishingStaffTexts.settingsPage.sendEmailsUntil, '24'],
  ] as const)
    await staff.getByLabel(label, { exact: true }).fill(value)
  await staff.getByRole('button', { name: publishingStaffTexts.settingsPage.saveSettings }).click()
  await staff.getByText(/saved/i).first().waitFor()
  await staff.goto('/admin/newsletter')
  await staff.getByRole('button', { name: publishingStaffTexts.campaignListPage.writeNewsletter }).click()
  await staff.getByLabel('Subject').fill('What is new this week')
  await staff.getByLabel('Introduction').fill('Dear reader\n\nOne article, **worth** your time.')
  const boxes = staff
    .locator('fieldset', { hasText: publishingStaffTexts.campaignForm.sendToReadersOf })
    .getByRole('checkbox')
  for (const box of await boxes.all()) await box.check()
  await staff.getByRole('checkbox', { name: new RegExp(title.slice(0, 30).replace(/[^\w ]/g, '.')) }).check()
  await staff.getByRole('button', { name: publishingStaffTexts.campaignForm.saveNewsletter }).click()
  await staff.getByText(matching(publishingStaffTexts.campaignForm.weWillSendLastSaved(anyValue, anyValue))).waitFor()
  await staff.getByRole('button', { name: publishingStaffTexts.campaignForm.sendTestToMyself }).click()
  await staff.getByRole('status').filter({ hasText: /test/i }).first().waitFor()
  const campaign = staff.url().split('?')[0] ?? ''
  await staff.getByRole('button', { name: publishingStaffTexts.campaignForm.sendToReaders }).click()
  await staff
    .getByText(/^Sent$/)
    .first()
    .waitFor({ timeout: 30_000 })
  expect(await axeViolations(staff, 'campaign')).toEqual([])

  const emailContent = await newestEmail(reader, email, /What is new this week/)
  expect(emailContent).toContain(path)
  await reader.goto(linkIn(emailContent, '/newsletter/archive/'))
  await reader.getByRole('link', { name: title }).waitFor()
  const left = await reader.request.post(linkIn(emailContent, '/newsletter/leave'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(left.status()).toBe(200)
  await staff.goto(campaign)
  await staff
    .locator('dt', { hasText: publishingStaffTexts.campaignProgress.unsubscribedFromThisEmail })
    .locator('xpath=following-sibling::dd[1]', { hasText: '1' })
    .waitFor()
  await staff.goto(`/admin/newsletter/subscribers?q=${encodeURIComponent(email)}&all=1`)
  await staff.getByText('Unsubscribed').first().waitFor()
})
