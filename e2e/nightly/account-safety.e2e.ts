import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import * as portalTexts from '#portal/locales/en.ts'

const password = 'rowing on the lake at six'

async function aClient(): Promise<{ page: Page; email: string }> {
  const email = `rita-${Date.now()}@example.com`
  const page = await aVisitor()
  await page.goto('/client-portal?register')
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Rower')
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: /register|create/i }).click()
  await page.getByText(portalTexts.portal.notices.registered.title).first().waitFor()
  await page.goto(linkIn(await newestEmail(page, email, /confirm/i), '/verify-email'))
  await page.getByRole('button', { name: /confirm/i }).click()
  await page.getByRole('heading', { name: accountTexts.verifyEmailPage.yourEmailAddressIsConfirmed }).waitFor()
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto(`/admin/clients?q=${email}`)
  await staff.getByRole('link', { name: 'Rita Rower' }).first().click()
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByText(adminTexts.notices.done.approved[0]).first().waitFor()
  await signInToPortal(page, email, password)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  return { page, email }
}

const subjectOf = (event: 'email-changed' | 'password-changed') =>
  matching(accountEmailTexts.accounts.security(event, { firstName: '', newEmail: '' }).subject)

async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

async function requestPasswordReset(page: Page, email: string, before = ''): Promise<string> {
  await page.goto('/forgot-password')
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByRole('button', { name: accountTexts.forgotPasswordPage.sendLink }).click()
  await page.getByRole('heading', { name: accountTexts.forgotPasswordPage.checkYourInbox }).waitFor()
  for (let attempt = 0; attempt < 20; attempt++) {
    const link = linkIn(await newestEmail(page, email, /choose a new password/i), '/set-password')
    if (link !== before) return link
    await page.waitForTimeout(500)
  }
  throw new Error('no second letter came')
}

async function addPasskey(page: Page): Promise<void> {
  await withAuthenticator(page)
  await page.goto('/client-portal/profile/security')
  expect(await page.getByRole('button', { name: portalTexts.passkeysPanel.addPasskey }).count()).toBe(0)
  await page.locator('#confirm-password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: portalTexts.passkeysPanel.addPasskey }).click()
  await page.getByText(portalTexts.passkeysPanel.passkeyAdded).first().waitFor()
}

async function enterByPasskey(page: Page, end: string): Promise<void> {
  await page.goto('/client-portal')
  await page.getByRole('button', { name: portalTexts.homePage.signInWithPasskey }).click()
  await page.getByText(end).first().waitFor()
}

async function chooseByReset(page: Page, link: string, next: string, { dropsPasskeys = true } = {}): Promise<void> {
  await page.goto(link)
  await page.getByText(accountTexts.setPasswordPage.youCanAlsoSignIn).waitFor()
  await page.getByLabel(accountTexts.setPasswordPage.removeThesePasskeysYouCan).setChecked(dropsPasskeys)
  await page.getByLabel('Password').fill(next)
  await page.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
  await page.getByRole('heading', { name: accountTexts.setPasswordPage.yourPasswordIsSaved }).waitFor()
}

async function askForOtherAddress(page: Page, address: string): Promise<void> {
  await page.goto('/client-portal/profile')
  await page.getByLabel(portalTexts.profilePage.newEmail).fill(address)
  await page.getByLabel(accountTexts.reauthFields.yourPassword).fill(password)
  await page.getByRole('button', { name: portalTexts.profilePage.sendLink }).click()
  await page.getByText(portalTexts.portal.notices['email-asked'].title).first().waitFor()
}

test('a password reset secures an account, and the owner can lock it after a foreign change', async () => {
  const { page, email } = await aClient()
  await addPasskey(page)
  const stranger = `stranger-${Date.now()}@example.com`
  await askForOtherAddress(page, stranger)

  const owner = await aVisitor({ javaScriptEnabled: false })
  const change = linkIn(await newestEmail(owner, stranger, /confirm your new/i), '/confirm-email-change')
  const older = await requestPasswordReset(owner, email)
  const reset = await requestPasswordReset(owner, email, older)
  await owner.goto(older)
  await owner.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await owner.goto(reset)
  expect(await owner.getByLabel(accountTexts.setPasswordPage.removeThesePasskeysYouCan).isChecked()).toBe(true)
  await owner.getByLabel('Password').fill('the oars are in the shed')
  await owner.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
  await owner.getByRole('heading', { name: accountTexts.setPasswordPage.yourPasswordIsSaved }).waitFor()

  await owner.goto(change)
  await owner.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.goto('/client-portal/profile')
  expect(new URL(page.url()).pathname).toBe('/client-portal')
  await signInToPortal(owner, email, 'the oars are in the shed')
  await owner.goto('/client-portal/profile/security')
  await owner.getByText('You have no passkeys').waitFor()

  const disown = linkIn(await newestEmail(owner, email, subjectOf('password-changed')), '/not-me')
  await owner.goto(disown)
  await owner.getByRole('button', { name: accountTexts.notMePage.lockMyAccount }).click()
  await owner.getByRole('heading', { name: accountTexts.notMePage.yourAccountIsLocked }).waitFor()
  await owner.goto('/client-portal/profile')
  expect(new URL(owner.url()).pathname).toBe('/client-portal')
})

test('an owner recovers an account whose email a stranger changed, with or without passkeys', async () => {
  const { page: owner, email } = await aClient()
  await addPasskey(owner)
  await owner.getByRole('button', { name: 'Logout' }).first().click()
  await owner.getByText('Logged Out').first().waitFor()
  await enterByPasskey(owner, 'Dashboard')

  const thief = await aVisitor()
  await signInToPortal(thief, email, password)
  await thief.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const stranger = `stranger-${Date.now()}@example.com`
  await askForOtherAddress(thief, stranger)
  await thief.goto(linkIn(await newestEmail(thief, stranger, /confirm your new/i), '/confirm-email-change'))
  await thief.getByRole('button', { name: accountTexts.confirmEmailChangePage.useThisAddress }).click()
  await thief.getByRole('heading', { name: accountTexts.confirmEmailChangePage.yourEmailAddressHasBeen }).waitFor()
  await signInToPortal(thief, stranger, password)
  await thief.getByRole('heading', { name: 'Dashboard' }).waitFor()

  const disown = linkIn(await newestEmail(owner, email, subjectOf('email-changed')), '/not-me')
  await owner.goto(disown)
  await owner.getByText(accountTexts.notMePage.weWillSendLinkFor(email)).waitFor()
  await thief.goto('/client-portal/profile')
  expect(new URL(thief.url()).pathname).toBe('/client-portal/profile')
  await owner.getByRole('button', { name: accountTexts.notMePage.lockMyAccount }).click()
  await owner.getByRole('heading', { name: accountTexts.notMePage.yourAccountIsLocked }).waitFor()
  await owner.goto(disown)
  await owner.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await thief.goto('/client-portal/profile')
  expect(new URL(thief.url()).pathname).toBe('/client-portal')
  await signInToPortal(thief, email, password)
  await thief.getByText('Choose a password first').first().waitFor()
  await enterByPasskey(owner, 'Choose a password first')

  const first = linkIn(await newestEmail(owner, email, /choose a new password/i), '/set-password')
  await chooseByReset(owner, first, 'the oars are in the shed', { dropsPasskeys: false })
  await enterByPasskey(owner, 'Dashboard')
  await owner.goto('/client-portal/profile/security')
  expect(await owner.getByRole('button', { name: 'Logout' }).count()).toBeGreaterThan(0)
  await owner.context().clearCookies({ name: 'session' })
  await chooseByReset(owner, await requestPasswordReset(owner, email, first), 'the boat is in the water')
  await enterByPasskey(owner, accountTexts.passkeyRoute.thisPasskeyWasNotAccepted)
  await signInToPortal(owner, email, 'the boat is in the water')
  await owner.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await owner.goto('/client-portal/profile/security')
  await owner.getByText('You have no passkeys').waitFor()
})

test('drafts survive an expired session; logging out deletes the copies of the tab and preserves the cart', async () => {
  const page = await aVisitor()
  await signInToPortal(page, 'client@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.evaluate(() => localStorage.setItem('e-commerce-cart', '[]'))
  await page.goto('/client-portal/messages/new')
  await page.locator('textarea[name=body]').fill('Not for everybody')
  await page.getByText(adminTexts.notices.done['draft-saved'][0]).waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toHaveLength(
    1,
  )
  const session = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await page.context().clearCookies({ name: 'session' })
  await page.locator('input[name=subject]').fill('A question')
  await page.getByRole('button', { name: caseTexts.messageForm.send, exact: true }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.context().addCookies(session)
  await page.goto('/client-portal/messages/new')
  await expect.poll(() => page.locator('textarea[name=body]').inputValue()).toBe('Not for everybody')
  await expect.poll(() => page.locator('input[name=subject]').inputValue()).toBe('A question')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByText('Logged Out').first().waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('e-commerce-cart'))).toBe('[]')
})
