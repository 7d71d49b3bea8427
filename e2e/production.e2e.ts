import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { liveIn } from './buying.ts'
import {
  buy,
  choosePassword,
  emailLink,
  enterAsNewStaff,
  sentToStripe,
  staffPassword,
  startProduction,
} from './production-office.ts'
import { signInToPortal } from './signing-in.ts'

const production = await startProduction(['scripted', 'plain'])

test.each([
  ['with script', true],
  ['without script', false],
])('client and staff flows work in production behind a TLS proxy, %s', async (_how, isScripted) => {
  const name = isScripted ? 'scripted' : 'plain'
  const email = `client-${name}@example.org`
  const visit = () => production.visit(isScripted)
  const client = await visit()

  await buy(production, client, email)
  const link = await emailLink(production, email, '/set-password')
  await choosePassword(client, link, 'the first password')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const [session] = (await client.context().cookies()).filter((cookie) => cookie.name === '__Host-session')
  expect(session).toMatchObject({ secure: true, httpOnly: true })

  const cases = client.locator('main a[href*="/client-portal/cases/"]')
  const casePath =
    /\/client-portal\/cases\/[\da-f-]{36}/.exec((await cases.first().getAttribute('href')) ?? '')?.[0] ?? ''
  await client.goto(casePath)
  await upload(client, isScripted)
  await answerAQuestion(client, casePath)

  const staff = await visit()
  await enterAsNewStaff(staff, name, staffPassword)
  await staff.goto(`/admin/cases/${casePath.split('/').pop()}`)
  await staff.locator('summary', { hasText: caseTexts.cases.moves.hold.label }).click()
  const hold = staff.locator('details', { hasText: caseTexts.cases.moves.hold.label })
  await hold.getByLabel('Reason').fill('The client is abroad until May.')
  await hold.getByRole('button').click()
  await staff.getByText(caseTexts.cases.states.on_hold.label).first().waitFor()
  await acceptAnOffer(staff, client, email)

  const guest = await visit()
  await guaranteeAPrice(guest)
  await write(guest)
  await guest.goto('/forgot-password')
  await guest.getByLabel('Email', { exact: true }).fill(email)
  await guest.getByRole('button', { name: 'Send link' }).click()
  await guest.getByRole('heading', { name: accountTexts.forgotPasswordPage.checkYourInbox }).waitFor()
  const reset = await emailLink(production, email, '/set-password', [link])
  await choosePassword(guest, reset, 'the second password')
  await guest.getByRole('heading', { name: accountTexts.setPasswordPage.yourPasswordIsSaved }).waitFor()
  await signInToPortal(guest, email, 'the second password')
  await guest.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

test('production refuses requests with a foreign Host header', async () => {
  const page = await production.visit()
  const headers = { Host: 'evil.test', Origin: 'https://evil.test' }
  const posted = await page.request.post('/contact', { headers, form: { name: 'x' } })
  expect(posted.status()).toBe(403)
  const urls = { successUrl: 'https://evil.test/success', cancelUrl: 'https://evil.test/cart' }
  const body = { items: [{ variant_id: 'basic-2025', quantity: 1 }], ...urls }
  const ordered = await page.request.post('/store/main/checkout', { headers: { Host: 'evil.test' }, data: body })
  expect([ordered.status(), (await ordered.json()).code]).toEqual([400, 'foreign_url'])
})

async function upload(page: Page, isScripted: boolean): Promise<void> {
  const file = {
    name: 'salary-certificate.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf(['Salary', page.url()]),
  }
  const item = page.locator('li[id^=item-]').first()
  await item.locator('input[type=file]').last().setInputFiles(file)
  if (!isScripted) await item.locator('form[enctype="multipart/form-data"] button').click()
  await page.getByText(file.name).first().waitFor()
}

async function answerAQuestion(client: Page, casePath: string): Promise<void> {
  await client.goto(`${casePath}/questions`)
  await client.getByRole('link', { name: /^Work/ }).click()
  const employed = client.getByRole('group', { name: 'Were you employed in 2025?' })
  await employed.getByRole('radio', { name: 'Yes' }).check()
  await client.locator('button[name=intent][value=next]').click()
  await client.waitForURL(/#at-/)
  await client.goto(`${casePath}/questions/work`)
  expect(await employed.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
}

async function acceptAnOffer(staff: Page, client: Page, email: string): Promise<void> {
  const { stripe, inside } = production
  await staff.getByRole('link', { name: 'Create a quote' }).click()
  await staff.locator('[name=title]').fill('A company abroad')
  await staff.locator('[name=title0]').fill('Company abroad')
  await staff.locator('[name=price0]').fill('300')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await staff.getByRole('button', { name: shopStaffTexts.quoteView.sendQuoteToClient }).click()
  await staff.getByRole('button', { name: shopStaffTexts.quoteView.withdrawQuote }).waitFor()
  await client.goto(await emailLink(production, email, '/client-portal/offers/'))
  const offer = client.url()
  await liveIn(client, 'CH')
  const checkout = await sentToStripe(client, shopTexts.offerAnswer.acceptAndPayByCard)
  await client.goto(offer)
  await client.getByText(shopTexts.quote.toPay).first().waitFor()
  const paid = stripe.pay(checkout, { email, name: 'Clara Client' })
  await stripe.post(stripe.event('checkout.session.completed', paid), `${inside}/api/webhooks/payments`)
  await client.goto(offer)
  await client.getByText('Accepted', { exact: true }).first().waitFor()
}

async function guaranteeAPrice(guest: Page): Promise<void> {
  await guest.goto('/pricing?package=premium&year=2025#calculator')
  await guest.getByRole('button', { name: 'Save this price for 30 days' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Your saved price' }).waitFor()
  expect(guest.url()).toContain(`${production.url}/pricing/guarantee/`)
  await guest.getByRole('button', { name: 'Add to cart' }).click()
  // Without JavaScript this text is inside an element that locators ignore, so read the HTML.
  await expect.poll(() => guest.locator('main').innerHTML()).toContain('Saved price, valid until')
}

async function write(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel('Full name').fill('Paula Plain')
  await page.locator('#email').fill('paula@example.org')
  await page.locator('#topic').selectOption({ label: 'Expat Tax Filing' })
  await page.locator('#message').fill('Which permit do I need to file a return?')
  await page.locator('.contact-form button').click()
  await page.getByText(/Your number: \d+/).waitFor()
}
