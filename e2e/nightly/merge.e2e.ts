import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'

async function aClient(staff: Page, lastName: string, email: string): Promise<string> {
  await staff.goto('/admin/clients/new')
  await staff.getByLabel('First name').fill('Nora')
  await staff.getByLabel('Last name').fill(lastName)
  await staff.getByLabel('Email').fill(email)
  await staff.getByRole('button', { name: accountStaffTexts.invitePage.sendInvitation }).click()
  await staff.getByRole('heading', { name: `Nora ${lastName}` }).waitFor()
  return new URL(staff.url()).pathname
}

test('staff find the second account of a client, review both and merge them', async () => {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  const at = Date.now()
  const gone = await aClient(staff, 'Ledig', `nora-ledig-${at}@example.com`)
  const saved = await aClient(staff, 'Verheiratet', `nora-neu-${at}@example.com`)

  await staff.getByRole('link', { name: 'Merge with another account' }).click()
  await staff
    .getByLabel(privacyStaffTexts.chooseOtherPage.whichOtherAccountBelongsTo('Nora Verheiratet'))
    .fill(`nora-ledig-${at}`)
  await staff.getByRole('button', { name: 'Search', exact: true }).click()
  const found = staff.getByRole('link', { name: 'Nora Ledig' })
  await found.waitFor()
  expect(await axeViolations(staff, 'the other account is looked for')).toEqual([])
  expect(await narrowErrors(staff, 'the other account is looked for')).toEqual([])
  await found.click()

  await staff.getByText(privacyStaffTexts.mergeView.namesAreDifferentAnd('Nora Verheiratet', 'Nora Ledig')).waitFor()
  expect(await axeViolations(staff, 'both accounts')).toEqual([])
  expect(await narrowErrors(staff, 'both accounts')).toEqual([])
  await staff
    .getByLabel(privacyStaffTexts.mergeView.howDoYouKnowThat)
    .fill('She showed us the certificate of marriage.')
  await staff.getByLabel(matching(privacyStaffTexts.mergeView.iHaveCheckedThisAnyone(anyValue))).check()
  await staff.getByRole('button', { name: privacyStaffTexts.mergeView.mergeAccounts2 }).click()
  await staff.getByText(adminTexts.notices.done['clients-merged'][0]).first().waitFor()
  await staff.getByText('She showed us the certificate of marriage.').first().waitFor()

  await staff.goto(gone)
  await expect.poll(() => new URL(staff.url()).pathname).toBe(saved)
})
