import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'

test('a question waits in the inbox for an answer, notes stay internal, and drafts are saved', async () => {
  const subject = `Second home ${Date.now()}`
  const client = await aVisitor()
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/messages/new')
  await client.getByLabel('Subject').fill(subject)
  await client.getByLabel('Message').fill('Do I declare my flat in Lyon?')
  await client.getByText(adminTexts.notices.done['draft-saved'][0]).waitFor()
  await client.reload()
  expect(await client.getByLabel('Message').inputValue()).toBe('Do I declare my flat in Lyon?')
  await client.getByRole('button', { name: 'Send', exact: true }).click()
  await client.getByRole('heading', { name: subject }).waitFor()
  const thread = new URL(client.url()).pathname.split('/').pop()

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto(`/admin/messages?q=${encodeURIComponent(subject)}`)
  await staff.getByText(caseStaffTexts.inboxPage.chooseConversation).waitFor()
  const opened = () => staff.keyboard.press('j').then(() => staff.getByText('Do I declare my flat in Lyon?').count())
  await expect.poll(opened, { timeout: 10_000, interval: 500 }).toBe(1)
  await staff.getByRole('link', { name: 'Internal note' }).click()
  await staff.getByRole('textbox', { name: 'Internal note' }).fill('He means the one in Bron.')
  await staff.getByRole('button', { name: caseStaffTexts.answerForm.saveNote }).click()
  await staff.getByText('He means the one in Bron.').waitFor()

  await staff.getByRole('button', { name: caseStaffTexts.threadView.markAsNeedingNoAnswer }).click()
  await staff.getByRole('button', { name: caseStaffTexts.threadView.markAsNeedingAnswer }).click()
  await staff.getByRole('button', { name: caseStaffTexts.threadView.markAsNeedingNoAnswer }).waitFor()
  await staff.getByRole('link', { name: 'Offer a call' }).click()
  const answer = staff.getByRole('textbox', { name: caseStaffTexts.answerForm.answer })
  await expect.poll(() => answer.inputValue()).toMatch(/^Dear \w+\n/)
  await staff.getByText(adminTexts.notices.done['draft-saved'][0], { exact: false }).first().waitFor()

  const phone = await aVisitor({ viewport: { width: 390, height: 844 } })
  await signInAsStaff(phone)
  await phone.goto(`/admin/messages/${thread}`)
  const onPhone = phone.getByRole('textbox', { name: caseStaffTexts.answerForm.answer })
  await expect.poll(() => onPhone.inputValue()).toMatch(/^Dear \w+\n/)
  await onPhone.fill('Yes, its value and its rent.')
  await phone.getByRole('button', { name: caseStaffTexts.answerForm.sendMessage, exact: true }).click()
  await phone.getByText('Yes, its value and its rent.').first().waitFor()
  await expect.poll(() => onPhone.inputValue()).toBe('')

  await client.getByText('Yes, its value and its rent.').waitFor({ timeout: 40_000 })
  expect(await client.getByText('Bron').count()).toBe(0)
  expect(await client.getByText('Do I declare my flat in Lyon?').count()).toBe(1)
}, 120_000)
