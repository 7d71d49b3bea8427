import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { consent } from '#content/approval.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { aPdf, moveOn, putDocument, recordAssessment, waiveTheRest } from '#e2e/case-work.ts'
import { aProductOnOtherDays, hasOtherDays } from '#e2e/later-product.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { acceptTerms, signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'

const { baseUrl, beginAgainAt } = aProductOnOtherDays()
const today = formatNumericDate(swissDay(new Date()))

test('a case opened by staff runs to its end, and the client’s account is deleted on request', {
  timeout: 240_000,
}, async () => {
  const visit = () => aVisitor({ baseURL: baseUrl() })
  const [staff, client, outbox] = [await visit(), await visit(), await visit()]
  const email = `olga-${Date.now()}@example.com`
  const password = 'a password for Olga'
  await signInAsStaff(staff)

  await staff.goto('/admin/clients/new')
  await staff.getByLabel('First name').fill('Olga')
  await staff.getByLabel('Last name').fill('Opened')
  await staff.getByLabel('Email').fill(email)
  await staff.getByRole('button', { name: accountStaffTexts.invitePage.sendInvitation }).click()
  await staff.getByText('Olga Opened').first().waitFor()
  await client.goto(linkIn(await newestEmail(outbox, email, /./), '/set-password'))
  await client.getByLabel('Password').fill(password)
  await client.getByRole('button', { name: accountTexts.setPasswordPage.savePassword }).click()
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await staff.getByRole('link', { name: 'Open a case' }).click()
  await staff.getByRole('button', { name: caseStaffTexts.openCasePage.openCase2 }).click()
  expect(
    await staff
      .getByLabel(caseStaffTexts.openCasePage.whyIsThereNoOrder)
      .evaluate((area: HTMLTextAreaElement) => area.validity.valid),
  ).toBe(false)
  await staff.getByLabel(caseStaffTexts.openCasePage.type, { exact: true }).selectOption({ index: 0 })
  await staff
    .getByLabel(caseStaffTexts.openCasePage.whyIsThereNoOrder)
    .fill('Agreed on the telephone; billed by the hour.')
  await staff.getByRole('button', { name: caseStaffTexts.openCasePage.openCase2 }).click()
  await staff.getByText(adminTexts.notices.done['case-opened'][0]).first().waitFor()
  const casePath = new URL(staff.url()).pathname
  const caseId = casePath.split('/').pop() ?? ''
  expect(await axeViolations(staff, 'a case opened by staff')).toEqual([])

  await client.goto(`/client-portal/cases/${caseId}`)
  expect(await client.locator('main').innerText()).not.toContain('Agreed on the telephone')
  // The item moves to another group once a file has arrived.
  const itemId = await client.locator('li[id^=item-]').first().getAttribute('id')
  const place = client.locator(`#${itemId}`)
  await place.locator('input[type=file]').first().setInputFiles(aPdf('salary.pdf'))
  await place.getByText('Being checked').waitFor()
  await staff.goto(`${casePath}/review`)
  await staff.locator('.review-rail').getByRole('link', { name: 'salary.pdf' }).click()
  await staff.locator('.review-file').getByText('salary.pdf').first().waitFor()
  await staff.keyboard.press('a')
  await staff.getByText(caseStaffTexts.reviewPanel.accepted('salary.pdf')).waitFor()
  await waiveTheRest(staff, caseId)

  await staff.goto(casePath)
  await moveOn(staff, 'Start preparation')
  await moveOn(staff, 'Submit for review')
  await putDocument(staff, caseId, 'Draft', 'draft.pdf')
  await staff.goto(casePath)
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)
  await acceptTerms(client)
  await client.goto(`/client-portal/cases/${caseId}/approve`)
  await client.getByLabel(consent.text(1)).check()
  await client.getByRole('button', { name: caseTexts.approveForm.approveDraft(1) }).click()
  await client
    .getByRole('link', { name: matching(caseTexts.approveView.downloadApprovalCertificate(anyValue)) })
    .first()
    .waitFor()
  await staff.goto(casePath)
  await moveOn(staff, caseTexts.cases.moves.file.label, {
    [caseStaffTexts.factField.filedOn]: today,
    [caseStaffTexts.factField.filingReceiptNumber]: 'BE-2',
  })
  await putDocument(staff, caseId, caseTexts.cases.documentKinds.assessment, 'assessment.pdf')
  await staff.goto(casePath)
  await recordAssessment(staff, today)

  await client.goto('/client-portal/profile/delete')
  await client.getByText(privacyTexts.deletionView.whatYouNeedToFinish).waitFor()
  await client.goto(`/client-portal/cases/${caseId}`)
  await client.getByText(caseTexts.assessmentPanel.acceptAssessment, { exact: true }).click()
  await client.getByRole('button', { name: caseTexts.assessmentPanel.yesAccept }).click()
  await client.getByText(caseTexts.cases.states.closed.forClient).first().waitFor()
  await staff.goto(casePath)
  await staff.getByText('Closed', { exact: true }).first().waitFor()

  await client.goto('/client-portal/profile/delete')
  await client.getByLabel(accountTexts.reauthFields.yourPassword).fill(password)
  await client.getByLabel(privacyTexts.deletionView.deleteMyAccountIn7).check()
  await client.getByRole('button', { name: privacyTexts.deletionView.requestDeletion }).click()
  await client.getByText(privacyTexts.deletionView.youHaveRequestedDeletionOf).waitFor()
  await staff.goto('/admin/deletions')
  await staff.getByRole('link', { name: /Olga Opened/ }).click()
  await staff.getByLabel(/^Delete /).check()
  await staff.getByRole('button', { name: privacyStaffTexts.deletionView.saveDecision }).click()
  await staff.getByRole('button', { name: privacyStaffTexts.deletionView.changeDecision }).waitFor()
  await staff.getByText(adminTexts.notices.done['deletion-decided'][0]).waitFor()
  expect(await axeViolations(staff, 'a deletion decided')).toEqual([])
  expect(await narrowErrors(staff, 'a deletion decided')).toEqual([])

  // Seven days after the decision, the data that staff have released are deleted. The client gets a certificate.
  if (!hasOtherDays) return
  await beginAgainAt(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
  const last = linkIn(
    await newestEmail(outbox, email, matching(privacyTexts.deletion.done({ name: '', saved: 0 }).subject)),
    '/deletion-certificate',
  )
  const certificate = await client.request.get(last)
  expect([certificate.status(), certificate.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await signInToPortal(client, email, password)
  await client.getByRole('alert').first().waitFor()
  await signInAsStaff(staff)
  expect((await staff.goto(casePath))?.status()).toBe(404)
  await staff.goto('/admin/deletions?state=done')
  await staff.getByRole('link', { name: /Olga Opened/ }).click()
  const saved = await staff
    .getByRole('link', { name: /certificate/i })
    .first()
    .getAttribute('href')
  expect((await staff.request.get(saved ?? '')).headers()['content-type']).toBe('application/pdf')
  expect(await axeViolations(staff, 'a deletion carried out')).toEqual([])
})
