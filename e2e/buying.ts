import type { Page } from 'playwright-core'
import { cartPage } from '#content/pages/cart.ts'
import * as welcomeTexts from '#portal/welcome/locales/en.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { acceptTerms } from './signing-in.ts'

export async function addToCart(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Added to Cart!').waitFor()
}

/** Fills the fields before payment: address, where it is asked for, and country. */
export async function liveIn(page: Page, code: string, email = 'visitor@example.com'): Promise<void> {
  // Wait for the country first: with JavaScript, the cart shows its fields only once it is loaded.
  const country = page.getByLabel(cartTexts.domicile.label).last()
  await country.waitFor()
  const field = page.getByLabel(cartPage.emailLabel).last()
  if ((await field.count()) > 0) await field.fill(email)
  await country.selectOption(code)
}

export async function goToPayment(page: Page, email?: string): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).last().waitFor()
  await liveIn(page, 'CH', email)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
}

export async function pay(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name on card').fill(name)
  await page.getByRole('button', { name: /^Pay CHF/ }).click()
}

/** Chooses the password on the success page, which leads to the first question. Returns the path of the case. */
export async function choosePassword(page: Page, password: string): Promise<string> {
  await page.locator('main input[name=password]').fill(password)
  await page.getByRole('button', { name: welcomeTexts.successPage.save }).click()
  await page.waitForURL(/\/client-portal\/cases\//)
  await acceptTerms(page)
  return new URL(page.url()).pathname.replace(/\/questions.*$/, '')
}
