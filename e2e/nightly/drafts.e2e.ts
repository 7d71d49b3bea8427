import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'

const stored = (page: Page) => page.waitForResponse((reply) => /\/drafts\?/.test(reply.url()) && reply.ok())

async function openNotes(): Promise<Page> {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/clients?q=client%40example.com')
  await staff.locator('.list-rows tbody th a').first().click()
  await staff.getByLabel(caseStaffTexts.notesPanel.newNote).waitFor()
  return staff
}

test('the draft of a staff note survives a reload and a change of device, and is deleted once saved', async () => {
  const staff = await openNotes()
  const note = staff.getByLabel(caseStaffTexts.notesPanel.newNote)
  const saved = stored(staff)
  await note.fill('Prefers to be called after six.')
  await saved
  await staff.reload()
  await expect.poll(() => note.inputValue()).toBe('Prefers to be called after six.')
  // Reload before the autosave runs: the page restores the text from the tab's storage and then saves it.
  await note.fill('Prefers to be called after seven.')
  const savedAfterReload = stored(staff)
  await staff.reload()
  await expect.poll(() => note.inputValue()).toBe('Prefers to be called after seven.')
  await savedAfterReload

  const other = await openNotes()
  await expect
    .poll(() => other.getByLabel(caseStaffTexts.notesPanel.newNote).inputValue())
    .toBe('Prefers to be called after seven.')
  const discarded = stored(other)
  await other.getByRole('button', { name: caseStaffTexts.notesPanel.saveNote }).click()
  await other.getByText(adminTexts.notices.done['note-saved'][0]).waitFor()
  await expect.poll(() => other.getByLabel(caseStaffTexts.notesPanel.newNote).inputValue()).toBe('')
  await discarded
  await other.reload()
  await other.getByText('Prefers to be called after seven.').waitFor()
  expect(await other.getByLabel(caseStaffTexts.notesPanel.newNote).inputValue()).toBe('')
  await staff.reload()
  await staff.getByText('Prefers to be called after seven.').first().waitFor()
  expect(await note.inputValue()).toBe('')
}, 60_000)

test('an unsent message is restored after going back and on another device', async () => {
  const client = await aVisitor()
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/messages/new')
  const saved = stored(client)
  await client.getByLabel('Subject').fill('Garage')
  await client.getByLabel('Message').fill('Do I declare my garage?')
  await client.getByRole('link', { name: 'Documents' }).first().click()
  await saved
  await client.goBack()
  await expect.poll(() => client.getByLabel('Message').inputValue()).toBe('Do I declare my garage?')

  const phone = await aVisitor({ viewport: { width: 390, height: 844 } })
  await signInToPortal(phone, 'client@example.com')
  await phone.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await phone.goto('/client-portal/messages/new')
  expect(await phone.getByLabel('Subject').inputValue()).toBe('Garage')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByRole('heading', { name: 'Garage' }).waitFor()
  await client.goto('/client-portal/messages/new')
  await expect.poll(() => client.getByLabel('Message').inputValue()).toBe('')
}, 60_000)
