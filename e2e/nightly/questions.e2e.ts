import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { consent } from '#content/approval.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { aVisitor } from '#e2e/browser.ts'
import { addToCart, choosePassword, goToPayment, pay } from '#e2e/buying.ts'
import { moveOn, putDocument, recordAssessment, waiveTheRest } from '#e2e/case-work.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'

const today = formatNumericDate(swissDay(new Date()))

const xml = statementXml({
  id: `CH00012CLIENT${String(Date.now()).slice(-8)}2025123101`,
  bank: 'Bank Muster',
  clients: [{ firstName: 'Vera', lastName: 'Chain' }],
  accounts: [{ value: '12345.60', taxed: '100', untaxed: '0', claim: '35' }],
  securities: [
    { isin: 'CH0012032048', value: '500', payments: [{ taxed: '20', claim: '7' }] },
    { isin: 'US0378331005', value: null, payments: [{ untaxed: '10', credit: '1.50' }] },
  ],
  totals: { value: '12845.60', taxed: '120', untaxed: '10', claim: '42' },
})

test('a client buys a return, answers on a phone, approves it and gets the assessment', {
  timeout: 180_000,
}, async () => {
  const [client, staff] = [await aVisitor({ viewport: { width: 390, height: 800 } }), await aVisitor()]
  const casePath = await buys(client)
  const caseId = casePath.split('/').pop() ?? ''
  await answers(client, casePath)
  await sendsStatement(client, casePath)
  const before = await expectedTax(client, casePath, '12,345.60')

  await signInAsStaff(staff)
  await confirmsFigures(staff, caseId)
  await triesVariant(staff, caseId)
  // The adviser has added a deduction, so the expected tax is lower than with the client's answers alone.
  await expect.poll(() => expectedTax(client, casePath, '4,000.00'), { timeout: 30_000 }).toBeLessThan(before)

  await waiveTheRest(staff, caseId)
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, 'Start preparation')
  await moveOn(staff, 'Submit for review')
  await putDocument(staff, caseId, 'Draft', 'return-draft.pdf')
  await staff.goto(`/admin/cases/${caseId}/tax`)
  await staff.getByRole('button', { name: 'Attach the summary to draft 1' }).click()
  await staff.getByRole('link', { name: 'Summary of draft 1' }).waitFor()
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)
  await approves(client, casePath)

  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, caseTexts.cases.moves.file.label, {
    [caseStaffTexts.factField.filedOn]: today,
    [caseStaffTexts.factField.filingReceiptNumber]: 'BE-1',
  })
  await putDocument(staff, caseId, caseTexts.cases.documentKinds.assessment, 'assessment.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await recordAssessment(staff, today)
  await findsDifference(staff, caseId)
  await client.goto(casePath)
  await client
    .getByText(matching(caseTexts.assessmentPanel.ifYouDisagreeYourObjection(anyValue).trim()))
    .first()
    .waitFor()
  await client.getByText(returnTexts.assessment.advice.object.client).waitFor()
  await client
    .locator('#assessment tr', { hasText: returnTexts.figure.codes.training })
    .filter({ hasText: '4,000' })
    .first()
    .waitFor()
  await looksWell(client, 'comparison of a client')
  await staff.goto(`/admin/cases/${caseId}/objection`)
  expect(await staff.getByLabel(caseStaffTexts.objection.parts.requests).first().inputValue()).toContain(
    'Aus- und Weiterbildungskosten: CHF\u00a04’000.00 gemäss Steuererklärung, statt CHF\u00a00.00',
  )
})

const sections = questionSets.find(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)?.sections

function question(code: string): string {
  const found = sections?.flatMap(({ questions }) => questions).find((each) => each.code === code)
  if (!found) throw new Error(`There is no question ${code}`)
  return found.text
}

async function looksWell(page: Page, state: string): Promise<void> {
  expect([...(await axeViolations(page, state)), ...(await narrowErrors(page, state))]).toEqual([])
}

async function buys(client: Page): Promise<string> {
  const email = `vera-${Date.now()}@example.com`
  await addToCart(client, 'standard')
  await goToPayment(client, email)
  await pay(client, email, 'Vera Chain')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  return choosePassword(client, 'a password for Vera')
}

async function answers(client: Page, casePath: string): Promise<void> {
  const keeps = async (act: () => Promise<void>) => {
    const saved = client.waitForResponse((reply) => reply.request().method() === 'POST')
    await act()
    await saved
  }
  const choose = (question: string, answer: string) =>
    keeps(() => client.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check())
  const select = (question: string, answer: string) =>
    keeps(async () => void (await client.getByLabel(question, { exact: true }).selectOption({ label: answer })))
  const next = () => client.getByRole('button', { name: /^Next: / }).click()
  await client.goto(casePath)
  await client.getByRole('link', { name: /^Questions, / }).click()
  await client.waitForURL(/\/questions\b/)
  await client.goto(`${casePath}/questions/family/start`)
  await select(question('civil-status'), 'Single')
  await choose(question('children'), 'No')
  await select(question('church'), 'None, or another one')
  await next()
  await client.getByRole('heading', { name: 'Home and moves' }).waitFor()
  const commune = client.getByLabel(question('commune'))
  await keeps(async () => {
    await commune.fill('Biel/Bienne')
    await commune.blur()
  })
  await select(question('moved'), 'I arrived')
  // The numeric keypad of a phone has no dot, so the client types the digits only.
  const arrived = client.getByRole('group', { name: question('arrived-on') })
  const boxes = () => arrived.getByRole('textbox').evaluateAll((all) => all.map((box) => Reflect.get(box, 'value')))
  await arrived.getByLabel('Day').click()
  await client.keyboard.type('31022025')
  await keeps(() => commune.focus())
  await arrived.getByText('February 2025 has 28 days. Enter a day from 1 to 28.').waitFor()
  expect(await boxes()).toEqual(['31', '02', '2025'])
  for (const box of await arrived.getByRole('textbox').all()) await box.fill('')
  await arrived.getByLabel('Day').click()
  await client.keyboard.type('01042025')
  await keeps(() => commune.focus())
  await client.reload()
  expect(await boxes()).toEqual(['1', '4', '2025'])
  await select(question('moved'), 'No, I lived here all year')
  await client.goto(`${casePath}/questions/work`)
  await choose(question('employed'), 'Yes')
  await client.getByLabel('Employer', { exact: true }).fill('Example Watch Ltd')
  await client.getByLabel('Net salary (box 11)').fill("98'450")
  await client.getByRole('button', { name: returnTexts.rowsControl.addAnother('employer') }).click()
  await client.getByRole('button', { name: /^Remove\s?: Example Watch Ltd/ }).waitFor()
  await client.goto(`${casePath}/questions/work/commute`)
  await select(question('commute'), 'Train or bus')
  const cost = client.getByLabel(question('commute-cost'))
  await cost.fill("2'640")
  await cost.blur()
  await client
    .getByText(requestedDocuments.find(({ code }) => code === 'travelcard')?.title ?? '')
    .first()
    .waitFor()
  await client
    .locator('.question', { hasText: question('work-days') })
    .locator('summary')
    .click()
  await client
    .getByRole('button', { name: new RegExp(`^${returnTexts.questionItem.iDoNotKnow}\\s?: On how many days`) })
    .click()
  await client.locator('[aria-pressed=true]').waitFor()
  await looksWell(client, 'questions')
  await client.reload()
  expect(await cost.inputValue()).toBe('2,640')
}

async function sendsStatement(client: Page, casePath: string): Promise<void> {
  await client.goto(casePath)
  const file = { name: 'etax-2025.pdf', mimeType: 'application/pdf', buffer: await statementPdf(xml) }
  await client.locator('input[type=file]').last().setInputFiles(file)
  await client.getByText('etax-2025.pdf').first().waitFor()
}

async function expectedTax(client: Page, casePath: string, figure: string): Promise<number> {
  const heading = client.getByRole('heading', { name: /for 2025/ })
  await expect
    .poll(
      async () => {
        await client.goto(`${casePath}/figures`)
        return (await client.getByText(figure).count()) > 0 && (await heading.count()) > 0
      },
      { timeout: 60_000, interval: 700 },
    )
    .toBe(true)
  await looksWell(client, 'figures of a client')
  const amount = await client.locator('.tax-due').first().innerText()
  return Number(amount.replace(/[^\d.]/g, ''))
}

async function confirmsFigures(staff: Page, caseId: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}/answers`)
  await staff.getByText(returnTexts.question.marks.unknown.staff).first().waitFor()
  await looksWell(staff, 'answers')
  await staff.goto(`/admin/cases/${caseId}/figures`)
  await staff.getByText(returnTexts.figure.sources.answer.staff).first().waitFor()
  await staff.getByLabel(adminTexts.figureEntry.item).first().fill('220')
  await staff.getByLabel('Amount', { exact: true }).fill("4'000")
  await staff.keyboard.press('Enter')
  await staff.getByText(adminTexts.notices.done['figure-entered'][0]).first().waitFor()
  await looksWell(staff, 'worksheet')
  const proposed = staff.locator('tr:has(button[value=confirm]:has-text("Confirm")) input[name=amount]')
  for (let left = await proposed.count(); left > 0; left = await proposed.count()) {
    if ((await proposed.first().inputValue()) === '') await proposed.first().fill('100')
    await proposed.first().focus()
    await staff.keyboard.press('Enter')
    await expect.poll(() => proposed.count()).toBeLessThan(left)
  }
  await staff.getByText(/^(\d+) of \1 confirmed$/).waitFor()
  await staff.goto(`/admin/cases/${caseId}/securities`)
  await staff.getByText('12,945.60').first().waitFor()
  await looksWell(staff, 'securities of staff')
}

async function triesVariant(staff: Page, caseId: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}/tax`)
  await staff.getByLabel(returnStaffTexts.variantForm.nameOfVariant).fill('3a in full')
  await staff.getByLabel(returnStaffTexts.variantForm.item, { exact: true }).first().fill('240')
  await staff.getByLabel(returnStaffTexts.variantForm.newAmount, { exact: true }).fill('7258')
  await staff.getByRole('button', { name: returnStaffTexts.variantForm.calculateAndSave }).click()
  await staff.getByText(adminTexts.notices.done['variant-saved'][0]).first().waitFor()
  await staff.getByRole('rowheader', { name: /3a in full/ }).waitFor()
  await looksWell(staff, 'tax of staff')
}

/** The client approves the draft tax return; the proof of approval must contain the hash of the tax summary shown. */
async function approves(client: Page, casePath: string): Promise<void> {
  await client.goto(`${casePath}/approve`)
  const summary = client.getByRole('link', { name: caseTexts.approveView.summaryOfYourExpectedTax })
  const paper = await client.request.get((await summary.getAttribute('href')) ?? '')
  const sha256 = createHash('sha256')
    .update(await paper.body())
    .digest('hex')
  await client.getByLabel(consent.text(1)).check()
  await client.getByRole('button', { name: caseTexts.approveForm.approveDraft(1) }).click()
  const certificate = client.getByRole('link', {
    name: matching(caseTexts.approveView.downloadApprovalCertificate(anyValue)),
  })
  await certificate.waitFor()
  await client.getByText(caseTexts.approveView.detailsOfYourApproval).click()
  expect((await client.locator('.approve-proof').innerText()).replace(/\s/g, '')).toContain(sha256)
}

async function findsDifference(staff: Page, caseId: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}/assessment`)
  await staff.getByLabel(adminTexts.figureEntry.item, { exact: true }).fill('220')
  await staff.getByLabel('Assessed', { exact: true }).fill('0')
  await staff
    .getByLabel(returnStaffTexts.enterAssessedForm.whyOurAmountIsCorrect, { exact: true })
    .first()
    .fill('The course was for the present job.')
  await staff.keyboard.press('Enter')
  await staff.getByText(/Tax effect of all differences: CHF.[\d,]+ more tax/).waitFor()
  await staff.getByRole('button', { name: returnStaffTexts.assessmentPage.enterAllOthersAsDeclared }).click()
  await staff.getByText(adminTexts.notices.done['assessed-rest'][0]).first().waitFor()
  await staff.getByLabel(returnTexts.assessment.advice.object.staff).check()
  await staff
    .getByLabel(returnStaffTexts.advicePanel.why, { exact: true })
    .fill('The course was for the present job, and the bill was enclosed.')
  await staff.getByRole('button', { name: returnStaffTexts.advicePanel.showToClient }).click()
  await staff.getByText(adminTexts.notices.done.advised[0]).first().waitFor()
  await looksWell(staff, 'assessment')
}
