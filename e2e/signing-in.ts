import type { Page } from 'playwright-core'
import { own } from './own.ts'

export async function signInToPortal(page: Page, email: string, password = own('password')): Promise<void> {
  await page.goto('/client-portal')
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Accepts this year's terms without leaving the page; work does not go on without. */
export async function acceptTerms(page: Page): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin }
  await page.request.post('/client-portal/terms', { headers, form: { next: '/client-portal' } })
}

export async function signInAsStaff(page: Page, username = 'admin'): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(own('password'))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /day \d/ }).waitFor()
}
