import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { passwordProtected } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { aVisitor, newestEmail } from '#e2e/browser.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { say } from '#platform/words.ts'

const email = 'client@example.com'

test('staff read a file at full width, send it back by keyboard and accept its replacement with one key', async () => {
  const [client, staff, outbox] = [await aVisitor(), await aVisitor(), await aVisitor()]
  const title = `Broker statement ${Date.now()}`
  await signInToPortal(client, email)
  const casePath =
    (await client.locator('a[href*="/client-portal/cases/"]:not([href*="/questions"])').first().getAttribute('href')) ??
    ''
  const caseId = casePath.replace(/[?#].*/, '').split('/')[3] ?? ''

  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}/documents`)
  await staff.getByLabel('Document', { exact: true }).last().fill(title)
  await staff.getByRole('button', { name: caseStaffTexts.requestForm.requestDocument, exact: true }).click()
  await staff.getByText(adminTexts.notices.done.requested[0]).first().waitFor()
  expect(await newestEmail(outbox, email, matching(caseEmailTexts.cases.documentsRequested(1).subject))).toContain(
    title,
  )

  await client.goto(`/client-portal/cases/${caseId}`)
  await sendFile(client, title, 'statement.pdf')

  await staff.goto(`/admin/cases/${caseId}/review`)
  await staff.locator('.review-rail').getByRole('link', { name: 'statement.pdf' }).click()
  await staff.locator('.review-file').getByText('statement.pdf').first().waitFor()
  expect(await axeViolations(staff, 'the review desk')).toEqual([])
  const page = staff.locator('.review-file .sheet canvas')
  await expect.poll(async () => (await page.boundingBox())?.width ?? 0).toBeGreaterThan(600)
  await staff.keyboard.press('?')
  await staff.getByRole('dialog').waitFor()
  await staff.keyboard.press('Escape')
  await staff.keyboard.press('r')
  await staff.getByText(caseTexts.cases.sendBackReasons.password.label).click()
  const { textForClient } = caseStaffTexts.decisionForm
  await expect.poll(() => staff.getByLabel(textForClient).inputValue()).toBe(passwordProtected)
  await staff.keyboard.press('Control+Enter')
  await staff.getByText(caseStaffTexts.reviewPanel.sentBack('statement.pdf')).waitFor()

  await client.goto('/client-portal')
  await client
    .getByRole('listitem')
    .filter({ hasText: say(caseTexts.cases.todos, { code: 'replace', values: { filename: 'statement.pdf' } }) })
    .getByRole('link', { name: 'Replace' })
    .click()
  await client.getByRole('heading', { name: caseTexts.uploadPage.sendNewCopy }).waitFor()
  await client.getByText(passwordProtected).first().waitFor()
  await client.locator('input[type=file]').first().setInputFiles(aPdf('whole.pdf'))
  await client.waitForURL(new RegExp(`/client-portal/cases/${caseId}$`))
  await client.getByText('whole.pdf').first().waitFor()

  await staff.goto('/admin/documents')
  await staff.locator('.review-rail').getByRole('link', { name: 'whole.pdf' }).click()
  await staff.locator('.review-file').getByText('whole.pdf').first().waitFor()
  const accepted = staff.getByText(caseStaffTexts.reviewPanel.accepted('whole.pdf'))
  await staff.keyboard.press('a')
  await accepted.waitFor()
  await staff.keyboard.press('z')
  await accepted.waitFor({ state: 'detached' })
  await staff.locator('.review-file').getByText('whole.pdf').first().waitFor()
  await staff.keyboard.press('a')
  await accepted.waitFor()
  await client.goto(`/client-portal/cases/${caseId}`)
  const folded = client.getByText(caseTexts.documentsPanel.showDocumentsYouHaveSent)
  if (await folded.isVisible()) await folded.click()
  const item = client.getByRole('listitem').filter({ hasText: title })
  await item.getByText('Checked').first().waitFor()

  await sendFile(client, title, 'more.pdf')
  await client.reload()
  await item.getByText('Being checked').first().waitFor()
})

function aPdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: samplePdf([name, String(Date.now())]) }
}

async function sendFile(page: Page, item: string, name: string): Promise<void> {
  const place = page.locator('li[id^=item-]').filter({ hasText: item })
  await place.locator('input[type=file]').first().setInputFiles(aPdf(name))
  await place.getByText('Being checked').waitFor()
}
