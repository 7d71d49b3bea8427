import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { guaranteedPrice } from '#content/pages/price-guarantee.ts'
import { pricing } from '#content/pages/pricing.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { liveIn, pay } from '#e2e/buying.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { explain } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const { baseUrl } = anotherProduct()
/** Text of the discount line up to its date. */
const savedPrice = shopTexts.priceGuarantee.line(new Date()).replace(/ \d.*/, '')
const wide = { width: 1280, height: 900 }

async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK_AT
  if (!folder) return
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize(wide)
}

async function setPrice(staff: Page, francs: string): Promise<void> {
  await staff.goto('/admin/catalogue/premium')
  await staff.getByLabel(shopStaffTexts.variantFields.priceOfInFrancs('Tax year 2025')).fill(francs)
  await staff.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await staff.getByText(adminTexts.notices.done['product-saved'][0]).first().waitFor()
}

test('a guaranteed price survives a price rise; a request becomes an accepted and paid quote', {
  timeout: 240_000,
}, async () => {
  const errors: string[] = []
  const check = async (page: Page, name: string) => {
    errors.push(...(await axeViolations(page, name)), ...(await narrowErrors(page, name)))
    await look(page, name)
  }
  const staff = await aVisitor({ baseURL: baseUrl(), viewport: wide })
  await signInAsStaff(staff)
  await setPrice(staff, '799.00')
  const buyer = await aVisitor({ baseURL: baseUrl(), viewport: wide })
  await buyer.goto('/pricing?package=premium&year=2025#calculator')
  await look(buyer, 'calculator')
  await buyer.getByRole('button', { name: pricing.guaranteePrice }).click()
  await buyer.getByRole('heading', { level: 1, name: guaranteedPrice.title }).waitFor()
  const saved = await buyer.getByRole('textbox', { name: guaranteedPrice.linkTitle }).inputValue()
  expect(saved).toBe(buyer.url())
  await buyer.locator('main').getByLabel('Email address').fill('myself@example.com')
  await buyer.getByRole('button', { name: guaranteedPrice.emailButton }).click()
  await buyer.getByText(guaranteedPrice.mailed).waitFor()

  await setPrice(staff, '899.00')
  await buyer.goto(saved)
  await buyer.getByText('You pay your saved price').waitFor()
  await check(buyer, 'kept-price')
  await buyer.getByRole('button', { name: guaranteedPrice.inCart }).click()
  await buyer.waitForURL(/\/cart$/)
  await buyer.locator('main').getByText(savedPrice).first().waitFor()
  await expect.poll(() => buyer.locator('main .total').first().innerText()).toContain('799.00')
  await look(buyer, 'kept-cart')
  await liveIn(buyer, 'CH')
  await buyer.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await buyer.waitForURL(/\/sandbox-pay\//)
  expect(await buyer.locator('body').innerText()).toContain(savedPrice)
  await pay(buyer, 'kept@example.com', 'Karl Keeper')
  await buyer.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  expect(await buyer.locator('main').innerText()).toContain('799.00')
  await buyer.goto(saved)
  await buyer.getByRole('heading', { name: shopTexts.priceGuarantee.errors['price-lock-used'].title }).waitFor()

  const client = await aVisitor({ baseURL: baseUrl(), viewport: wide })
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/cases/new')
  await client.getByLabel(caseTexts.newCasePage.typeOfQuestion).selectOption({ index: 1 })
  await client.locator('textarea[name=description]').fill('I own a company abroad. What would my return cost?')
  await client.getByRole('button', { name: caseTexts.newCasePage.openCase }).click()
  await client.waitForURL(/\/client-portal\/cases\/[0-9a-f-]{36}/)
  const caseId = /cases\/([0-9a-f-]{36})/.exec(client.url())?.[1] ?? ''

  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByRole('link', { name: shopStaffTexts.quotesPanel.createQuote }).click()
  await staff
    .getByRole('heading', { level: 1, name: matching(shopStaffTexts.newQuotePage.quoteFor(anyValue)) })
    .waitFor()
  await staff.locator('[name=title]').fill('Return with a company abroad')
  await staff.locator('[name=words]').fill('The return itself, and a look at the company.')
  await staff.locator('[name=product0]').selectOption('standard-2025')
  await staff.locator('[name=price0]').fill('450')
  await staff.locator('[name=price1]').fill('300')
  await staff.getByRole('button', { name: shopStaffTexts.newQuotePage.saveDraft }).click()
  await staff.getByText(shopStaffTexts.quote.fields['line-without-title']).first().waitFor()
  await check(staff, 'quote-new')
  await staff.locator('[name=title1]').fill('Company abroad')
  await staff.getByRole('button', { name: shopStaffTexts.newQuotePage.saveDraft }).click()
  await staff.getByText(adminTexts.notices.done['quote-saved'][0]).first().waitFor()
  await check(staff, 'quote-draft')
  await staff.getByRole('button', { name: shopStaffTexts.quoteView.sendQuoteToClient }).click()
  await staff.getByText(adminTexts.notices.done['quote-sent'][0]).first().waitFor()
  await check(staff, 'quote-sent')
  await staff.goto('/admin/quotes')
  await staff.getByText('Return with a company abroad').first().waitFor()
  await check(staff, 'quote-list')

  await client.goto('/client-portal/orders')
  await client.getByRole('link', { name: /Return with a company abroad/ }).click()
  await client.getByRole('heading', { level: 1, name: matching(shopTexts.offerPage.quote(anyValue)) }).waitFor()
  await check(client, 'portal-offer')
  await client.getByRole('button', { name: shopTexts.offerAnswer.declineQuote }).click()
  await client
    .getByText(explain(shopTexts.quote.decline, { ok: false, reason: 'no-reason' }))
    .first()
    .waitFor()
  await liveIn(client, 'CH')
  await client.getByRole('button', { name: shopTexts.offerAnswer.acceptAndPayByCard }).click()
  await client.waitForURL(/\/sandbox-pay\//)
  await client.getByText('Company abroad').first().waitFor()
  await pay(client, 'client@example.com', 'Ana Keller')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  await expect
    .poll(
      async () => {
        await client.goto(`/client-portal/cases/${caseId}`)
        return client.locator('main').innerText()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toContain('Salary')
  await check(client, 'portal-case')
  await client.goto('/client-portal/orders')
  await check(client, 'portal-orders')
  expect(errors).toEqual([])
})
