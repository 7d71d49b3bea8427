import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { mandateConsent } from '#content/power-of-attorney.ts'
import { aVisitor, newestEmail } from './browser.ts'
import { aBuyer, joinsAsPartner, marries } from './couples.ts'
import { signInAsStaff } from './signing-in.ts'

const { mandate: words, staffMandatePage: staffWords, clientMandatePage: clientWords } = mandateTexts

async function signs(page: Page, casePath: string): Promise<void> {
  await page.goto(casePath)
  await page.getByRole('link', { name: words.years('2025') }).click()
  await page.getByRole('button', { name: clientWords.sign, exact: true }).waitFor()
  await page.getByLabel(`“${mandateConsent.text}”`).check()
  await page.getByRole('button', { name: clientWords.sign, exact: true }).click()
  // The page may show the other spouse's signature already, so wait until one's own is no longer asked for.
  await page.getByRole('button', { name: clientWords.sign, exact: true }).waitFor({ state: 'detached' })
}

/** Whether the archive of the case contains the power of attorney; ZIP files hold names uncompressed. */
async function isEnclosed(staff: Page, caseId: string): Promise<boolean> {
  const reply = await staff.request.get(`/admin/cases/${caseId}/documents.zip`)
  expect(reply.status()).toBe(200)
  return (await reply.body()).includes('power-of-attorney-2025.pdf')
}

test('a power of attorney is made by staff, signed by both spouses, enclosed and revoked', {
  timeout: 240_000,
}, async () => {
  const { page: ana, casePath } = await aBuyer('Ana')
  const caseId = casePath.split('/').pop() ?? ''
  await marries(ana, casePath, 'Ben')
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}/mandate`)
  await staff.getByRole('button', { name: staffWords.create, exact: true }).click()
  await staff.getByText(staffWords.partnerMissing['not-invited']('')).waitFor()

  const ben = await joinsAsPartner(ana, 'Ben')
  await staff.getByRole('button', { name: staffWords.create, exact: true }).click()
  await staff.getByText(words.missing(['Ana Keller', 'Ben Keller'])).waitFor()
  await signs(ana, casePath)
  await staff.reload()
  await staff.getByText(words.missing(['Ben Keller'])).waitFor()
  expect(await isEnclosed(staff, caseId)).toBe(false)

  await signs(ben, casePath)
  await staff.reload()
  await staff.getByText(staffWords.enclosed).waitFor()
  expect(await isEnclosed(staff, caseId)).toBe(true)
  const href = await staff.getByRole('link', { name: words.downloadPdf }).getAttribute('href')
  const pdf = await staff.request.get(href ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await ben.locator('summary', { hasText: clientWords.revoke }).click()
  await ben.getByRole('button', { name: clientWords.revoke, exact: true }).click()
  await ben.getByText(clientWords.revoked).waitFor()
  await staff.reload()
  await staff.getByText(staffWords.none).waitFor()
  expect(await isEnclosed(staff, caseId)).toBe(false)
  await newestEmail(staff, 'admin@', /Power of attorney revoked by Ben Keller/)
})
