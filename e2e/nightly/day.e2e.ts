import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor as aVisitorOf } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

// Uses a separate server, because frequent submissions reach the rate limit.
const { baseUrl } = anotherProduct()
const aVisitor = (options: BrowserContextOptions = {}) => aVisitorOf({ baseURL: baseUrl(), ...options })

async function anEnquiry(page: Page): Promise<string> {
  // Names must not contain digits, so the timestamp is written in letters.
  const name = `Wanda ${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const sent = await page.request.post('/contact', {
    form: { name, email: 'wanda@example.com', topic: 'other', subject: 'A move', message: 'Where do I pay?' },
    headers: { Origin: baseUrl() },
  })
  expect(sent.ok()).toBe(true)
  return name
}

test('staff work through the list of Today by keyboard and reply to an enquiry', async () => {
  const staff = await aVisitor()
  const name = await anEnquiry(staff)
  await signInAsStaff(staff, 'adviser')
  await staff.getByText(/Good (morning|afternoon|evening), Luca/).waitFor()
  await staff.keyboard.press('j')
  const first = await staff.evaluate(() => document.activeElement?.closest('.task-rows') !== null)
  expect(first).toBe(true)
  await staff.keyboard.press('w')
  await staff.waitForURL('**/admin?who=everyone')
  await staff.locator('[aria-current]', { hasText: adminTexts.todayPage.everyone }).waitFor()
  await staff.keyboard.press('w')
  await staff.waitForURL((url) => url.search === '')
  await staff.keyboard.press('?')
  await staff.getByRole('dialog').getByText(adminTexts.dayKeys.doTask).waitFor()
  await staff.keyboard.press('Escape')
  await staff.goto('/admin/contacts?state=waiting')
  await staff.getByRole('link', { name }).click()
  await staff.getByRole('button', { name: siteStaffTexts.lead.moves.take }).waitFor()
  await staff.goto('/admin')
  const row = staff.locator('.task-rows li', { hasText: adminTexts.officeTasks.enquiryFrom('').trim() })
  await row.first().getByRole('link').first().focus()
  await staff.keyboard.press('t')
  await staff.waitForURL(/\/admin\/contacts\/\d+$/)
})

test('staff without JavaScript read Today, open the menu and reply to an enquiry', async () => {
  const staff = await aVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await anEnquiry(staff)
  await signInAsStaff(staff, 'adviser')
  await staff.locator('.more > summary').click()
  await staff.locator('.more').getByRole('link', { name: adminTexts.menu.tabs.enquiries }).click()
  await staff.waitForURL('**/admin/contacts')
  await staff.goto('/admin')
  await staff.getByRole('link', { name: adminTexts.todayPage.everyone }).click()
  await staff.waitForURL('**/admin?who=everyone')
  await staff
    .getByRole('link', { name: new RegExp(`^${adminTexts.officeTasks.reply}: Enquiry`) })
    .first()
    .click()
  await staff.waitForURL(/\/admin\/contacts\/\d+$/)
})

test('the day page passes axe and fits every width, light and dark', {
  timeout: 300_000,
}, async () => {
  const errors: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const staff = await aVisitor({ colorScheme })
    await signInAsStaff(staff)
    for (const width of [390, 768, 1280, 1680]) {
      await staff.setViewportSize({ width, height: 900 })
      errors.push(...(await axeViolations(staff, `${colorScheme} ${width}`)))
      if (await staff.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        errors.push(`sideways ${width}`)
    }
    errors.push(...(await narrowErrors(staff, colorScheme)))
  }
  expect(errors).toEqual([])
})
