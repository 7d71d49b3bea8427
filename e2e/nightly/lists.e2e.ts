import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyNumber, anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'

test('staff work the case list by keyboard, preview a bulk change, save a view and export', async () => {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/cases')
  const rows = staff.locator('.list-rows tbody tr')
  await rows.first().waitFor()
  await expect.poll(() => staff.locator('.needs-script').first().isVisible()).toBe(true)
  await staff.keyboard.press('f')
  const search = staff.getByRole('searchbox', { name: caseStaffTexts.caseList.searchCases })
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await staff.keyboard.type('jx')
  expect(await search.inputValue()).toBe('jx')
  await search.fill('')
  await search.blur()
  await staff.keyboard.press('j')
  await staff.keyboard.press('j')
  await staff.keyboard.press('x')
  await staff.keyboard.press('k')
  await staff.keyboard.press('x')
  await staff.getByText('2 selected').waitFor()
  await staff.keyboard.press('?')
  await staff.getByRole('dialog', { name: adminTexts.listKeys.keyboardShortcutsForThisList }).waitFor()
  await staff.keyboard.press('Escape')

  const bulk = staff.getByRole('region', { name: caseStaffTexts.caseListPage.selectedCases })
  await bulk
    .getByLabel(caseStaffTexts.caseListPage.step, { exact: true })
    .selectOption({ label: caseTexts.cases.moves.hold.label })
  await staff.getByRole('button', { name: caseStaffTexts.caseListPage.moveToStep }).click()
  await staff
    .getByText(matching(caseStaffTexts.bulkAnswer.ofCasesCanBeChanged(anyValue, anyNumber, anyNumber)))
    .waitFor()
  await staff.getByText('Please give a reason.').first().waitFor()
  expect(await axeViolations(staff, 'a change that was tried')).toEqual([])
  await staff.getByLabel(caseStaffTexts.caseListPage.reasonIfStepNeedsOne).fill('The client is abroad')
  await staff.getByRole('button', { name: caseStaffTexts.caseListPage.moveToStep }).click()
  await staff.getByRole('button', { name: /^Change th/ }).click()
  await staff
    .getByText(/Cases changed|was not|were not/)
    .first()
    .waitFor()

  await staff.goto('/admin/cases?state=on_hold&column=client&column=due')
  await staff
    .getByRole('list', { name: adminTexts.listView.filteredBy })
    .getByText(`${caseStaffTexts.caseList.step}: ${caseTexts.cases.states.on_hold.label}`)
    .waitFor()
  await staff.getByRole('link', { name: 'Save view' }).click()
  const name = `On hold ${Date.now()}`
  await staff.getByLabel('Name').fill(name)
  await staff.getByRole('button', { name: 'Save view' }).click()
  await staff.getByRole('navigation', { name: 'Saved views' }).getByText(name).waitFor()
  expect(await axeViolations(staff, 'a list with a view')).toEqual([])
  await staff.getByText('Export', { exact: true }).click()
  const [file] = await Promise.all([staff.waitForEvent('download'), staff.getByRole('link', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^cases-.*\.csv$/)

  await staff.goto('/admin/cases?view=board')
  await staff.getByRole('heading', { name: /^On hold/ }).waitFor()
  expect(await axeViolations(staff, 'the board')).toEqual([])
  for (const path of ['/admin/cases', '/admin/cases?view=board', '/admin/lists/cases/views']) {
    await staff.goto(path)
    expect(await narrowErrors(staff, path)).toEqual([])
  }
})

test('staff without JavaScript select rows, preview a bulk change and apply it', async () => {
  const staff = await aVisitor({ javaScriptEnabled: false })
  await signInAsStaff(staff)
  await staff.goto('/admin/cases')
  await staff.locator('.list-rows tbody .tick').first().check()
  await staff.getByRole('combobox', { name: 'Priority', exact: true }).last().selectOption('high')
  await staff.getByRole('button', { name: 'Set priority' }).click()
  await staff
    .getByText(matching(caseStaffTexts.bulkAnswer.ofCasesCanBeChanged(anyValue, anyNumber, anyNumber)))
    .waitFor()
  await staff.getByRole('button', { name: caseStaffTexts.bulkAnswer.changeThisCase }).click()
  await staff.waitForURL('**note=bulk-done*')
})
