import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { aProductWithClock } from '#e2e/clock-product.ts'
import { own } from '#e2e/own.ts'

const product = aProductWithClock()

let hoursAhead = 0
function waitUntilSignedOut() {
  hoursAhead += 2
  return product.waitUntil(new Date(Date.now() + hoursAhead * 3_600_000))
}

test('a form sent after the session ended is restored after the next sign-in', async () => {
  const staff = await aVisitor({ baseURL: product.baseUrl() })
  const signIn = async () => {
    await staff.getByLabel('Username').fill('admin')
    await staff.getByLabel('Password', { exact: true }).fill(own('password'))
    await staff.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await staff.goto('/admin/clients?q=client%40example.com')
  await signIn()
  await staff.locator('.list-rows tbody th a').first().click()
  const note = staff.getByLabel(caseStaffTexts.notesPanel.newNote)
  const words = 'Prefers to be called after six.\nHas moved twice.'
  await note.fill(words)
  const page = new URL(staff.url()).pathname

  await waitUntilSignedOut()
  await staff.getByRole('button', { name: caseStaffTexts.notesPanel.saveNote }).click()
  await signIn()
  await staff.waitForURL((url) => url.pathname === page)
  await staff.getByText(adminTexts.savedValues.yourSessionHadExpiredWhen).waitFor()
  await expect.poll(() => note.inputValue()).toBe(words)
  expect(await staff.locator('main').getByText('Has moved twice.', { exact: false }).count()).toBeLessThan(2)
  await staff.getByRole('button', { name: caseStaffTexts.notesPanel.saveNote }).click()
  await staff.getByText(adminTexts.notices.done['note-saved'][0]).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')

  await staff.goto('/admin/settings?part=maintenance')
  const form = staff
    .locator('form')
    .filter({ has: staff.getByRole('button', { name: adminTexts.settingsForms.saveMaintenance }) })
  const message = form.getByRole('textbox').first()
  await message.fill('Back at two.')
  await waitUntilSignedOut()
  await form.getByRole('button', { name: adminTexts.settingsForms.saveMaintenance }).click()
  await signIn()
  await staff.waitForURL((url) => url.pathname === '/admin/settings')
  await staff.getByText(adminTexts.savedValues.nothingWasChangedWhatYou).waitFor()
  await expect.poll(() => message.inputValue()).toBe('Back at two.')
})
