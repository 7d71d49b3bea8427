import { expect, test } from 'vitest'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'

test('staff find a client by keyboard, open a case without an order, add a note and export', async () => {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/clients/new')
  const email = `walk-in-${Date.now()}@example.com`
  await staff.getByLabel('First name').fill('Zoé')
  await staff.getByLabel('Last name').fill('Wälkin')
  await staff.getByLabel('Email').fill(email)
  expect(await axeViolations(staff, 'the invitation of a client')).toEqual([])
  await staff.getByRole('button', { name: accountStaffTexts.invitePage.sendInvitation }).click()
  await staff.getByText('Client invited').first().waitFor()

  await staff.goto('/admin/orders')
  await staff.locator('.list-rows tbody tr').first().waitFor()
  await expect.poll(() => staff.locator('.needs-script').first().isVisible()).toBe(true)
  await staff.keyboard.press('/')
  await staff.keyboard.type('zoe wakin')
  await staff.keyboard.press('Enter')
  await staff.getByRole('heading', { name: /^Clients/ }).waitFor()
  expect(await axeViolations(staff, 'what was found')).toEqual([])
  expect(await narrowErrors(staff, 'what was found')).toEqual([])
  await staff.keyboard.press('Escape')
  await staff.locator('h1').click()
  await staff.keyboard.press('j')
  await staff.keyboard.press('Enter')
  await staff.getByRole('heading', { name: 'Zoé Wälkin' }).waitFor()

  await staff.getByRole('link', { name: 'Open a case' }).click()
  await staff.getByLabel(caseStaffTexts.openCasePage.whyIsThereNoOrder).fill('Walked in with all papers')
  expect(await axeViolations(staff, 'a case without an order')).toEqual([])
  await staff.getByRole('button', { name: caseStaffTexts.openCasePage.openCase2 }).click()
  await staff.getByText(adminTexts.notices.done['case-opened'][0]).first().waitFor()
  await staff.getByLabel(caseStaffTexts.notesPanel.newNote).fill('Speaks French')
  await staff.getByRole('button', { name: caseStaffTexts.notesPanel.saveNote }).click()
  await staff.getByText('Speaks French').first().waitFor()
  expect(await axeViolations(staff, 'a case with a note')).toEqual([])
  const summary = staff.getByRole('link', { name: 'Summary (PDF)', exact: true })
  const [file] = await Promise.all([staff.waitForEvent('download'), summary.click()])
  expect(file.suggestedFilename()).toMatch(/^summary-ETB-.*\.pdf$/)
})

test('search and opening a case work without JavaScript', async () => {
  const staff = await aVisitor({ javaScriptEnabled: false })
  await signInAsStaff(staff)
  await staff.getByRole('link', { name: adminTexts.adminShell.searchEverything }).first().click()
  await staff.locator('.search-field input').fill('client@example.com')
  await staff.keyboard.press('Enter')
  await staff.getByRole('heading', { name: /^Clients/ }).waitFor()
  await staff.locator('#clients li a').first().click()
  await staff.getByRole('link', { name: 'Open a case' }).click()
  await staff.getByLabel(caseStaffTexts.openCasePage.type, { exact: true }).selectOption({
    label: caseStaffTexts.openCasePage.withoutChecklist(caseTexts.cases.caseTypes.consultation),
  })
  await staff.getByRole('button', { name: caseStaffTexts.openCasePage.openCase2 }).click()
  expect(
    await staff
      .getByLabel(caseStaffTexts.openCasePage.whyIsThereNoOrder)
      .evaluate((field: HTMLTextAreaElement) => field.validity.valid),
  ).toBe(false)
})
