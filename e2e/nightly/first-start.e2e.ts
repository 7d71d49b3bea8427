import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as setupTexts from '#admin/locales/en-setup.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { buy, enterAsNewStaff, sentToStripe, staffPassword, startProduction } from '#e2e/production-office.ts'
import * as serverTexts from '#server/locales/en.ts'
import { codeOf } from '#test/accounts/people.ts'

const production = await startProduction(['founder'], { isOpen: false })
const { setupPage } = setupTexts

test('the first owner confirms the company data, tests a payment and opens the site, then a client buys', async () => {
  const { stripe, inside } = production
  const visitor = await production.visit()
  expect((await visitor.goto('/'))?.status()).toBe(503)
  await visitor.getByRole('heading', { name: serverTexts.closeForMaintenance.notOpenYet }).waitFor()

  const owner = await production.visit()
  const secret = await enterAsNewStaff(owner, 'founder', staffPassword)
  await owner.goto('/admin/settings/setup')
  await owner.getByText(setupPage.factsMissing).waitFor()
  expect((await owner.goto('/pricing'))?.status()).toBe(200)

  await owner.goto('/admin/settings/company')
  await owner.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await owner.getByText(adminTexts.notices.done.company[0]).first().waitFor()

  await owner.goto('/admin/settings/setup')
  const checkout = await sentToStripe(owner, setupPage.payTest)
  const paid = stripe.pay(checkout, { email: 'founder@example.com', name: 'Olga Owner' })
  const event = stripe.event('checkout.session.completed', paid)
  expect((await stripe.post(event, `${inside}/api/webhooks/payments`)).status).toBe(200)
  expect(stripe.refunds).toMatchObject([{ amount: 100 }])
  await owner.goto(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id))
  await owner.getByText('event received after').waitFor()

  await owner.getByLabel(accountTexts.reauthFields.yourPassword).fill(staffPassword)
  const code = owner.getByLabel(accountTexts.reauthFields.code, { exact: true })
  if (await code.isVisible()) await code.fill(codeOf(secret, new Date(), 1))
  await owner.getByRole('button', { name: setupPage.openNow }).click()
  await owner.getByText(adminTexts.notices.done['site-opened'][0]).first().waitFor()

  const client = await production.visit()
  await buy(production, client, 'first-client@example.org')
})
