import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import * as siteTexts from '#site/locales/en.ts'

const product = anotherProduct()

const open = async (username?: 'admin' | 'adviser', options = {}): Promise<Page> => {
  const page = await aVisitor({ baseURL: product.baseUrl(), ...options })
  if (username) await signInAsStaff(page, username)
  return page
}

const editorOf = (page: Page) => page.locator('.editor-rich .cm-content')

test('an article is written by keyboard, edited concurrently, restored and withdrawn', async () => {
  // The title is unique, because on a retry the article of the first attempt still exists.
  const title = `Moving to Biel in winter ${randomUUID().slice(0, 8)}`
  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`
  const staff = await open('admin')
  await staff.goto('/admin/content')
  await staff.getByRole('link', { name: publishingStaffTexts.contentListPage.newItem }).focus()
  await staff.keyboard.press('Enter')
  await staff.waitForURL('**/admin/content/new')
  await staff.getByLabel('Title', { exact: true }).fill(title)
  await staff.keyboard.press('Enter')
  await staff.getByText(adminTexts.notices.done['entry-made'][0]).waitFor()
  const address = staff.url().split('?')[0] ?? ''

  await editorOf(staff).focus()
  await staff.keyboard.type('Register with the commune.\n\n')
  await staff.keyboard.press('Control+b')
  await staff.keyboard.type('fourteen days')
  await staff.locator('.editor-page strong', { hasText: 'fourteen days' }).waitFor()
  await staff.getByRole('button', { name: publishingStaffTexts.factPicker.insertFact }).click()
  await staff.getByLabel(publishingStaffTexts.factPicker.searchFactsTable).fill('pillar3a.max.2026')
  await staff.keyboard.press('Tab')
  await staff.keyboard.press('Enter')
  await staff.locator('.editor-page', { hasText: 'CHF 7,258' }).waitFor()
  await staff.getByText(/^Draft, version [2-9]/).waitFor()
  expect(await axeViolations(staff, 'editor')).toEqual([])

  await staff.goto(address)
  await editorOf(staff).getByText('Register with the commune.').waitFor()

  const reader = await open()
  expect((await reader.goto(path))?.status()).toBe(404)
  const preview = (await staff.getByRole('link', { name: /^Open preview/ }).getAttribute('href')) ?? ''
  expect((await reader.goto(preview))?.status()).toBe(200)
  expect((await reader.goto(`${preview}x`))?.status()).toBe(404)

  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByText(publishingStaffTexts.content.textErrors.missing).first().waitFor()
  await staff.getByLabel('Summary').fill('What to do in the first days.')
  await staff.getByLabel('Tags').fill('moving, Biel')
  await staff.getByLabel(publishingStaffTexts.contentItemSpecs.authorsJobTitle).fill(siteTexts.findTeam.taxAdviser)
  await staff.getByLabel(publishingStaffTexts.contentItemSpecs.lawAndFiguresAsOf).fill('22.11.2026')
  await staff.getByLabel(publishingStaffTexts.contentItemSpecs.whatPictureShows).fill('Circles')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByText(adminTexts.notices.done['entry-published'][1]).waitFor()

  await expect.poll(async () => (await reader.goto(path))?.status()).toBe(200)
  await reader.getByRole('heading', { level: 1, name: title }).waitFor()
  await reader.goto('/blog')
  await reader.getByText(title).first().waitFor()
  expect(await (await reader.request.get('/rss.xml')).text()).toContain(title)
  await reader.goto(`/search?q=${encodeURIComponent(title)}`)
  await reader.getByRole('link', { name: title }).first().waitFor()

  const colleague = await open('adviser')
  await colleague.goto(address)
  await staff.goto(address)
  await editorOf(colleague).press('Control+End')
  await colleague.keyboard.type(' Bring your contract.')
  await colleague.getByText(matching(publishingStaffTexts.contentItemHeader.savedAt(anyValue))).waitFor()
  await colleague.getByRole('button', { name: 'Save', exact: true }).click()
  await colleague.getByText(adminTexts.notices.done['entry-saved'][1]).waitFor()
  await editorOf(staff).press('Control+End')
  await staff.keyboard.type(' Bring your lease.')
  await staff.getByText(matching(publishingStaffTexts.conflict.yoursIsInFieldsBelow(anyValue))).waitFor()
  await staff.locator('.compared del', { hasText: 'contract' }).first().waitFor()
  expect(await axeViolations(staff, 'editor')).toEqual([])
  await staff.getByRole('button', { name: publishingStaffTexts.conflict.saveMineAsLatestVersion }).click()
  await staff.getByText(adminTexts.notices.done['entry-saved'][1]).waitFor()

  await staff
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click()
  await staff.locator('.compared ins', { hasText: 'lease' }).first().waitFor()
  expect(await axeViolations(staff, 'editor')).toEqual([])
  await staff.getByRole('button', { name: publishingStaffTexts.versionPage.restoreThisVersion }).click()
  await staff.getByText(adminTexts.notices.done['entry-restored'][0]).waitFor()
  await editorOf(staff).getByText('Bring your contract.').waitFor()

  await staff.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await staff.getByText(adminTexts.notices.done['entry-withdrawn'][1]).waitFor()
  await expect.poll(async () => (await reader.goto(path))?.status()).toBe(410)
  expect(await (await reader.request.get('/rss.xml')).text()).not.toContain(title)
})

test('the editor works on a phone and without JavaScript', async () => {
  const phone = await open('adviser', { viewport: { width: 390, height: 844 } })
  await phone.goto('/admin/content?kind=article&q=pillar-3a-2026')
  expect(await axeViolations(phone, 'phone')).toEqual([])
  await phone.getByRole('link', { name: /^Pillar 3a in 2026/ }).click()
  await editorOf(phone).waitFor()
  await phone.getByRole('link', { name: 'Details' }).click()
  await phone.getByLabel('Summary').waitFor()
  await phone.getByRole('link', { name: 'Preview', exact: true }).click()
  await phone.locator('.editor-page h2').first().waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeViolations(phone, 'phone')).toEqual([])

  const plain = await open()
  await signInAsStaff(plain, 'adviser')
  const cookies = await plain.context().cookies()
  const silent = await open(undefined, { javaScriptEnabled: false })
  await silent.context().addCookies(cookies)
  await silent.goto(phone.url())
  await silent.locator('#body').fill('Written without script.')
  await silent.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await silent.locator('#body').inputValue()).toBe('Written without script.')
})
