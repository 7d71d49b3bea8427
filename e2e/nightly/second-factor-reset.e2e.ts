import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { own } from '#e2e/own.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import { codeOf } from '#test/accounts/people.ts'

const { baseUrl } = anotherProduct()
const visit = () => aVisitor({ baseURL: baseUrl() })

test('a lost second factor is replaced only after two others approve', {
  timeout: 180_000,
}, async () => {
  const [owner, luca] = [await visit(), await visit()]
  await signInAsStaff(owner)
  await signInAsStaff(luca, 'adviser')
  await luca.goto('/admin/second-factor')
  await luca.getByLabel(accountTexts.reauthFields.yourPassword).fill(own('password'))
  await luca.getByRole('button', { name: 'Set up' }).click()
  const secret = (await luca.locator('.qr-key').innerText()).replaceAll(/\s/g, '')
  await luca.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()))
  await luca.locator('button[value=confirm]').click()
  await luca.getByText(adminTexts.notices.done['second-factor-on'][0]).first().waitFor()

  const [first, second] = [await anAdmin(owner, 'Adam Admin'), await anAdmin(owner, 'Mia Admin')]
  await owner.goto('/admin/staff')
  const member = await owner.getByRole('link', { name: 'Luca Moser' }).first().getAttribute('href')
  if (!member) throw new Error('Luca is not in the list')

  await owner.goto(member)
  await act(owner, accountStaffTexts.staffMemberPanels.requestResetOfTwoStep, own('password'))
  await owner.getByText(accountStaffTexts.staffMemberPanels.resetOfTwoStepVerification).waitFor()
  // The owner, who requested the reset, cannot confirm it, and another person can confirm it only once.
  expect(await owner.locator('summary', { hasText: accountStaffTexts.staffMemberPanels.confirmReset }).count()).toBe(0)
  await first.goto(member)
  await act(first, accountStaffTexts.staffMemberPanels.confirmReset, adminPassword)
  await first.getByText(accountStaffTexts.staffMemberPanels.hasConfirmedResetOneMore('Adam Admin')).waitFor()
  expect(await first.locator('summary', { hasText: accountStaffTexts.staffMemberPanels.confirmReset }).count()).toBe(0)
  expect((await luca.goto('/admin/cases'))?.status()).toBe(200)
  await luca.getByRole('heading', { level: 1, name: /Cases/ }).waitFor()

  await second.goto(member)
  await act(second, accountStaffTexts.staffMemberPanels.confirmReset, adminPassword)
  await second.getByText(accountStaffTexts.staffMemberPanels.resetOfTwoStepVerification).waitFor({ state: 'detached' })
  await luca.goto('/admin/cases')
  await luca.getByLabel('Username').waitFor()
  await signInAsStaff(luca, 'adviser')
  await luca.goto('/admin/second-factor')
  await luca.getByRole('button', { name: 'Set up' }).waitFor()
  expect(await newestEmail(await visit(), 'adviser@example.com', /two-step verification has been reset/i)).toContain(
    'Mia Admin',
  )
})

const adminPassword = 'an admin came along'

async function anAdmin(owner: Page, name: string): Promise<Page> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  await owner.goto('/admin/staff')
  await owner.getByLabel('First and last name').fill(name)
  await owner.getByRole('textbox', { name: 'Email' }).fill(email)
  await owner.getByRole('radio', { name: /^Admin/ }).check()
  await owner.getByLabel(accountTexts.reauthFields.yourPassword).fill(own('password'))
  await owner.getByRole('button', { name: accountStaffTexts.staffListPage.sendInvitation }).click()
  await owner.getByRole('heading', { name }).waitFor()
  const ctx = await visit()
  await ctx.goto(linkIn(await newestEmail(await visit(), email, /./), '/set-password'))
  await ctx.getByLabel('Password').fill(adminPassword)
  await ctx.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
  await ctx.waitForURL((url) => url.pathname.startsWith('/admin'))
  return ctx
}

async function act(page: Page, name: string, password: string): Promise<void> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: name }) })
  await part.locator('summary').click()
  await part.getByLabel(accountTexts.reauthFields.yourPassword).fill(password)
  await part.getByRole('button', { name }).click()
}
