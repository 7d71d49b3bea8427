import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { aVisitor } from './browser.ts'
import { signInToPortal } from './signing-in.ts'

test('a client without JavaScript enters household data and orders a new case in four steps', async () => {
  const page = await aVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await signInToPortal(page, 'client@example.com')
  await page.goto('/client-portal/profile')
  for (const [label, text] of [
    ['Street', 'Mattenstrasse'],
    ['Number', '7'],
    ['Postcode', '2503'],
    ['Town', 'Mett'],
    ['Phone (optional)', '12345'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Check the phone number').first().waitFor()
  await page.getByLabel('Commune', { exact: true }).selectOption({ label: 'Biel/Bienne, BE' })
  await page.getByLabel('Phone (optional)', { exact: true }).fill('032 322 00 00')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL('**note=saved')
  expect(await page.getByLabel('Canton where you pay tax').inputValue()).toBe('BE')

  await page.goto('/client-portal/cases')
  await page.getByRole('link', { name: 'New Case' }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Mattenstrasse 7, 2503 Mett').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(caseTexts.situation.iOwnedCryptocurrency).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(caseTexts.offerStep.documentsWeWillNeed).waitFor()
  await page.getByRole('button', { name: 'Add to cart and pay' }).click()
  await page.waitForURL('**/cart')
  const lines = page.locator('.cart-lines')
  await lines.getByText('Tax year 2025').waitFor()
  await lines.getByText('Crypto').first().waitFor()
})
