import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import type { DecideOpeningOutcome } from '#cases/opening/decide-opening.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { explain, type Refused, say } from '#platform/words.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { aVisitor } from './browser.ts'
import { addToCart, goToPayment, liveIn, pay } from './buying.ts'
import { aBuyer } from './couples.ts'
import { signInAsStaff } from './signing-in.ts'

const held = caseStaffTexts.heldOpenings
const opening = caseStaffTexts.openCasePage
const quote = shopStaffTexts.quoteFormView

/** The client orders the product again without a quote; returns the staff path of the paid order. */
async function ordersAgain(
  client: Page,
  staff: Page,
  { caseId, email }: { caseId: string; email: string },
): Promise<string> {
  await addToCart(client, 'standard')
  await client.goto('/cart')
  await client.getByText(cartTexts.ownCaseNotes.youHaveCaseFor(2025)).waitFor()
  await goToPayment(client)
  await pay(client, email, 'Ina Keller')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  const waits = staff.getByText(caseStaffTexts.ordersHeld.title(1))
  await expect
    .poll(async () => {
      await staff.goto(`/admin/cases/${caseId}`)
      return waits.count()
    })
    .toBe(1)
  await staff.locator('.note.warn').getByRole('link').click()
  await staff.getByRole('heading', { name: held.title }).waitFor()
  return new URL(staff.url()).pathname
}

async function numbersOfCases(client: Page): Promise<number> {
  await client.goto('/client-portal/cases')
  await client.getByRole('heading', { level: 1 }).waitFor()
  return new Set((await client.locator('main').innerText()).match(/ETB-2025-\d{4}/g)).size
}

test('one client and one year are one case: quote, order and opening join it or give a reason', {
  timeout: 300_000,
}, async () => {
  const { page: client, email, casePath } = await aBuyer('Ina')
  const caseId = casePath.split('/').pop() ?? ''
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}`)
  const clientPath = (await staff.locator('a[href*="/admin/clients/"]').first().getAttribute('href')) ?? ''
  const clientId = clientPath.replace(/[?#].*/, '').split('/')[3] ?? ''

  // A quote for the same year: staff are warned, choose, and the case goes to the person who made the quote.
  await staff.goto(`/admin/quotes/new?client=${clientId}`)
  await staff.getByText(caseStaffTexts.casesOfYears.casesOfClient(1)).waitFor()
  await staff.getByLabel(quote.title, { exact: true }).fill('Your tax return 2025')
  const product = staff.getByLabel(new RegExp(`^${quote.product}`)).first()
  const standard = await product
    .locator('option', { hasText: /Standard.*2025/ })
    .first()
    .getAttribute('value')
  await product.selectOption(standard ?? '')
  const save = staff.getByRole('button', { name: shopStaffTexts.newQuotePage.saveDraft })
  await save.click()
  await staff.getByText(quote.caseOfSameYear).waitFor()
  await staff.getByLabel(quote.secondCase).check()
  await save.click()
  await staff.getByText(shopStaffTexts.quote.fields['no-reason']).first().waitFor()
  await staff.getByLabel(quote.partOfThatCase).check()
  await save.click()
  await staff.waitForURL(/note=quote-saved/)
  const quotePath = new URL(staff.url()).pathname
  await staff.getByRole('button', { name: shopStaffTexts.quoteView.sendQuoteToClient }).click()
  await staff.waitForURL(/note=quote-sent/)
  await client.goto(quotePath.replace('/admin/quotes/', '/client-portal/offers/'))
  await liveIn(client, 'CH')
  await client.getByRole('button', { name: shopTexts.offerAnswer.acceptAndPayByCard }).click()
  await client.waitForURL(/\/sandbox-pay\//)
  await pay(client, email, 'Ina Keller')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  await staff.goto(`/admin/cases/${caseId}`)
  await expect
    .poll(async () => {
      await staff.goto(`/admin/cases/${caseId}/log`)
      return staff.locator('main').innerText()
    })
    .toContain(say(caseTexts.cases.events, { code: 'ordered-with', values: { name: 'Standard, tax year 2025' } }))
  await staff.getByText('Assigned to Anna Keller').first().waitFor()
  expect(await numbersOfCases(client)).toBe(1)

  // An order of the client for the same year waits for a decision, which adds it to the case.
  const first = await ordersAgain(client, staff, { caseId, email })
  await staff.getByRole('button', { name: /^Add to ETB-2025/ }).click()
  await staff.waitForURL(/note=order-joined/)
  await staff.goto(first)
  expect(await staff.getByRole('heading', { name: held.title }).count()).toBe(0)
  await staff
    .locator('.panel')
    .filter({ hasText: shopStaffTexts.orderView.cases })
    .getByRole('link', { name: /^ETB-2025/ })
    .waitFor()
  expect(await numbersOfCases(client)).toBe(1)

  // Another one becomes a second case, which needs a reason.
  await ordersAgain(client, staff, { caseId, email })
  await staff.locator('summary', { hasText: held.openSecond }).click()
  await staff.getByLabel(held.why).fill('   ')
  await staff.getByRole('button', { name: held.openSecond }).click()
  const noReason = { ok: false, reason: 'no-reason' } as const
  await staff.getByText(explain<Refused<DecideOpeningOutcome>>(caseStaffTexts.openingNotDecided, noReason)).waitFor()
  await staff.getByLabel(held.why).fill('For her brother, who has no account.')
  await staff.getByRole('button', { name: held.openSecond }).click()
  await staff.waitForURL(/note=second-case-opened/)
  expect(await numbersOfCases(client)).toBe(2)

  // Opening a case without an order asks as well.
  await staff.goto(`/admin/clients/${clientId}/open-case`)
  await staff.getByLabel(opening.type, { exact: true }).selectOption({ label: 'Standard' })
  await staff.getByLabel(opening.taxYear, { exact: true }).selectOption('2025')
  await staff.getByLabel(opening.whyIsThereNoOrder).fill('Agreed on the phone.')
  await staff.getByRole('button', { name: opening.openCase2 }).click()
  await staff.getByText(opening.caseWasNotOpened).waitFor()
  await staff.getByLabel(opening.openSecondCaseOfSame).check()
  await staff.getByRole('button', { name: opening.openCase2 }).click()
  await staff.waitForURL(/note=case-opened/)
  expect(await numbersOfCases(client)).toBe(3)
})
