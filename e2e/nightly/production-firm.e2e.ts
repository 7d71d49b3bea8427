import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import {
  buy,
  choosePassword,
  decoded,
  emailLink,
  enrol,
  enterAsNewStaff,
  staffPassword,
  startProduction,
} from '#e2e/production-office.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { codeOf } from '#test/accounts/people.ts'
import { camt } from '#test/billing/camt.ts'

const production = await startProduction(['founder', 'cashier'])

test('the first owner sets up a firm of three; an adviser sees own and unassigned cases only', async () => {
  const owner = await production.visit()
  const secret = await enterAsNewStaff(owner, 'founder', staffPassword)
  const people = [
    { name: 'Adam Admin', email: 'adam@example.com', role: 'Admin', password: 'the admin came along' },
    { name: 'Eva Adviser', email: 'eva@example.com', role: 'Adviser', password: 'the adviser came along' },
  ]
  const desks: Page[] = []
  for (const person of people) {
    await invite(owner, secret, person)
    const ctx = await production.visit()
    const link = await emailLink(production, person.email, '/set-password')
    await choosePassword(ctx, link, person.password)
    await ctx.waitForURL((url) => url.pathname.startsWith('/admin'))
    await enrol(ctx, person.password)
    desks.push(ctx)
  }
  const [admin, adviser] = desks
  if (!admin || !adviser) throw new Error('nobody came')

  const client = await production.visit()
  const email = 'client-of-three@example.org'
  await buy(production, client, email)
  const casePath = new URL(await emailLink(production, email, '/client-portal/cases/')).pathname
  const path = `/admin/cases/${casePath.split('/').pop()}`
  expect((await adviser.goto(path))?.status()).toBe(200)
  await admin.goto(path)
  const assign = admin.locator('select[name=assign]')
  const me = await assign.locator('option', { hasText: 'Adam Admin (you)' }).getAttribute('value')
  await assign.selectOption(me)
  await admin.locator('button[value=assign]').click()
  await admin.waitForURL('**note=assigned*')
  expect((await adviser.goto(path))?.status()).toBe(404)
  expect((await admin.goto(path))?.status()).toBe(200)
  expect((await adviser.goto('/admin/security'))?.status()).toBe(403)
})

test('in production an order by invoice is discounted, paid and refunded by bank files', async () => {
  const staff = await production.visit()
  await enterAsNewStaff(staff, 'cashier', staffPassword)
  await staff.goto('/admin/settings/company')
  await staff.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 7')
  await staff.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await staff.getByText(adminTexts.notices.done.company[0]).first().waitFor()
  await staff.goto('/admin/billing/settings')
  await staff.getByLabel(billingStaffTexts.billingSettingsPage.limitForBuyersWithoutAccount).fill('2000')
  await staff.getByRole('button', { name: billingStaffTexts.billingSettingsPage.saveSettings }).click()
  await staff.getByText(adminTexts.notices.done.settings[0]).first().waitFor()

  const email = 'by-invoice@example.org'
  const buyer = await production.visit(false)
  await buyer.goto('/product/basic')
  await buyer.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await buyer.goto('/cart')
  await buyer.goto('/checkout/invoice')
  const entered = { Name: 'Ivo Invoice', Email: email, Street: 'Seeweg', Postcode: '2502', Town: 'Biel/Bienne' }
  for (const [label, value] of Object.entries(entered)) await buyer.getByLabel(label, { exact: true }).fill(value)
  await buyer.getByRole('button', { name: invoiceOrder.button }).click()
  await buyer.getByRole('heading', { level: 1, name: 'Your order is placed' }).waitFor()
  const paper = await buyer.request.get(await emailLink(production, email, '/papers/'))
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const emailContent = decoded(production.smtp.deliveries.find(({ to }) => to.includes(email))?.raw ?? '')
  const reference = /RF\d{2}\d+/.exec(emailContent)?.[0] ?? ''
  const amount = /CHF\D{1,3}(\d+\.\d\d)/.exec(emailContent)?.[1] ?? ''
  const upload = async (entry: Parameters<typeof camt>[0]['entries'][0]) => {
    await staff.goto('/admin/billing/payments')
    const buffer = Buffer.from(camt({ format: 'camt.053.001.08', entries: [entry] }))
    const file = { name: 'bank.xml', mimeType: 'application/xml', buffer }
    await staff.getByLabel(billingStaffTexts.paymentsView.statementOrNotification).setInputFiles(file)
    await staff.getByRole('button', { name: billingStaffTexts.paymentsView.importFile }).click()
    await staff.getByText(adminTexts.notices.done['bank-file'][0]).first().waitFor()
  }
  await upload({ ref: 'P-1', txs: [{ amount, reference, payer: 'Ivo Invoice', ref: 'P-T-1' }] })
  await emailLink(production, email, '/set-password')

  await staff.goto('/admin/billing/invoices')
  await staff
    .getByRole('link', { name: /^\d{4}-\d{5}$/ })
    .first()
    .click()
  await staff.getByRole('link', { name: /^Order \d/ }).click()
  await staff.locator('summary', { hasText: shopStaffTexts.refundPanel.makeRefund }).click()
  await staff.getByRole('textbox', { name: 'Amount' }).fill('50')
  await staff.getByLabel(/^Account holder/).fill('Ivo Invoice')
  await staff.getByLabel(/^IBAN/).fill('CH56 0483 5012 3456 7800 9')
  await staff.getByLabel(shopStaffTexts.refundPanel.yesRefundThisAmount).check()
  await staff.getByRole('button', { name: shopStaffTexts.refundPanel.makeRefund }).click()
  await staff.getByText(adminTexts.notices.done['refund-sent'][0]).first().waitFor()
  await staff.goto('/admin/billing/payouts')
  await staff.getByRole('button', { name: matching(billingStaffTexts.payoutsView.createBankFile(1, anyValue)) }).click()
  const path = await staff.getByRole('link', { name: /^payments-\d+\.xml$/ }).getAttribute('href')
  const order = await (await staff.request.get(path ?? '')).text()
  const endToEnd = /<EndToEndId>(.*?)</.exec(order)?.[1] ?? ''
  await upload({ ref: 'P-2', debit: true, txs: [{ amount: '50.00', endToEnd }] })
  await expect
    .poll(
      () =>
        production.smtp.deliveries.filter(({ to, raw }) => to.includes(email) && decoded(raw).includes('50.00')).length,
      {
        timeout: 30_000,
      },
    )
    .toBeGreaterThan(0)
})

async function invite(
  page: Page,
  secret: string,
  person: { name: string; email: string; role: string },
): Promise<void> {
  await page.goto('/admin/staff')
  await page.getByLabel('First and last name').fill(person.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('radio', { name: person.role }).check()
  await page.getByLabel(accountTexts.reauthFields.yourPassword).fill(staffPassword)
  // The current TOTP code was used during set-up, so use the next one, which is also accepted.
  const code = page.locator('#invite-code')
  if (await code.isVisible()) await code.fill(codeOf(secret, new Date(), 1))
  await page.getByRole('button', { name: accountStaffTexts.staffListPage.sendInvitation }).click()
  await page.getByRole('heading', { name: person.name }).waitFor()
}
