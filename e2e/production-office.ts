import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { companySettings } from '#company/company-settings.ts'
import { seedFacts } from '#company/facts.ts'
import { system } from '#platform/audit/audit.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { freePort } from '#platform/db/free-port.server.ts'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { codeOf } from '#test/accounts/people.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { aVisitor, linkIn } from './browser.ts'
import { liveIn } from './buying.ts'
import { startProduct, stopProduct } from './product.ts'
import { startTlsProxy } from './tls-proxy.ts'

const run = promisify(execFile)
export const staffPassword = 'a password for the owner'
export type Production = Awaited<ReturnType<typeof startProduction>>

export async function startProduction(owners: string[], { isOpen = true } = {}) {
  const port = await freePort()
  const inside = `http://127.0.0.1:${port}`
  const proxy = await startTlsProxy(port)
  const smtp = await startSmtpStandIn('recipient', afterAll)
  const stripe = await startStripeStandIn({ pageUrl: 'https://checkout.stripe.com', atEnd: afterAll })
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'production-'))
    const variables = {
      MODE: 'production',
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
    const make = (name: string) => {
      const owner = { ADMIN_EMAIL: `${name}@example.com`, ADMIN_USERNAME: name, ADMIN_NAME: 'Olga Owner' }
      const env = { PATH: process.env.PATH, ...variables, ...owner, ADMIN_PASSWORD: staffPassword }
      return run('node', ['build/server/index.js', 'create-admin'], { env: { ...env, LOG_LEVEL: 'warn' } })
    }
    await Promise.all(owners.map(make))
    if (isOpen) await openToVisitors(dataDir, variables.SECRET_KEY)
    return async () => {
      await stopProduct(product)
      await proxy.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
  const visit = (javaScriptEnabled = true) =>
    aVisitor({ baseURL: proxy.url, ignoreHTTPSErrors: true, javaScriptEnabled })
  return { url: proxy.url, inside, smtp, stripe, visit }
}

/** Confirms the company data and opens the site, as an owner does on the pages for company data and setup. */
async function openToVisitors(dataDir: string, secretKey: string): Promise<void> {
  const [password, pidFile] = await Promise.all(
    ['postgres-password', 'postgres/postmaster.pid'].map((name) => readFile(join(dataDir, name), 'utf8')),
  )
  const pool = openPool(`postgres://postgres:${password}@127.0.0.1:${pidFile?.split('\n')[3]}/app`, 1)
  const at = new Date()
  const facts = [...companySettings].map(([name, setting]) => ({ setting, value: seedFacts[name] }))
  const changes = [...facts, { setting: siteOpenedAt, value: at.toISOString() }]
  await openDatabase(pool, new AuditSealer(new SecretKey(Buffer.from(secretKey))))
    .transaction()
    .execute((tx) => saveSettings(tx, changes, { actor: system, role: 'owner', at }))
    .finally(() => pool.end())
}

export async function sentToStripe(page: Page, button: string): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest('https://checkout.stripe.com/**'),
    page.getByRole('button', { name: button }).click(),
  ])
  const isThere = /^(?:chrome-error:|https:[/][/]checkout[.]stripe[.]com)/
  await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toMatch(isThere)
  return request.url().split('/').pop() ?? ''
}

export async function buy(production: Production, page: Page, email: string): Promise<void> {
  const { stripe, inside, url } = production
  await page.goto('/product/basic')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page
    .getByText('Added to Cart!')
    .or(page.getByRole('button', { name: 'Proceed to Checkout' }))
    .first()
    .waitFor()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).last().waitFor()
  await liveIn(page, 'CH', email)
  const checkout = await sentToStripe(page, 'Proceed to Checkout')
  const paid = stripe.pay(checkout, { email, name: 'Clara Client' })
  const notified = await stripe.post(
    stripe.event('checkout.session.completed', paid),
    `${inside}/api/webhooks/payments`,
  )
  expect(notified.status).toBe(200)
  expect(paid.success_url).toContain(`${url}/success`)
  await page.goto(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id))
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
}

export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
}

export async function enterAsNewStaff(page: Page, username: string, password: string): Promise<string> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  return enrol(page, password)
}

export async function enrol(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up' }).waitFor()
  await page.goto('/admin/cases')
  expect(new URL(page.url()).pathname).toBe('/admin/second-factor')
  await page.getByLabel(accountTexts.reauthFields.yourPassword).fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('.qr-key').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()))
  await page.locator('button[value=confirm]').click()
  await page.waitForURL('**/admin/settings*')
  return secret
}

/** Waits for an email to this address with a link to `path`; returns the newest link that is not listed in `known`. */
export async function emailLink(
  { smtp, url }: Production,
  to: string,
  path: string,
  known: string[] = [],
): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const texts = smtp.deliveries.filter((emailContent) => emailContent.to.includes(to)).map(({ raw }) => decoded(raw))
    const found = texts.filter((text) => text.includes(path)).map((text) => linkIn(text, path))
    const link = found.filter((each) => !known.includes(each)).at(-1)
    if (link) {
      expect(link).toContain(url)
      return link
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No letter with a link to ${path} came to ${to}`)
}

export function decoded(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
