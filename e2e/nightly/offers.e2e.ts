import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { cartPage } from '#content/pages/cart.ts'
import { aVisitor } from '#e2e/browser.ts'
import { addToCart, liveIn, pay } from '#e2e/buying.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

test('a first-time client gets the discount, and staff refund a part', async () => {
  const buyer = await aVisitor()
  await addToCart(buyer, 'standard')
  await buyer.goto('/cart')
  const main = buyer.locator('main')
  await main.getByLabel(cartPage.emailLabel).fill('first-time@example.com')
  await main.getByText('First-time client, 10% off').first().waitFor()
  await expect.poll(() => main.locator('.total').innerText()).toContain('449.10')
  await main.getByText(cartPage.codeTitle).click()
  await main.getByLabel('Code', { exact: true }).fill('NOT-A-CODE')
  await main.getByRole('button', { name: cartPage.codeApply }).click()
  await main.getByText(shopTexts.promotion.discountErrors['unknown-code']).first().waitFor()
  expect(await axeViolations(buyer, 'a cart with a discount and a refused code')).toEqual([])
  await liveIn(buyer, 'CH')
  await buyer.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await buyer.waitForURL(/\/sandbox-pay\//)
  expect(await buyer.locator('body').innerText()).toContain('First-time client, 10% off')
  await pay(buyer, 'first-time@example.com', 'Fiona First')
  await buyer.getByRole('heading', { name: 'Payment Successful' }).waitFor()

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/orders?q=first-time%40example.com')
  await staff.locator('tbody a').first().click()
  await staff.getByText('First-time client, 10% off').first().waitFor()
  const order = new URL(staff.url()).pathname
  await staff.locator('summary', { hasText: shopStaffTexts.refundPanel.makeRefund }).click()
  expect(await axeViolations(staff, 'an order about to be given back in part')).toEqual([])
  await staff.getByRole('textbox', { name: 'Amount' }).fill('49.10')
  await staff.getByLabel('Reason', { exact: true }).selectOption({ label: 'Goodwill' })
  await staff.getByLabel(shopStaffTexts.refundPanel.yesRefundThisAmount).check()
  await staff.getByRole('button', { name: shopStaffTexts.refundPanel.makeRefund }).click()
  await staff.getByText(adminTexts.notices.done['refund-sent'][0]).first().waitFor()
  await expect
    .poll(
      async () => {
        await staff.goto(order)
        return staff.locator('main').innerText()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toContain(shopTexts.refund.states.paid)
  for (const path of [order, '/admin/promotions', '/admin/promotions/new']) {
    await staff.goto(path)
    expect(await axeViolations(staff, path)).toEqual([])
    expect(await narrowErrors(staff, path)).toEqual([])
  }
})

test('a client requests a refund in the portal and reads the answer', async () => {
  const client = await aVisitor()
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/orders')
  await client
    .locator('tbody')
    .getByRole('link', { name: /^Order / })
    .last()
    .click()
  await client.getByText(shopTexts.ownRefunds.requestRefund).click()
  await client.getByLabel(shopTexts.ownRefunds.whyAreYouRequestingRefund).fill('The order was a mistake of mine.')
  expect(await axeViolations(client, 'asking for money back')).toEqual([])
  await client.getByRole('button', { name: shopTexts.ownRefunds.requestRefund2, exact: true }).click()
  await client.getByText(shopTexts.ownRefunds.content.requested).first().waitFor()
  const own = new URL(client.url()).pathname

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin?who=everyone')
  await staff.getByText(billingStaffTexts.decisions.kinds['refund-requested'].title).first().waitFor()
  await staff.goto(own.replace('/client-portal', '/admin'))
  await staff.locator('summary', { hasText: shopStaffTexts.refundPanel.declineRefund }).click()
  await staff.locator('#decline-words').fill('The draft of your return is with you already.')
  await staff.getByRole('button', { name: shopStaffTexts.refundPanel.declineRefund }).click()
  await staff.getByText('Refund declined').first().waitFor()
  await client.goto(own)
  await client.getByText('The draft of your return is with you already.').waitFor()
})
