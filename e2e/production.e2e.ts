import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#accounts/test-people.ts'
import { camt } from '#billing/bank/test-camt.ts'
import { samplePdf } from '#db/seed/sample-document.ts'
import { freePort } from '#platform/db/free-port.server.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { aVisitor, linkIn } from './browser.ts'
import { startProduct, stopProduct } from './product.ts'
import { signInToPortal } from './signing-in.ts'
import { startTlsProxy } from './tls-proxy.ts'

const run = promisify(execFile)
const staffPassword = 'a password for the owner'

// The product as it is operated: production mode, a proxy in front that ends TLS, a mail server, and Stripe's interface.
const port = await freePort()
const inside = `http://127.0.0.1:${port}`
const proxy = await startTlsProxy(port)
const smtp = await startSmtpStandIn('recipient', afterAll)
const stripe = await startStripeStandIn({ pageUrl: 'https://checkout.stripe.com', atEnd: afterAll })

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'production-'))
  const variables = {
    MODE: 'production',
    ALLOW_PLACEHOLDER_COMPANY: 'yes',
    PORT: String(port),
    PUBLIC_URL: proxy.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret key of more than 32 characters',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@example.com',
    DRAIN_SECONDS: '0',
    ...stripe.env,
  }
  const product = await startProduct(variables, inside)
  for (const name of ['scripted', 'plain', 'founder', 'cashier']) {
    const owner = { ADMIN_EMAIL: `${name}@example.com`, ADMIN_USERNAME: name, ADMIN_NAME: 'Olga Owner' }
    const env = { PATH: process.env.PATH, ...variables, ...owner, ADMIN_PASSWORD: staffPassword }
    await run('node', ['build/server/index.js', 'create-admin'], { env: { ...env, LOG_LEVEL: 'warn' } })
  }
  return async () => {
    await stopProduct(product)
    await proxy.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test.each([
  ['with script', true],
  ['without script', false],
])('in production behind a TLS proxy everything works that a client and the staff do, %s', async (_how, isScripted) => {
  const name = isScripted ? 'scripted' : 'plain'
  const email = `client-${name}@example.org`
  const visit = () => aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true, javaScriptEnabled: isScripted })
  const client = await visit()

  await buy(client, email)
  const link = await letterLink(email, '/set-password')
  await choosePassword(client, link, 'the first password')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const [session] = (await client.context().cookies()).filter((cookie) => cookie.name === '__Host-session')
  expect(session).toMatchObject({ secure: true, httpOnly: true })

  const casePath = new URL(await letterLink(email, '/client-portal/cases/')).pathname
  await client.goto(casePath)
  await upload(client, isScripted)
  await answerAQuestion(client, casePath)

  const staff = await visit()
  await enterAsNewStaff(staff, name, staffPassword)
  await staff.goto(`/admin/cases/${casePath.split('/').pop()}`)
  await staff.locator('summary', { hasText: 'Put on hold' }).click()
  const hold = staff.locator('details', { hasText: 'Put on hold' })
  await hold.getByLabel('Reason').fill('The client is abroad until May.')
  await hold.getByRole('button').click()
  await staff.getByText('On hold').first().waitFor()
  await acceptAnOffer(staff, client, email)

  const guest = await visit()
  await keepAPrice(guest)
  await write(guest)
  await guest.goto('/forgot-password')
  await guest.getByLabel('Email', { exact: true }).fill(email)
  await guest.getByRole('button', { name: 'Send the link' }).click()
  await guest.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  const reset = await letterLink(email, '/set-password', [link])
  await choosePassword(guest, reset, 'the second password')
  await guest.getByRole('heading', { name: 'Your password is saved' }).waitFor()
  await signInToPortal(guest, email, 'the second password')
  await guest.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

test('from the first owner on a firm of three is made on screens, and an adviser sees own cases and unassigned ones', async () => {
  const visit = () => aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true })
  const owner = await visit()
  const secret = await enterAsNewStaff(owner, 'founder', staffPassword)
  const people = [
    { name: 'Adam Admin', email: 'adam@example.com', role: 'Admin', password: 'the admin came along' },
    { name: 'Eva Adviser', email: 'eva@example.com', role: 'Adviser', password: 'the adviser came along' },
  ]
  const desks: Page[] = []
  for (const person of people) {
    await invite(owner, secret, person)
    const desk = await visit()
    const link = await letterLink(person.email, '/set-password')
    await choosePassword(desk, link, person.password)
    await desk.waitForURL((url) => url.pathname.startsWith('/admin'))
    await enrol(desk, person.password)
    desks.push(desk)
  }
  const [admin, adviser] = desks
  if (!admin || !adviser) throw new Error('nobody came')

  const client = await visit()
  const email = 'client-of-three@example.org'
  await buy(client, email)
  const casePath = new URL(await letterLink(email, '/client-portal/cases/')).pathname
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

test('in production an order by invoice is placed with a discount, paid by a file of the bank, and given back by one', async () => {
  const visit = () => aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true })
  const staff = await visit()
  await enterAsNewStaff(staff, 'cashier', staffPassword)
  await staff.goto('/admin/settings/company')
  await staff.getByLabel('IBAN', { exact: true }).fill('CH93 0076 2011 6238 5295 7')
  await staff.getByRole('button', { name: 'Save Company Data' }).click()
  await staff.getByText('Company data saved').first().waitFor()
  await staff.goto('/admin/billing/settings')
  await staff.getByLabel('Everybody else up to').fill('2000')
  await staff.getByRole('button', { name: 'Save Settings' }).click()
  await staff.getByText('Settings saved').first().waitFor()

  const email = 'by-invoice@example.org'
  const buyer = await aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true, javaScriptEnabled: false })
  await buyer.goto('/product/basic')
  await buyer.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await buyer.goto('/cart')
  await buyer.locator('summary', { hasText: 'First time with us?' }).click()
  await buyer.locator('#plain-email').fill(email)
  await buyer.getByRole('button', { name: 'Take it off' }).click()
  await buyer.goto('/checkout/invoice')
  await buyer.getByText('First-time client, 10% off').waitFor()
  const entered = { Name: 'Ivo Invoice', Email: email, Street: 'Seeweg', Postcode: '2502', Town: 'Biel/Bienne' }
  for (const [label, value] of Object.entries(entered)) await buyer.getByLabel(label, { exact: true }).fill(value)
  await buyer.getByRole('button', { name: 'Place the order by invoice' }).click()
  await buyer.getByRole('heading', { level: 1, name: 'Your order is placed' }).waitFor()
  const paper = await buyer.request.get(await letterLink(email, '/papers/'))
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const letter = decoded(smtp.deliveries.find(({ to }) => to.includes(email))?.raw ?? '')
  const reference = /RF\d{2}\d+/.exec(letter)?.[0] ?? ''
  const amount = /CHF\D{1,3}(\d+\.\d\d)/.exec(letter)?.[1] ?? ''
  const upload = async (entry: Parameters<typeof camt>[0]['entries'][0]) => {
    await staff.goto('/admin/billing/payments')
    const buffer = Buffer.from(camt({ format: 'camt.053.001.08', entries: [entry] }))
    const file = { name: 'bank.xml', mimeType: 'application/xml', buffer }
    await staff.getByLabel('Statement or notification').setInputFiles(file)
    await staff.getByRole('button', { name: 'Take in' }).click()
    await staff.getByText('File taken in').first().waitFor()
  }
  await upload({ ref: 'P-1', txs: [{ amount, reference, payer: 'Ivo Invoice', ref: 'P-T-1' }] })
  await letterLink(email, '/set-password')

  await staff.goto('/admin/billing/invoices')
  await staff
    .getByRole('link', { name: /^\d{4}-\d{5}$/ })
    .first()
    .click()
  await staff.getByRole('link', { name: /^Order \d/ }).click()
  await staff.locator('summary', { hasText: 'Give money back' }).click()
  await staff.getByRole('textbox', { name: 'Amount' }).fill('50')
  await staff.getByLabel(/^Account holder/).fill('Ivo Invoice')
  await staff.getByLabel(/^IBAN/).fill('CH56 0483 5012 3456 7800 9')
  await staff.getByLabel('Yes, give this amount back').check()
  await staff.getByRole('button', { name: 'Give money back' }).click()
  await staff.getByText('Refund on its way').first().waitFor()
  await staff.goto('/admin/billing/payouts')
  await staff.getByRole('button', { name: /Make the file/ }).click()
  const path = await staff.getByRole('link', { name: /^payments-\d+\.xml$/ }).getAttribute('href')
  const order = await (await staff.request.get(path ?? '')).text()
  const endToEnd = /<EndToEndId>(.*?)</.exec(order)?.[1] ?? ''
  await upload({ ref: 'P-2', debit: true, txs: [{ amount: '50.00', endToEnd }] })
  await expect
    .poll(() => smtp.deliveries.filter(({ to, raw }) => to.includes(email) && decoded(raw).includes('50.00')).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0)
})

test('no other name of the host is taken for our own', async () => {
  const page = await aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true })
  const headers = { Host: 'evil.test', Origin: 'https://evil.test' }
  const posted = await page.request.post('/contact', { headers, form: { name: 'x' } })
  expect(posted.status()).toBe(403)
  const urls = { successUrl: 'https://evil.test/success', cancelUrl: 'https://evil.test/cart' }
  const body = { items: [{ variant_id: 'basic-2025', quantity: 1 }], ...urls }
  const ordered = await page.request.post('/store/main/checkout', { headers: { Host: 'evil.test' }, data: body })
  expect([ordered.status(), (await ordered.json()).code]).toEqual([400, 'foreign_url'])
})

/** Presses a button and tells which checkout of the provider the browser asks for. Its page may stay away. */
async function sentToStripe(page: Page, button: string): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest('https://checkout.stripe.com/**'),
    page.getByRole('button', { name: button }).click(),
  ])
  const isThere = /^(?:chrome-error:|https:[/][/]checkout[.]stripe[.]com)/
  await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toMatch(isThere)
  return request.url().split('/').pop() ?? ''
}

/** Orders a package, pays at the provider, and sees at home that it arrived. */
async function buy(page: Page, email: string): Promise<void> {
  await page.goto('/product/basic')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page
    .getByText('Added to Cart!')
    .or(page.getByRole('button', { name: 'Proceed to Checkout' }))
    .first()
    .waitFor()
  await page.goto('/cart')
  const checkout = await sentToStripe(page, 'Proceed to Checkout')
  const paid = stripe.pay(checkout, { email, name: 'Clara Client' })
  const told = await stripe.post(stripe.event('checkout.session.completed', paid), `${inside}/api/webhooks/payments`)
  expect(told.status).toBe(200)
  expect(paid.success_url).toContain(`${proxy.url}/success`)
  await page.goto(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id))
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
}

/** Follows the link of a letter and chooses a password there. */
async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  expect(link).toContain(proxy.url)
  await page.goto(link)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

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

/** Answers one question of the return, which is there when the page is opened again. */
async function answerAQuestion(client: Page, casePath: string): Promise<void> {
  await client.goto(`${casePath}/questions`)
  await client.getByRole('link', { name: /^Work/ }).click()
  const employed = client.getByRole('group', { name: 'Were you employed in 2025?' })
  await employed.getByRole('radio', { name: 'Yes' }).check()
  await client.locator('button[name=intent][value=next]').click()
  // The answer opens questions about the employers, on this page.
  await client.waitForURL(/#at-/)
  await client.goto(`${casePath}/questions/work`)
  expect(await employed.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
}

/** Staff send an offer; its client follows the letter, accepts it, and pays at the provider. */
async function acceptAnOffer(staff: Page, client: Page, email: string): Promise<void> {
  await staff.getByRole('link', { name: 'Make an offer' }).click()
  await staff.locator('[name=title]').fill('A company abroad')
  await staff.locator('[name=title0]').fill('Company abroad')
  await staff.locator('[name=price0]').fill('300')
  await staff.getByRole('button', { name: 'Keep the draft' }).click()
  await staff.getByRole('button', { name: 'Send it to the client' }).click()
  await staff.getByRole('button', { name: 'Withdraw the offer' }).waitFor()
  await client.goto(await letterLink(email, '/client-portal/offers/'))
  const offer = client.url()
  const checkout = await sentToStripe(client, 'Accept and pay by card or TWINT')
  await client.goto(offer)
  await client.getByText('Accepted, to be paid').first().waitFor()
  const paid = stripe.pay(checkout, { email, name: 'Clara Client' })
  await stripe.post(stripe.event('checkout.session.completed', paid), `${inside}/api/webhooks/payments`)
  await client.goto(offer)
  await client.getByText('Accepted', { exact: true }).first().waitFor()
}

/** A price of the calculator is kept: its link puts it into the cart, which says until when. */
async function keepAPrice(guest: Page): Promise<void> {
  await guest.goto('/pricing?package=premium&year=2025#calculator')
  await guest.getByRole('button', { name: 'Keep this price for 30 days' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Your kept price' }).waitFor()
  expect(guest.url()).toContain(`${proxy.url}/pricing/kept/`)
  await guest.getByRole('button', { name: 'Put it into my cart' }).click()
  // Without script it stands in a part of the page that a locator does not read.
  await expect.poll(() => guest.locator('main').innerHTML()).toContain('Price kept until')
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

/** The first sign-in of staff: the password, and the second factor that production demands. */
async function enterAsNewStaff(page: Page, username: string, password: string): Promise<string> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  return enrol(page, password)
}

/** Whoever is in for the first time sets up the second factor before anything is shown. */
async function enrol(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up' }).waitFor()
  // Nothing is shown before there is a second factor.
  await page.goto('/admin/cases')
  expect(new URL(page.url()).pathname).toBe('/admin/second-factor')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('.qr-key').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.locator('button[value=confirm]').click()
  await page.waitForURL('**/admin/settings*')
  return secret
}

/** Invites somebody from the page of the people of the firm. */
async function invite(
  page: Page,
  secret: string,
  person: { name: string; email: string; role: string },
): Promise<void> {
  await page.goto('/admin/staff')
  await page.getByLabel('First and last name').fill(person.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('radio', { name: person.role }).check()
  await page.getByLabel('Your password').fill(staffPassword)
  // The code of now was used at the set-up; the app's next one is taken too.
  const code = page.locator('#invite-code')
  if (await code.isVisible()) await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByRole('heading', { name: person.name }).waitFor()
}

/** The newest link of a letter that the mail server was given, which is none of those known. Waits until there is one. */
async function letterLink(to: string, path: string, known: string[] = []): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const texts = smtp.deliveries.filter((letter) => letter.to.includes(to)).map(({ raw }) => decoded(raw))
    const found = texts.filter((text) => text.includes(path)).map((text) => linkIn(text, path))
    const link = found.filter((each) => !known.includes(each)).at(-1)
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No letter with a link to ${path} came to ${to}`)
}

/** The plain text of a letter, which travels as quoted-printable. */
function decoded(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
