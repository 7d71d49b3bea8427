import type { Page } from 'playwright-core'
import * as cartTexts from '#shop/cart/locales/en.ts'

export async function addToCart(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Added to Cart!').waitFor()
}

export async function liveIn(page: Page, country: string): Promise<void> {
  await page.getByLabel(cartTexts.domicile.label).last().selectOption(country)
}

export async function goToPayment(page: Page): Promise<void> {
  await page.goto('/cart')
  await liveIn(page, 'CH')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL(/\/sandbox-pay\//)
}

export async function pay(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name on card').fill(name)
  await page.getByRole('button', { name: /^Pay CHF/ }).click()
}
