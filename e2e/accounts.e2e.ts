import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aVisitor, linkIn, newestEmail } from './browser.ts'
import { own } from './own.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

test('a visitor registers, confirms the email, is approved by staff and signs in', async () => {
  const email = `nora-${Date.now()}@example.com`
  const page = await aVisitor()
  await page.goto('/client-portal?register')
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Newcomer')
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: /register|create/i }).click()
  await page.getByText('Registration Successful').first().waitFor()

  const outbox = await aVisitor()
  await page.goto(linkIn(await newestEmail(outbox, email, /confirm/i), '/verify-email'))
  await page.getByRole('button', { name: /confirm/i }).click()
  await page
    .getByText(/approv/i)
    .first()
    .waitFor()
  await signInToPortal(page, email, 'a long enough password')
  await page
    .getByText(/approval/i)
    .first()
    .waitFor()

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/clients?status=pending')
  await staff.getByRole('link', { name: 'Nora Newcomer' }).click()
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff
    .getByText(/active/i)
    .first()
    .waitFor()

  await newestEmail(outbox, email, /approved|active|ready|welcome/i)
  await signInToPortal(page, email, 'a long enough password')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

test('wrong password and unknown email show the same error; a suspended client sees the suspension', async () => {
  const page = await aVisitor()
  await signInToPortal(page, 'client@example.com', 'not the password')
  await page.getByText('Invalid credentials').first().waitFor()
  await signInToPortal(page, 'nobody@example.com', 'not the password')
  await page.getByText('Invalid credentials').first().waitFor()
  await signInToPortal(page, 'suspended@example.com', own('password'))
  await page
    .getByText(/suspended/i)
    .first()
    .waitFor()
  expect(page.url()).toContain('/client-portal')
})

test('protected pages redirect a signed-out visitor to the sign-in page', async () => {
  const page = await aVisitor()
  for (const [path, at] of [
    ['/client-portal/cases', '/client-portal'],
    ['/client-portal/profile', '/client-portal'],
    ['/admin/cases', '/admin'],
    ['/admin/security', '/admin'],
  ]) {
    await page.goto(path ?? '')
    expect(new URL(page.url()).pathname).toBe(at)
  }
})

test('no bypass code exists unless it is configured', async () => {
  const base = own('baseUrl')
  for (const call of ['/api/auth.php?action=bypass', '/api/admin-auth.php?action=bypass']) {
    const answer = await fetch(base + call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"bypassCode":"x"}',
    })
    expect(answer.status).toBe(404)
  }
  for (const page of ['/client-portal', '/client-portal?register', '/admin'])
    for (const address of [page, page.replace(/(?=\?|$)/, '.data')])
      expect(await (await fetch(base + address)).text()).not.toMatch(/bypass/i)
  const assets = new URL('../build/client/assets/', import.meta.url)
  const entries = await readdir(assets, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20)
  for (const name of files) expect(await readFile(new URL(name, assets), 'utf8'), name).not.toMatch(/action=bypass/i)
})
