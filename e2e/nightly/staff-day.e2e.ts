import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { addToCart, choosePassword, goToPayment, pay } from '#e2e/buying.ts'
import { own } from '#e2e/own.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyNumber, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { codeOf } from '#test/accounts/people.ts'

const { baseUrl } = anotherProduct()

/** Timeout in milliseconds for updates of cached pages, which take a second, but longer on a busy machine. */
const soon = { timeout: 15_000 }

test('a new staff member handles a case, price, refund and export, and sets maintenance', {
  timeout: 240_000,
}, async () => {
  const visit = () => aVisitor({ baseURL: baseUrl() })
  const [owner, adviser, client, outbox] = [await visit(), await visit(), await visit(), await visit()]
  await signInAsStaff(owner)

  const email = `eva-${Date.now()}@example.com`
  await owner.goto('/admin/staff')
  await owner.getByLabel('First and last name').fill('Eva Adviser')
  await owner.getByRole('textbox', { name: 'Email' }).fill(email)
  await owner.getByRole('radio', { name: /^Adviser/ }).check()
  await owner.getByLabel(accountTexts.reauthFields.yourPassword).fill(own('password'))
  await owner.getByRole('button', { name: accountStaffTexts.staffListPage.sendInvitation }).click()
  await owner.getByRole('heading', { name: 'Eva Adviser' }).waitFor()
  await owner.locator('summary', { hasText: accountStaffTexts.staffMemberPanels.setCaseLimit }).click()
  await owner.getByLabel(accountStaffTexts.staffMemberPanels.mostOpenCases).fill('12')
  await owner.getByRole('button', { name: accountStaffTexts.staffMemberPanels.setCaseLimit }).click()
  await owner.getByText(adminTexts.notices.done['staff-capacity'][0]).first().waitFor()

  await adviser.goto(linkIn(await newestEmail(outbox, email, /./), '/set-password'))
  await adviser.getByLabel('Password').fill('the adviser came along')
  await adviser.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
  await adviser.waitForURL((url) => url.pathname.startsWith('/admin'))
  await enrol(adviser, 'the adviser came along')

  const buyer = `nora-${Date.now()}@example.com`
  await addToCart(client, 'standard')
  await goToPayment(client, buyer)
  await pay(client, buyer, 'Nora New')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  const caseId = (await choosePassword(client, 'a password for Nora')).split('/').pop()

  await adviser.goto('/admin/cases?assigned=nobody&q=Nora')
  await adviser.getByText('Nora New').first().waitFor()
  await adviser.goto(`/admin/cases/${caseId}`)
  const assign = adviser.locator('select[name=assign]')
  const me = await assign.locator('option', { hasText: 'Eva Adviser (you): 0 of 12' }).getAttribute('value')
  await assign.selectOption(me)
  await adviser.locator('button[value=assign]').click()
  await adviser.getByText('Case assigned').first().waitFor()
  await adviser.goto(`/admin/cases/${caseId}/documents`)
  await adviser.locator('#new-title').fill('Statement of the crypto exchange')
  await adviser.getByRole('button', { name: caseStaffTexts.requestForm.requestDocument, exact: true }).click()
  await adviser.getByText(adminTexts.notices.done.requested[0]).first().waitFor()
  expect(await newestEmail(outbox, buyer, /document/i)).toContain('Statement of the crypto exchange')

  await client.goto('/client-portal/messages/new')
  await client.getByLabel('Subject').fill('Which year?')
  await client.getByLabel('Message').fill('Do you need it for 2025 only?')
  await client.getByRole('button', { name: 'Send', exact: true }).click()
  await client.getByRole('heading', { name: 'Which year?' }).waitFor()
  await adviser.goto('/admin/messages?q=Which+year')
  await adviser
    .getByRole('link', { name: /Which year/ })
    .first()
    .click()
  await adviser.getByRole('textbox', { name: caseStaffTexts.answerForm.answer }).fill('Yes, for 2025 only.')
  await adviser.getByRole('button', { name: caseStaffTexts.answerForm.sendMessage, exact: true }).click()
  await adviser.getByText('Yes, for 2025 only.').first().waitFor()
  await client.getByText('Yes, for 2025 only.').waitFor({ timeout: 40_000 })
  expect((await adviser.goto('/admin/figures'))?.status()).toBe(403)

  await owner.goto('/admin/catalogue/premium')
  await owner.getByLabel(shopStaffTexts.variantFields.priceOfInFrancs('Tax year 2025')).fill('845.00')
  await owner.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await owner.getByText(adminTexts.notices.done['product-saved'][0]).first().waitFor()
  await expect.poll(async () => (await outbox.request.get('/product/premium')).text(), soon).toContain('845.00')
  await publishProduct(owner, outbox)
  await owner.goto('/admin/catalogue')
  await owner
    .getByRole('button', { name: matching(shopStaffTexts.catalogueListPage.createVariantsFor(3, anyNumber)) })
    .click()
  await owner.getByText(adminTexts.notices.done['year-made'][0]).first().waitFor()

  await owner.goto('/admin/orders?q=Nora')
  await owner.locator('.list-rows tbody th a').first().click()
  await owner.locator('summary', { hasText: shopStaffTexts.refundPanel.makeRefund }).click()
  // Nothing was delivered yet, so the money-back guarantee applies and the form suggests a full refund.
  expect(await owner.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('499.00')
  await owner.getByLabel(shopStaffTexts.refundPanel.yesRefundThisAmount).check()
  await owner.getByRole('button', { name: shopStaffTexts.refundPanel.makeRefund }).click()
  await owner.getByText(adminTexts.notices.done['refund-sent'][0]).first().waitFor()
  async function isRefunded() {
    await owner.goto('/admin/orders?q=Nora')
    return owner.getByText('Refunded').first().isVisible()
  }
  await expect.poll(isRefunded, { timeout: 30_000 }).toBe(true)

  await owner.goto('/admin/figures')
  await owner.locator('summary', { hasText: adminTexts.monthPanels.figuresAsTable }).first().click()
  await owner.getByRole('columnheader', { name: adminTexts.figures.money.refunded }).waitFor()
  expect(await axeViolations(owner, 'figures')).toEqual([])
  const [figures] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByText(adminTexts.figuresPage.exportCsv).click(),
  ])
  expect(figures.suggestedFilename()).toMatch(/^figures-.*\.csv$/)
  await owner.goto('/admin/security')
  await owner.getByText('Export', { exact: true }).click()
  const [log] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByText(adminTexts.listMenus.signedJsonLines).click(),
  ])
  expect(log.suggestedFilename()).toMatch(/^audit-.*\.jsonl$/)
  await owner.getByRole('button', { name: adminTexts.auditPage.verifyLog }).click()
  await owner.getByText(adminTexts.auditPage.logIsCompleteAndUnchanged).waitFor({ timeout: 30_000 })
  expect(await axeViolations(owner, 'the audit log, verified')).toEqual([])

  await maintain(owner, 'On')
  const closed = await outbox.request.get('/')
  expect(closed.status()).toBe(503)
  expect(await closed.text()).toContain('Back at two.')
  expect((await adviser.goto(`/admin/cases/${caseId}`))?.status()).toBe(200)
  expect((await owner.goto('/store'))?.status()).toBe(200)
  await maintain(owner, 'Off')
  await expect.poll(async () => (await outbox.request.get('/')).status(), soon).toBe(200)
})

async function publishProduct(owner: Page, visitor: Page): Promise<void> {
  await owner.goto('/admin/catalogue')
  await owner.locator('summary', { hasText: shopStaffTexts.catalogueListPage.createProduct }).click()
  await owner.getByLabel('Title', { exact: true }).fill('Moving check')
  await owner.getByLabel(shopStaffTexts.catalogueListPage.productType).selectOption('service')
  await owner.getByLabel('Price', { exact: true }).fill('120')
  await owner.getByRole('button', { name: shopStaffTexts.catalogueListPage.createProduct2 }).click()
  await owner.getByRole('heading', { name: 'Moving check', level: 1 }).first().waitFor()
  await owner.getByRole('link', { name: shopStaffTexts.productPage.parts.texts, exact: true }).click()
  await owner.getByLabel('Description', { exact: true }).fill('What to do **before** you move.')
  await owner.getByRole('radio', { name: 'Published' }).check()
  await owner.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await owner.getByText(adminTexts.notices.done['product-saved'][0]).first().waitFor()
  expect(await axeViolations(owner, 'a new product')).toEqual([])
  expect(await narrowErrors(owner, 'a new product')).toEqual([])
  const text = async (path: string) => (await visitor.request.get(path)).text()
  await expect.poll(() => text('/product/moving-check'), soon).toContain('<strong>before</strong>')
  await expect.poll(() => text('/sitemap.xml'), soon).toContain('/product/moving-check')
  await expect.poll(() => text('/store'), soon).toContain('Moving check')
  expect(await text('/search.json?q=Moving')).toContain('Moving check')
  expect(await text('/store/main/products?limit=100')).toContain('moving-check')
}

async function enrol(page: Page, password: string): Promise<void> {
  await page.goto('/admin/second-factor')
  await page.getByLabel(accountTexts.reauthFields.yourPassword).fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('.qr-key').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()))
  await page.locator('button[value=confirm]').click()
  await page.getByText(adminTexts.notices.done['second-factor-on'][0]).first().waitFor()
}

async function maintain(owner: Page, mode: 'On' | 'Off'): Promise<void> {
  await owner.goto('/admin/settings?part=maintenance')
  await owner
    .getByRole('group', { name: adminTexts.settingsForms.maintenanceMode })
    .getByRole('radio', { name: mode, exact: true })
    .check()
  await owner.getByLabel('Message').fill('Back at two.')
  await owner.getByRole('button', { name: adminTexts.settingsForms.saveMaintenance }).click()
  await owner.getByText(adminTexts.notices.done.settings[0]).first().waitFor()
}
