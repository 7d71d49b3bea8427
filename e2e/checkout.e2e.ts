import { describe, expect, test } from 'vitest'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { cartPage } from '#content/pages/cart.ts'
import { pricing } from '#content/pages/pricing.ts'
import * as portalTexts from '#portal/locales/en.ts'
import * as welcomeTexts from '#portal/welcome/locales/en.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { aVisitor, newestEmail } from './browser.ts'
import { addToCart, choosePassword, goToPayment, liveIn, pay } from './buying.ts'
import { own } from './own.ts'
import { axeViolations } from './page-checks.ts'
import { matching } from './patterns.ts'

const phone = { viewport: { width: 390, height: 844 } }

describe('buying on a phone', () => {
  test('the discount survives decline, Back and reload; the password leads to the first question', async () => {
    const email = `phone-${Date.now()}@example.com`
    const page = await aVisitor(phone)
    const outbox = await aVisitor()
    await page.goto(
      '/do-i-have-to-file/result?year=2025&permit=B&commune=8001&own=over&spouse=unmarried&thresholds=ZH-single&other=none&move=arrived',
    )
    await page.getByRole('link', { name: 'Start with Standard' }).click()
    for (const name of ['Business income', 'Foreign income'])
      await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
    await page.getByText(cartTexts.buyBox.total).locator('..').getByText('849.00').waitFor()
    expect(await axeViolations(page, 'product')).toEqual([])
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    const panel = page.getByRole('dialog')
    await page
      .getByText(cartTexts.addToCart.line(1, 'Standard', 'Tax year 2025'))
      .first()
      .waitFor()
    await panel.getByRole('button', { name: cartPage.checkout }).click({ trial: true })

    await page.goto('/cart')
    const total = page.locator('main .total')
    await page
      .getByText(cartTexts.deadlineNote.passed(2025, '31 Mar 2026', null))
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByText(cartTexts.checkoutFields.emailMissing).waitFor()
    await liveIn(page, 'CH', email)
    await page.getByText(pricing.firstTimeLabel).last().waitFor()
    await total.getByText('799.10').waitFor()
    expect(await page.locator('main a[href="/terms"]').count()).toBe(1)
    expect(await page.locator('main a[href="/privacy"]').count()).toBe(1)
    expect(await axeViolations(page, 'cart')).toEqual([])

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL(/\/sandbox-pay\//)
    await page.getByLabel('Name on card').fill('Pia Phone')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/\/cart/)
    await total.getByText('799.10').waitFor()
    await page.reload()
    await total.getByText('799.10').waitFor()
    expect(await page.locator('main').getByLabel(cartPage.emailLabel).inputValue()).toBe(email)
    expect(await page.locator('main').getByLabel(cartTexts.domicile.label).inputValue()).toBe('CH')

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL(/\/sandbox-pay\//)
    await pay(page, email, 'Pia Phone')
    await page.locator('main input[name=password]').waitFor({ timeout: 30_000 })
    expect(await page.locator('.welcome-steps > li').count()).toBe(3)
    expect(await page.locator('footer').getByText('Happy Clients').count()).toBe(0)
    expect(await axeViolations(page, 'success')).toEqual([])
    await choosePassword(page, 'three words for Pia')
    await page.waitForURL(/\/questions\//)

    await newestEmail(outbox, email, /is confirmed/)
    await page.goto('/client-portal')
    expect(await axeViolations(page, 'portal of an unconfirmed buyer')).toEqual([])
    await page.getByRole('button', { name: portalTexts.portalLayout.sendAgain }).click()
    await page.getByText(portalTexts.portal.notices['link-sent'].title).waitFor()
    await newestEmail(outbox, email, matching(accountEmailTexts.accounts.confirmEmail().subject))
  })

  test('without JavaScript a package with an add-on is bought and the password chosen on the success page', async () => {
    const email = `plain-${Date.now()}@example.com`
    const page = await aVisitor({ ...phone, javaScriptEnabled: false })
    await page.goto('/product/standard')
    await page.getByRole('checkbox', { name: /^Crypto/ }).check()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.waitForURL(/\/cart$/)
    expect(await page.locator('main .total').innerText()).toContain('699.00')
    await liveIn(page, 'CH', email)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL(/\/sandbox-pay\//)
    expect(await page.locator('body').innerText()).toContain('649.10')
    await pay(page, email, 'Pia Plain')
    await page.waitForURL(/\/success/)
    const password = page.locator('main input[name=password]')
    for (let attempt = 0; attempt < 15 && (await password.count()) === 0; attempt++) {
      await page.waitForTimeout(1_000)
      await page.reload()
    }
    await password.fill('three words for Pia')
    await page.getByRole('button', { name: welcomeTexts.successPage.save }).click()
    await page.waitForURL(/\/client-portal\/cases\/[^/]+\/questions\//)
  })
})

describe('refused and unavailable payments', () => {
  test('a declined card shows an error; cancelling restores the cart', async () => {
    const page = await aVisitor()
    await addToCart(page, 'basic')
    await addToCart(page, 'add-on-crypto')
    await goToPayment(page)
    await page.getByLabel('Email').fill('declined@example.com')
    await page.getByLabel('Name on card').fill('Dora Declined')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/\/cart/)
    await page.getByText('You have not been charged, and we have kept your cart.').waitFor()
    const lines = page.locator('main .cart-line')
    await lines.first().waitFor()
    expect(await lines.count()).toBe(2)
    await page.locator('main .total').getByText('469.10').waitFor()
  })

  test('checkout refuses stock that another visitor has reserved', async () => {
    const first = await aVisitor()
    const second = await aVisitor()
    for (const page of [first, second]) {
      await page.goto('/product/tax-planning-session')
      const more = page.getByRole('button', { name: 'More' })
      for (let units = 1; units < 5; units++) await more.click()
      await expect.poll(() => page.getByLabel('Quantity of Tax planning session').inputValue()).toBe('5')
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await page.getByText('Added to Cart!').waitFor()
    }
    await goToPayment(first)
    await second.goto('/cart')
    await liveIn(second, 'CH')
    await second.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await second.getByRole('alert').first().getByText('Not enough stock for Tax planning session').waitFor()
    expect(second.url()).toContain('/cart')
    await first.getByRole('button', { name: 'Cancel' }).click()
    await first.waitForURL(/\/cart/)
  })
})

describe('visitors without JavaScript, and the success page', () => {
  test('a visitor without JavaScript reaches the payment page and returns to the cart', async () => {
    const page = await aVisitor({ javaScriptEnabled: false })
    await page.goto('/store')
    await page.getByRole('link', { name: 'Standard', exact: true }).click()
    await page.locator('label', { hasText: '2024' }).click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.waitForURL(/\/cart$/)
    const main = page.locator('main')
    expect(await main.innerText()).toContain('Tax year 2024')
    await page.getByLabel('Quantity of Standard').fill('2')
    await page.getByRole('button', { name: 'Update' }).click()
    expect(await main.locator('.total').innerText()).toContain('998.00')
    await liveIn(page, 'CH')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL(/\/sandbox-pay\//)
    expect(await page.locator('body').innerText()).toContain('948.10')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/\/cart/)
    expect(await main.innerText()).toContain('You have not been charged')
    expect(await main.locator('.total').innerText()).toContain('948.10')
  })

  test('the success page shows neutral, not-found, processing and paid states', async () => {
    const page = await aVisitor()
    await page.goto('/success')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('Successful')
    const guessed = await page.goto('/success?order=guessed')
    expect(guessed?.status()).toBe(404)

    await addToCart(page, 'add-on-crypto')
    await goToPayment(page)
    const order = new URL(page.url())
    await page.locator('summary').click()
    await page.getByLabel(/delay/i).fill('4')
    await pay(page, 'late@example.com', 'Lara Late')
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor({ timeout: 30_000 })
    const answer = await page.goto(order.href)
    expect(answer?.status()).toBe(200)
    await page.getByRole('heading', { name: 'This order has already been paid' }).waitFor()
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    await page.goto('/cart')
    await page.getByText(cartTexts.cartSummary.yourCartIsEmpty).first().waitFor()
  })
})

describe('Back button, cancel link and request validation', () => {
  test('Back from the payment page restores the cart and its reserved stock', async () => {
    const page = await aVisitor()
    await page.goto('/product/tax-planning-session')
    const more = page.getByRole('button', { name: 'More' })
    for (let units = 1; units < 5; units++) await more.click()
    await expect.poll(() => page.getByLabel('Quantity of Tax planning session').inputValue()).toBe('5')
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByText('Added to Cart!').waitFor()
    await goToPayment(page)
    const payment = page.url()
    await page.goBack()
    await page.waitForURL(/\/cart/)
    const quantity = page.locator('main .cart-line').getByLabel('Quantity of Tax planning session')
    await quantity.waitFor()
    expect(await quantity.inputValue()).toBe('5')
    await liveIn(page, 'CH')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL(/\/sandbox-pay\//)
    expect(page.url()).toBe(payment)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/\/cart/)
    await quantity.waitFor()
    expect(await quantity.inputValue()).toBe('5')
  })

  test('Back from the success page shows the order as paid and leaves the cart empty', async () => {
    const page = await aVisitor()
    await addToCart(page, 'add-on-crypto')
    await goToPayment(page)
    await pay(page, 'back@example.com', 'Bea Back')
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor({ timeout: 30_000 })
    await page.goBack()
    await page.getByRole('heading', { name: 'This order has already been paid' }).waitFor()
    await page.goto('/cart')
    await page.getByText(cartTexts.cartSummary.yourCartIsEmpty).first().waitFor()
  })

  test('opening the cancel link twice restores the cart once', async () => {
    const page = await aVisitor()
    await addToCart(page, 'basic')
    await goToPayment(page)
    const links: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/checkout/cancelled/')) links.push(request.url())
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    const quantity = page.locator('main .cart-line').getByLabel('Quantity of Basic')
    await quantity.waitFor()
    const [link = ''] = links
    expect(link).not.toBe('')
    await page.goto(link)
    await page.getByText('You have not been charged, and we have kept your cart.').waitFor()
    await quantity.waitFor()
    expect(await quantity.inputValue()).toBe('1')
  })

  test('checkout refuses foreign redirect URLs, unknown stores and unknown fields', async () => {
    const base = own('baseUrl')
    const order = {
      items: [{ variant_id: 'basic-2025', quantity: 1 }],
      successUrl: `${base}/success`,
      cancelUrl: `${base}/cart`,
    }
    const send = (body: unknown, store = 'main') =>
      fetch(`${base}/store/${store}/checkout`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send({ ...order, successUrl: 'https://evil.example/success' })).status).toBe(400)
    expect((await send({ ...order, price: 1 })).status).toBe(400)
    expect((await send(order, 'other')).status).toBe(404)
    expect((await send({ ...order, items: [] })).status).toBe(422)
    const asksForCountry = await send(order)
    expect(await asksForCountry.json()).toMatchObject({ url: expect.stringContaining('/checkout/domicile/') })
    const accepted = await send({ ...order, domicile: 'CH' })
    expect(accepted.status).toBe(200)
    expect(await accepted.json()).toMatchObject({ url: expect.stringContaining('/sandbox-pay/') })
  })
})
