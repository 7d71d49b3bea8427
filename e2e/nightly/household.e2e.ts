import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInToPortal } from '#e2e/signing-in.ts'
import * as portalTexts from '#portal/locales/en.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'

const partner = 'partner@example.org'
const small = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }

test('without JavaScript a client invites a partner, who sees shared cases until sharing ends', {
  timeout: 180_000,
}, async () => {
  const client = await aVisitor(small)
  await signInToPortal(client, 'client@example.com')
  await client.goto('/client-portal/profile/household')
  await client.getByLabel('First name').fill('Ben')
  await client.getByLabel('Last name').fill('Keller')
  await client.getByLabel('Email', { exact: true }).fill('ben@example')
  await client.getByRole('button', { name: portalTexts.householdView.sendInvitation }).click()
  await client.getByText(accountTexts.accounts.fields['email-incomplete']).first().waitFor()
  expect(await client.getByLabel('First name').inputValue()).toBe('Ben')
  await client.getByLabel('Email', { exact: true }).fill(partner)
  await client.getByRole('button', { name: portalTexts.householdView.sendInvitation }).click()
  await client.getByText(matching(portalTexts.householdView.invitedLinkWorksUntil(anyValue))).waitFor()

  const outbox = await aVisitor()
  const link = linkIn(
    await newestEmail(outbox, partner, matching(accountEmailTexts.accounts.partnerInvited({ days: 0 }).subject)),
    '/household-invitation',
  )
  const looking = await aVisitor()
  await looking.goto(link)
  const errors = [...(await axeViolations(looking, 'invitation')), ...(await narrowErrors(looking, 'invitation'))]
  const guest = await aVisitor(small)
  await guest.goto(link)
  await guest.getByLabel('Password').fill('the oars are in the shed')
  await guest.getByRole('button', { name: accountTexts.invitationPage.acceptAndSignIn }).click()
  await guest.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await guest.goto('/client-portal/cases')
  expect(await guest.locator('main a[href^="/client-portal/cases/"]').count()).toBe(0)

  await client.goto('/client-portal/profile/household')
  await client
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await client
    .getByRole('button', { name: /^Stop sharing/ })
    .first()
    .waitFor()
  await guest.goto('/client-portal/cases')
  const shared = guest.locator('main a[href^="/client-portal/cases/"]').first()
  const casePath = (await shared.getAttribute('href')) ?? ''
  expect((await guest.goto(casePath))?.status()).toBe(200)

  const page = await aVisitor({ viewport: { width: 1280, height: 900 } })
  await signInToPortal(page, 'client@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  for (const path of ['/profile/household', '/profile/data', '/profile/delete', '/orders', '/documents']) {
    await page.goto(`/client-portal${path}`)
    errors.push(...(await axeViolations(page, path)), ...(await narrowErrors(page, path)))
    await look(page, path)
  }
  await page.goto('/client-portal/orders')
  await page
    .locator('main a', { hasText: /^Order / })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
  errors.push(...(await axeViolations(page, 'order')), ...(await narrowErrors(page, 'order')))
  await look(page, '/order')
  const invoice = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Invoice .*\(PDF\)$/ }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{5}\.pdf$/)

  await page.goto('/client-portal/profile/data')
  await page.getByRole('button', { name: privacyTexts.dataPage.createArchive }).click()
  await page
    .getByText(privacyTexts.dataPage.weAreCreatingYourArchive)
    .or(page.getByText(matching(privacyTexts.dataPage.youCanDownloadYourArchive(anyValue))))
    .first()
    .waitFor()
  await newestEmail(outbox, 'client@example.com', matching(privacyEmailTexts.exportEmail.yourDataIsReadyTo))
  await page.goto('/client-portal/profile/data')
  const archive = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download (ZIP)' }).click()
  expect((await archive).suggestedFilename()).toMatch(/^my-data-.+\.zip$/)

  await client.goto('/client-portal/profile/household')
  await client.getByText(portalTexts.householdView.stopSharingWith('Ben Keller')).first().click()
  await client.getByRole('button', { name: portalTexts.householdView.stopSharingWith('Ben Keller') }).click()
  await client.getByRole('button', { name: portalTexts.householdView.sendInvitation }).waitFor()
  expect((await guest.goto(casePath))?.status()).toBe(404)
  expect(errors).toEqual([])
})

async function look(page: Awaited<ReturnType<typeof aVisitor>>, path: string) {
  if (!process.env.SHOTS) return
  const name = path.replaceAll('/', '-')
  await page.screenshot({ path: `${process.env.SHOTS}/1280${name}.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${process.env.SHOTS}/390${name}.png` })
  await page.setViewportSize({ width: 1280, height: 900 })
}
