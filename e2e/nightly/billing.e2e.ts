import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as billingTexts from '#billing/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { addToCart } from '#e2e/buying.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { camt } from '#test/billing/camt.ts'

const { baseUrl } = anotherProduct()

async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK_AT
  if (!folder) return
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

async function downloadOf(page: Page, link: RegExp): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).first().click()
  const download = await waiting
  const bytes = await readFile(await download.path())
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  const items = (await Promise.all(pages.map(async (one) => (await one.getTextContent()).items))).flat()
  return {
    name: download.suggestedFilename(),
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
  }
}

test('an order by invoice is paid by bank file, opens a case, is refunded and credited', {
  timeout: 240_000,
}, async () => {
  const errors: string[] = []
  const check = async (page: Page, name: string) => {
    errors.push(...(await axeViolations(page, name)), ...(await narrowErrors(page, name)))
    await look(page, name)
  }
  const staff = await aVisitor({ baseURL: baseUrl(), viewport: { width: 1280, height: 900 } })
  await signInAsStaff(staff)
  await staff.goto('/admin/settings/company')
  await staff.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 7')
  await staff.getByLabel('QR-IBAN', { exact: true }).fill('CH44 3199 9123 0008 8901 2')
  await staff.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await staff.getByText(adminTexts.notices.done.company[0]).first().waitFor()

  const buyer = await aVisitor({ baseURL: baseUrl(), viewport: { width: 1280, height: 900 } })
  await signInToPortal(buyer, 'client@example.com')
  await buyer.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await addToCart(buyer, 'premium')
  await buyer.goto('/cart')
  await buyer.getByRole('link', { name: invoiceOrder.link }).click()
  await buyer.getByRole('heading', { level: 1, name: invoiceOrder.title }).waitFor()
  await buyer.getByLabel('Street').fill('')
  await buyer.getByRole('button', { name: invoiceOrder.button }).click()
  await buyer.getByText(shopTexts.order.invoiceBuyer.missing).first().waitFor()
  await check(buyer, 'order-by-invoice')
  const address = { Name: 'Ana Keller', Street: 'Seeweg', Postcode: '2502', Town: 'Biel/Bienne' }
  for (const [label, value] of Object.entries(address)) await buyer.getByLabel(label, { exact: true }).fill(value)
  await buyer.getByRole('button', { name: invoiceOrder.button }).click()
  await buyer.getByRole('heading', { level: 1, name: 'Your order is placed' }).waitFor()
  await check(buyer, 'order-placed')

  await buyer.goto('/client-portal/orders')
  await buyer
    .locator('main a', { hasText: /^Order / })
    .first()
    .click()
  await buyer.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
  await buyer.getByText(shopTexts.orderState.waitingForYourTransfer).first().waitFor()
  const orderUrl = buyer.url()
  await expect
    .poll(
      async () => {
        await buyer.goto(orderUrl)
        return buyer.getByRole('link', { name: /^Invoice .*\(PDF\)$/ }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await check(buyer, 'portal-order')
  const invoice = await downloadOf(buyer, /^Invoice .*\(PDF\)$/)
  expect(invoice.name).toMatch(/^invoice-\d{4}-\d{5}\.pdf$/)
  const label = /\d{4}-\d{5}/.exec(invoice.name)?.[0] ?? ''
  const reference = /reference\s+(\d{27})/.exec(invoice.text)?.[1] ?? ''
  const amount = (/Total\s+CHF\s*([\d,’']+\.\d\d)/.exec(invoice.text)?.[1] ?? '').replaceAll(/[,’']/g, '')
  expect(reference).toMatch(/^\d{27}$/)

  await staff.goto('/admin/billing/payments')
  await check(staff, 'payments')
  const upload = async (text: string) => {
    await staff.goto('/admin/billing/payments')
    await staff.getByLabel(billingStaffTexts.paymentsView.statementOrNotification).setInputFiles({
      name: 'bank.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(text),
    })
    await staff.getByRole('button', { name: billingStaffTexts.paymentsView.importFile }).click()
  }
  await upload('<not a statement')
  await staff.getByText('Nothing was imported').waitFor()
  const strange = { amount: '12.50', reference: 'RF18539007547034', payer: 'Somebody', ref: `T-2-${label}` }
  const txs = [{ amount, reference, payer: 'Ana Keller', ref: `T-1-${label}` }, strange]
  const file = camt({ format: 'camt.054.001.08', entries: [{ ref: `E-1-${label}`, txs }] })
  await upload(file)
  await staff.getByText(adminTexts.notices.done['bank-file'][0]).first().waitFor()
  await upload(file)
  await staff.getByText(adminTexts.notices.done['bank-file-known'][0]).first().waitFor()
  await expect
    .poll(
      async () => {
        await staff.goto('/admin/billing/payments')
        return staff.getByText(billingStaffTexts.billing.reasons['unknown-reference']).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await check(staff, 'payments-queue')
  await staff.getByText(billingStaffTexts.queueItem.otherDecisions).click()
  await staff.getByLabel('Reason').fill('Belongs to another firm')
  await staff.getByRole('button', { name: billingStaffTexts.queueItem.ignorePayment }).click()
  await staff.getByText(billingStaffTexts.paymentsView.youHaveDealtWithEvery).waitFor()

  await buyer.goto(orderUrl)
  await expect
    .poll(
      async () => {
        await buyer.reload()
        return buyer.locator('main a[href^="/client-portal/cases/"]').count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)

  await staff.goto(`/admin/billing/invoices?q=${label}`)
  await check(staff, 'invoices')
  await staff.getByRole('link', { name: label, exact: true }).click()
  await check(staff, 'invoice')
  await buyer.goto(orderUrl)
  await buyer.getByText(shopTexts.ownRefunds.requestRefund).click()
  await buyer.getByLabel(shopTexts.ownRefunds.whyAreYouRequestingRefund).fill('I moved away.')
  await buyer.getByLabel(shopTexts.payout.fields.name).fill('Ana Keller')
  await buyer.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 8')
  await buyer.getByRole('button', { name: shopTexts.ownRefunds.requestRefund2 }).click()
  await buyer.getByText(shopTexts.payout.errors['iban-wrong']).waitFor()
  await buyer.getByLabel('IBAN', { exact: true }).fill('CH56 0483 5012 3456 7800 9')
  await check(buyer, 'portal-refund')
  await buyer.getByRole('button', { name: shopTexts.ownRefunds.requestRefund2 }).click()
  await buyer.getByText(shopTexts.ownRefunds.content.requested).first().waitFor()
  await staff.getByRole('link', { name: /^Order \d/ }).click()
  await staff.getByRole('textbox', { name: 'Amount' }).fill('100')
  await staff.getByLabel(shopStaffTexts.refundPanel.yourAnswerToClient).fill('A part of it.')
  await staff.getByLabel(shopStaffTexts.refundPanel.yesRefundThisAmount).check()
  await staff.getByRole('button', { name: shopStaffTexts.refundPanel.grantRefund }).click()
  await staff.getByText(adminTexts.notices.done['refund-sent'][0]).first().waitFor()
  await staff.goto('/admin/billing/payouts')
  await staff.getByText('CH56 0483 5012 3456 7800 9').waitFor()
  await check(staff, 'payouts')
  await staff.getByRole('button', { name: matching(billingStaffTexts.payoutsView.createBankFile(1, anyValue)) }).click()
  await staff.getByText(adminTexts.notices.done['payout-file'][0]).first().waitFor()
  const waiting = staff.waitForEvent('download')
  await staff.getByRole('link', { name: /^payments-\d+\.xml$/ }).click()
  const order = await readFile(await (await waiting).path(), 'utf8')
  const endToEnd = /<EndToEndId>(.*?)</.exec(order)?.[1] ?? ''
  expect(order).toContain('<InstdAmt Ccy="CHF">100.00</InstdAmt>')
  await check(staff, 'payouts-file')
  await upload(
    camt({
      format: 'camt.053.001.08',
      entries: [{ ref: `E-3-${label}`, debit: true, txs: [{ amount: '100.00', endToEnd }] }],
    }),
  )
  await staff.getByText(adminTexts.notices.done['bank-file'][0]).first().waitFor()
  await expect
    .poll(
      async () => {
        await buyer.goto(orderUrl)
        return buyer.getByRole('link', { name: /^Credit note .*\(PDF\)$/ }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  const note = await downloadOf(buyer, /^Credit note .*\(PDF\)$/)
  expect(note.text.replaceAll(/\s+/g, ' ')).toContain(`${billingTexts.billing.paper.facts.credits}: ${label}`)

  await staff.goto('/admin/billing')
  await staff.getByRole('heading', { name: billingStaffTexts.moneyPanels.revenueByMonth }).waitFor()
  await check(staff, 'money')
  await staff.goto('/admin/billing/settings')
  await check(staff, 'billing-settings')
  await staff.goto(`/admin/search?q=${label}`)
  await staff.getByRole('link', { name: new RegExp(`Invoice ${label}`) }).waitFor()
  expect(errors).toEqual([])
})

test('an order by invoice works without JavaScript', async () => {
  const staff = await aVisitor({ baseURL: baseUrl() })
  await signInAsStaff(staff)
  await staff.goto('/admin/billing/settings')
  await staff.getByLabel(billingStaffTexts.billingSettingsPage.limitForBuyersWithoutAccount).fill('2000')
  await staff.getByRole('button', { name: billingStaffTexts.billingSettingsPage.saveSettings }).click()
  await staff.getByText(adminTexts.notices.done.settings[0]).first().waitFor()
  const buyer = await aVisitor({ baseURL: baseUrl(), javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await buyer.goto('/product/premium')
  await buyer.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await buyer.goto('/cart')
  await buyer.goto('/checkout/invoice')
  const entered = {
    Name: 'Bea Buyer',
    Email: 'bea@example.com',
    Street: 'Seeweg',
    Postcode: '2502',
    Town: 'Biel/Bienne',
  }
  for (const [label, value] of Object.entries(entered)) await buyer.getByLabel(label, { exact: true }).fill(value)
  await buyer.getByRole('button', { name: invoiceOrder.button }).click()
  await buyer.getByRole('heading', { level: 1, name: 'Your order is placed' }).waitFor()
})
