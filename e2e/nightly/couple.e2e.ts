import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { addToCart, choosePassword, goToPayment, pay } from '#e2e/buying.ts'
import { moveOn, putDocument, waiveTheRest } from '#e2e/case-work.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as returnTexts from '#returns/locales/en.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

function text(code: string): string {
  const sets = questionSets.filter(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)
  const questions = sets.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
  return questions.find((question) => question.code === code)?.text ?? code
}

async function aBuyer(name: string): Promise<{ page: Page; casePath: string }> {
  const page = await aVisitor(phone)
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`
  await addToCart(page, 'standard')
  await goToPayment(page, email)
  await pay(page, email, `${name} Keller`)
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  await page.locator('main input[name=password]').waitFor({ timeout: 60_000 })
  return { page, casePath: await choosePassword(page, `a password for ${name}`) }
}

async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reply = page.waitForResponse((one) => one.request().method() === 'POST')
  await act()
  await reply
  await page.waitForLoadState('networkidle')
}

async function marries(page: Page, casePath: string, partner: string): Promise<void> {
  await page.goto(`${casePath}/questions/family/start`)
  await saved(page, () => page.getByLabel(text('civil-status'), { exact: true }).selectOption('married'))
  await saved(page, () => page.getByLabel(text('partner-place'), { exact: true }).selectOption('together'))
  const name = page.getByLabel(text('partner-name'), { exact: true })
  await saved(page, async () => {
    await name.fill(partner)
    await name.blur()
  })
}

test('a couple: invited at “married”, both approve, and everybody reads who is missing', {
  timeout: 240_000,
}, async () => {
  const { page: ana, casePath } = await aBuyer('Ana')
  await marries(ana, casePath, 'Ben')
  const email = `ben-${Date.now()}@example.org`
  await ana.getByLabel(returnTexts.invitePartner.email('Ben')).fill(email)
  await ana.getByRole('button', { name: returnTexts.invitePartner.invite, exact: true }).click()
  await ana.getByText(`Invitation sent to ${email}`).waitFor()

  const ben = await aVisitor(phone)
  const invitation = await newestEmail(ben, email, /invited/)
  await ben.goto(linkIn(invitation, '/household-invitation'))
  await ben.getByLabel('Last name').fill('Keller')
  await ben.getByLabel('Password').fill('a password for Ben')
  await ben.getByRole('button', { name: accountTexts.invitationPage.acceptAndSignIn }).click()
  await ben.waitForURL(/\/client-portal/)
  await ben.goto(`${casePath}/questions/family/start`)
  expect(await ben.getByLabel(returnTexts.invitePartner.ownFirstName, { exact: true }).inputValue()).toBe('Ben')

  const staff = await aVisitor()
  const caseId = casePath.split('/').pop() ?? ''
  await signInAsStaff(staff)
  await waiveTheRest(staff, caseId)
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, 'Start preparation')
  await moveOn(staff, 'Submit for review')
  await putDocument(staff, caseId, 'Draft', 'joint-draft.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)

  await approves(ana, casePath, 'Ana Keller')
  await ana.goto(casePath)
  await ana.getByText(caseTexts.cases.waitsForApproval('Ben Keller')).waitFor()
  await ana.goto('/client-portal')
  const { label } = caseTexts.cases.turns
  await ana
    .getByText(label({ code: 'approve', who: 'other', name: 'Ben Keller' }))
    .first()
    .waitFor()
  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByText(caseStaffTexts.caseOverview.approvalMissingFrom('Ben Keller')).waitFor()

  await approves(ben, casePath, 'Ben Keller')
  await ana.goto(casePath)
  await ana.getByText(caseTexts.cases.moves.approve.notifies).first().waitFor()
  await staff.reload()
  expect(await staff.getByText(caseStaffTexts.caseOverview.approvalMissingFrom('Ben Keller')).count()).toBe(0)
})

async function approves(page: Page, casePath: string, name: string): Promise<void> {
  await page.goto(`${casePath}/approve`)
  await page.getByLabel(/I have read draft 1 in full/).check()
  await page.getByRole('button', { name: 'Approve draft 1' }).click()
  await page.getByRole('link', { name: `Download approval certificate (${name})` }).waitFor()
}
