import { expect, test } from 'vitest'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import {
  buy,
  choosePassword,
  emailLink,
  enterAsNewStaff,
  staffPassword,
  startProduction,
} from '#e2e/production-office.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const production = await startProduction(['cashier'])

test('in production a refund refused by the card is paid to the account the client enters', async () => {
  const { stripe, inside } = production
  const client = await production.visit(false)
  const email = 'client-of-a-closed-card@example.org'
  await buy(production, client, email)
  await choosePassword(client, await emailLink(production, email, '/set-password'), 'a password of the client')
  await client.goto('/client-portal/orders')
  await client.locator('main a[href*="/client-portal/orders/"]').first().click()
  const orderPath = new URL(client.url()).pathname
  await client.getByText(shopTexts.ownRefunds.requestRefund).waitFor()
  expect(await client.getByText(shopTexts.ownRefunds.accountForYourRefund).count()).toBe(0)

  const staff = await production.visit()
  await enterAsNewStaff(staff, 'cashier', staffPassword)
  await staff.goto(orderPath.replace('/client-portal/', '/admin/'))
  await staff.locator('summary', { hasText: shopStaffTexts.refundPanel.makeRefund }).click()
  const form = staff.locator('details', { hasText: shopStaffTexts.refundPanel.makeRefund })
  await form.getByLabel('Amount', { exact: true }).fill('50')
  await form.getByLabel('Reason', { exact: true }).selectOption({ label: 'Goodwill' })
  await form.getByLabel(shopStaffTexts.refundPanel.internalReason).fill('A late answer')
  await form.getByLabel(shopStaffTexts.refundPanel.yesRefundThisAmount).check()
  await form.getByRole('button', { name: shopStaffTexts.refundPanel.makeRefund }).click()
  await expect.poll(() => stripe.refunds.length).toBe(1)
  await expect
    .poll(() =>
      staff
        .reload()
        .then(() => staff.getByText(`${shopTexts.refund.states.paid}, ${shopTexts.refund.reasons.goodwill}`).count()),
    )
    .toBe(1)

  const failed = stripe.failRefund(stripe.refunds[0]?.id ?? '')
  const hook = `${inside}/api/webhooks/payments`
  for (let times = 0; times < 2; times++)
    expect((await stripe.post(stripe.event('refund.failed', failed), hook)).status).toBe(200)
  await staff.reload()
  await staff.getByText(shopStaffTexts.refundPanel.refundDidNotReachBuyer, { exact: true }).waitFor()
  await staff.getByText('expired_or_canceled_card').waitFor()

  await client.goto(await emailLink(production, email, '/client-portal/orders/'))
  await client.getByText(shopTexts.ownRefunds.weTriedToSendYour).waitFor()
  await client.getByLabel(shopTexts.payout.fields.name).fill('Clara Client')
  await client.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 8')
  await client.getByRole('button', { name: shopTexts.ownRefunds.sendAccountDetails }).click()
  await client.getByText(shopTexts.payout.errors['iban-wrong']).waitFor()
  await client.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 7')
  await client.getByRole('button', { name: shopTexts.ownRefunds.sendAccountDetails }).click()
  await expect
    .poll(() => client.goto(orderPath).then(() => client.getByText(shopTexts.ownRefunds.accountForYourRefund).count()))
    .toBe(0)

  await staff.getByRole('link', { name: 'payments to make' }).click()
  await staff.getByText('REFUND-000001').waitFor()
  await staff.getByText('To be paid').first().waitFor()
  await staff.locator('summary', { hasText: billingStaffTexts.payoutItem.paidByHand }).click()
  await staff.getByRole('button', { name: billingStaffTexts.payoutItem.markAsPaid }).click()
  await staff.getByText('Paid', { exact: true }).first().waitFor()
  expect(await staff.getByText(billingStaffTexts.payoutItem.paidByHand).count()).toBe(0)
})
