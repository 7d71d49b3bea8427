import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { swissDay } from '#platform/day.ts'
import { aVisitor, linkIn, newestEmail } from './browser.ts'
import { addToCart, choosePassword, goToPayment, pay } from './buying.ts'
import { aPdf, putDocument, waiveTheRest } from './case-work.ts'
import { signInAsStaff } from './signing-in.ts'

test('a visitor buys, becomes a client, and the case runs until it is closed', async () => {
  const email = `mina-${Date.now()}@example.com`
  const client = await aVisitor()
  const outbox = await aVisitor()
  const staff = await aVisitor()

  await addToCart(client, 'standard')
  await addToCart(client, 'add-on-foreign-income')
  await goToPayment(client, email)
  await pay(client, email, 'Mina Main')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()

  const casePath = await choosePassword(client, 'a password for Mina')
  await client.getByRole('heading', { level: 1 }).first().waitFor()
  const welcome = await newestEmail(outbox, email, /is confirmed/)
  // Standard with an add-on, less 10% of the package.
  expect(welcome).toContain('599.10')
  await client.goto(linkIn(welcome, '/set-password'))
  await client.getByRole('button', { name: accountTexts.setPasswordPage.confirm, exact: true }).click()
  await client.waitForURL(/note=email-confirmed/)

  const caseId = casePath.split('/').pop() ?? ''
  await client.goto(casePath)
  await client
    .getByText(caseTexts.cases.states.waiting_for_documents.label)
    .or(client.getByText('Pending'))
    .first()
    .waitFor()
  await upload(client, 0, 'salary-certificate.pdf')
  await upload(client, 1, 'permit.pdf')
  await client.getByPlaceholder(/write/i).fill('Is a scan good enough?')
  await client.getByRole('button', { name: 'Send' }).click()
  await client.getByText('Is a scan good enough?').first().waitFor()

  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}/documents`)
  await staff
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await staff.getByText('Accepted').first().waitFor()
  const second = staff.locator('.document-item').filter({ hasText: 'permit.pdf' })
  await second.locator('summary').click()
  await second.getByLabel(/reason/i).fill('Page 2 is cut off.')
  await second.getByRole('button', { name: /send back|reject/i }).click()
  await staff.getByText('Sent back').first().waitFor()
  await staff.goto(`/admin/cases/${caseId}/messages`)
  await staff.getByLabel('Message').fill('Yes. Please send page 2 again.')
  await staff
    .getByRole('button', { name: /send|answer/i })
    .first()
    .click()
  await staff.getByText('Yes. Please send page 2 again.').first().waitFor()

  expect(await newestEmail(outbox, email, /send|document/i)).toContain('Page 2 is cut off.')
  await client.goto(casePath)
  await client.getByText('Page 2 is cut off.').first().waitFor()
  await client.getByText('Yes. Please send page 2 again.').first().waitFor()

  await waiveTheRest(staff, caseId)
  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByRole('button', { name: 'Submit for review' }).click()
  await staff.getByRole('button', { name: caseTexts.cases.moves.ask_for_approval.label }).click()
  await staff.waitForURL(/note=moved/)
  await staff.getByText('There is no draft yet.').waitFor()
  await putDocument(staff, caseId, 'Draft', 'return-draft-1.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByRole('button', { name: caseTexts.cases.moves.ask_for_approval.label }).click()
  await staff.waitForURL(/note=moved/)
  await staff.getByText(caseTexts.cases.states.client_approval.label).first().waitFor()

  await client.goto(casePath)
  await client.getByRole('link', { name: caseTexts.approvalPanel.readAndApprove }).click()
  await client.getByRole('heading', { name: 'Read and approve your tax return' }).waitFor()
  await client.locator('.file-view .words').getByText('return-draft-1.pdf').waitFor()
  await openDetails(client, 'Request changes')
  await client.locator('#page-0').fill('1')
  await client.getByLabel(caseTexts.changesForm.whatShouldWeChange).fill('The rent of my flat is missing.')
  await client.getByRole('button', { name: caseTexts.changesForm.sendComments }).click()
  await client.getByText('Page 1: The rent of my flat is missing.').first().waitFor()

  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByText('Page 1: The rent of my flat is missing.').first().waitFor()
  await putDocument(staff, caseId, 'Draft', 'return-draft-2.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByRole('button', { name: 'Submit for review' }).click()
  await staff.getByRole('button', { name: caseTexts.cases.moves.ask_for_approval.label }).click()
  await staff.waitForURL(/note=moved/)
  await staff.getByText(caseTexts.cases.states.client_approval.label).first().waitFor()

  await client.goto(`${casePath}/approve`)
  await client.getByLabel(/I have read draft 2 in full/).check()
  await putDocument(staff, caseId, 'Draft', 'return-draft-3.pdf')
  await client.getByRole('button', { name: 'Approve draft 2' }).click()
  await client.getByText('A newer draft has been added since you opened this page: draft 3.').waitFor()
  await client.goto(`${casePath}/approve`)
  await client.getByLabel(/I have read draft 3 in full/).check()
  await client.getByRole('button', { name: 'Approve draft 3' }).click()
  await client.getByRole('link', { name: 'Download approval certificate (Mina Main)' }).waitFor()

  await staff.goto(`/admin/cases/${caseId}`)
  await openDetails(staff, caseTexts.cases.moves.file.label)
  await staff.getByLabel(/Filing receipt number/).fill('BE-2025-4711')
  await staff.getByLabel(caseStaffTexts.factField.filedOn).fill(swissDay(new Date()))
  await staff.getByRole('button', { name: caseTexts.cases.moves.file.label }).click()
  await staff.getByText('Filed', { exact: true }).first().waitFor()
  async function seesFiling() {
    await client.goto(casePath)
    return client.getByText(caseTexts.cases.moves.file.notifies).first().isVisible()
  }
  await expect.poll(seesFiling, { timeout: 15_000 }).toBe(true)

  await putDocument(staff, caseId, caseTexts.cases.documentKinds.assessment, 'assessment.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await openDetails(staff, caseTexts.cases.moves.record_assessment.label)
  await staff.getByLabel(caseStaffTexts.factField.dateOfTaxAssessment).fill(swissDay(new Date()))
  await staff.getByLabel(caseStaffTexts.factField.howItWasDelivered).selectOption('letterbox')
  await staff.getByLabel(caseStaffTexts.factField.dateOfDelivery).fill(swissDay(new Date()))
  await staff.getByRole('button', { name: caseTexts.cases.moves.record_assessment.label }).click()
  await staff.getByText(/you can close the case from \d/).waitFor()
  expect(await staff.getByRole('button', { name: caseTexts.cases.moves.close.label }).count()).toBe(0)
  await client.goto(casePath)
  await client.getByText('The objection deadline is').first().waitFor()
  await staff.getByRole('button', { name: 'Accept the assessment' }).click()
  await staff.getByText('Closed', { exact: true }).first().waitFor()
  await client.goto(casePath)
  await client.getByText('Your case is now complete and closed.').first().waitFor()
  await client.getByText('Completed').first().waitFor()
}, 240_000)

async function upload(page: Page, at: number, name: string): Promise<void> {
  const item = page.locator('li[id^=item-]').nth(at)
  await item.locator('input[type=file]').first().setInputFiles(aPdf(name))
  await item.getByText(name).first().waitFor()
}

async function openDetails(page: Page, name: string | RegExp): Promise<void> {
  const summary = page.locator('summary', { hasText: name }).first()
  if ((await summary.count()) > 0) await summary.click()
}
