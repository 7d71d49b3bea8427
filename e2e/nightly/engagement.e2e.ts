import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { consent } from '#content/approval.ts'
import { aVisitor } from '#e2e/browser.ts'
import { aPdf, moveOn, putDocument, recordAssessment, waiveTheRest } from '#e2e/case-work.ts'
import { own } from '#e2e/own.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { startProduct, stopProduct } from '#e2e/product.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'
import { freePort } from '#platform/db/free-port.server.ts'
import { formatNumericDate } from '#platform/format.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const email = 'client@example.com'
const today = formatNumericDate(swissDay(new Date()))

/** Two servers that share a database and a file store; the client uses one, staff the other. */
async function twoProducts(): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engagement-'))
  const products: ChildProcess[] = []
  const { startEmbeddedPostgres } = await import('#platform/db/embedded-postgres.server.ts')
  const database = await startEmbeddedPostgres(dataDir)
  onTestFinished(async () => {
    await Promise.all(products.map(stopProduct))
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const addresses: string[] = []
  for (const port of [await freePort(), await freePort()]) {
    const address = `http://localhost:${port}`
    const variables = {
      MODE: 'demo',
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      DEMO_PASSWORD: own('password'),
      SECRET_KEY: 'a secret key of more than 32 characters',
      PORT: String(port),
      WARM_PAGES: 'no',
    }
    products.push(await startProduct(variables, address))
    addresses.push(address)
  }
  expect(new Set(products.map(({ pid }) => pid)).size).toBe(2)
  return addresses
}

test('an engagement runs across two browsers and two servers up to the objection deadline', {
  timeout: 180_000,
}, async () => {
  const [one, other] = await twoProducts()
  const client = await aVisitor({ baseURL: one })
  const staff = await aVisitor({ baseURL: other })
  const title = `Broker statement ${Date.now()}`
  await signInToPortal(client, email)
  await signInAsStaff(staff)
  const casePath = await aCaseOf(client)
  const caseId = casePath.split('/').pop() ?? ''
  const atCase = (suffix = '') => staff.goto(`/admin/cases/${caseId}${suffix}`)

  await atCase('/documents')
  await staff.getByLabel('Document', { exact: true }).last().fill(title)
  await staff.getByRole('button', { name: caseStaffTexts.requestForm.requestDocument, exact: true }).click()
  await staff.getByText(adminTexts.notices.done.requested[0]).first().waitFor()
  await client.goto(casePath)
  await send(client, title, 'statement.pdf')
  await review(staff, caseId, 'statement.pdf', 'r')
  await staff.getByText(caseStaffTexts.reviewPanel.sentBack('statement.pdf')).waitFor()
  await staff.keyboard.press('z')
  await staff.getByText(adminTexts.notices.done.undone[0]).first().waitFor()
  await review(staff, caseId, 'statement.pdf', 'r')
  await staff.getByText(caseStaffTexts.reviewPanel.sentBack('statement.pdf')).waitFor()
  await client.goto(casePath)
  await send(client, title, 'whole.pdf')
  await review(staff, caseId, 'whole.pdf', 'a')
  await staff.getByText(caseStaffTexts.reviewPanel.accepted('whole.pdf')).waitFor()

  await waiveTheRest(staff, caseId)
  await atCase()
  await moveOn(staff, 'Start preparation')
  await moveOn(staff, 'Submit for review')
  await putDocument(staff, caseId, 'Draft', 'draft-1.pdf')
  await atCase()
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)

  await client.goto(`${casePath}/approve`)
  await client.locator('summary', { hasText: caseTexts.changesForm.requestChanges }).click()
  await client.getByLabel(caseTexts.changesForm.whatShouldWeChange).fill('My rent is missing.')
  await client.getByRole('button', { name: caseTexts.changesForm.sendComments }).click()
  await client.getByText('My rent is missing.').first().waitFor()
  await putDocument(staff, caseId, 'Draft', 'draft-2.pdf')
  await atCase()
  await moveOn(staff, 'Submit for review')
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)
  await client.goto(`${casePath}/approve`)
  const read = await client.locator('input[name=draft]').first().inputValue()
  await client.getByLabel(consent.text(2)).check()
  await client.getByRole('button', { name: caseTexts.approveForm.approveDraft(2) }).click()
  await client
    .getByRole('link', { name: matching(caseTexts.approveView.downloadApprovalCertificate(anyValue)) })
    .first()
    .waitFor()
  expect(read).toMatch(/^[0-9a-f]{64}$/)
  await client.getByText(caseTexts.approveView.detailsOfYourApproval).click()
  expect((await client.locator('.approve-proof').innerText()).replace(/\s/g, '')).toContain(read)

  await atCase()
  await moveOn(staff, caseTexts.cases.moves.file.label, {
    [caseStaffTexts.factField.filedOn]: today,
    [caseStaffTexts.factField.filingReceiptNumber]: 'BE-1',
  })
  await putDocument(staff, caseId, caseTexts.cases.documentKinds.assessment, 'assessment.pdf')
  await atCase()
  await recordAssessment(staff, today)
  // The client chooses once we have compared the assessment with the return.
  await atCase('/assessment')
  await staff.getByLabel(returnTexts.assessment.advice.object.staff).check()
  await staff.getByLabel(returnStaffTexts.advicePanel.why, { exact: true }).fill('Your commuting costs are missing.')
  await staff.getByRole('button', { name: returnStaffTexts.advicePanel.showToClient }).click()
  await staff.getByText(adminTexts.notices.done.advised[0]).first().waitFor()

  await client.goto(casePath)
  await client
    .getByText(matching(caseTexts.assessmentPanel.ifYouDisagreeYourObjection(anyValue).trim()))
    .first()
    .waitFor()
  const objection = client.locator('summary', { hasText: caseTexts.assessmentPanel.requestObjection })
  const isCutOff = await objection.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(isCutOff).toBe(false)
  await objection.click()
  await client.getByLabel(caseTexts.assessmentPanel.whatDoYouThinkIs).fill('My commuting costs are missing.')
  await client.getByRole('button', { name: caseTexts.assessmentPanel.yesRequest }).click()
  await client
    .getByText(matching(caseTexts.assessmentPanel.youRequestedAnObjection(anyValue)))
    .first()
    .waitFor()
  await atCase('/objection')
  await staff.getByText('My commuting costs are missing.').waitFor()
})

async function aCaseOf(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto('/client-portal/cases')
  const row = page.getByRole('row').filter({ hasText: 'Pending' }).first()
  const href = await row.getByRole('link').first().getAttribute('href')
  return (href ?? '').replace(/[?#].*/, '')
}

async function send(page: Page, item: string, name: string): Promise<void> {
  const place = page.locator('li[id^=item-]').filter({ hasText: item })
  await place.locator('input[type=file]').first().setInputFiles(aPdf(name))
  await place.getByText('Being checked').waitFor()
}

async function review(page: Page, caseId: string, name: string, key: 'a' | 'r'): Promise<void> {
  await page.goto(`/admin/cases/${caseId}/review`)
  await page.locator('.review-rail').getByRole('link', { name }).click()
  await page.locator('.review-file').getByText(name).first().waitFor()
  await page.keyboard.press(key)
  if (key === 'r') {
    await page.getByText(caseTexts.cases.sendBackReasons['cut-off'].label).click()
    await expect
      .poll(() => page.getByLabel(caseStaffTexts.decisionForm.textForClient).inputValue())
      .toContain('cut off')
    await page.keyboard.press('Control+Enter')
  }
}
