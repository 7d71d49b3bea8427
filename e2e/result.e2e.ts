import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as fileViewTexts from '#design/file-view/locales/en.ts'
import * as portalTexts from '#portal/locales/en.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { aVisitor } from './browser.ts'
import { axeViolations } from './page-checks.ts'
import { signInToPortal } from './signing-in.ts'

const { expectedRefund, refund, totalTax } = returnTexts.expectedResult
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const errors: string[] = []

test('the expected result is on the dashboard, and beside the pages of the draft to approve', async () => {
  errors.length = 0
  const client = await aVisitor(phone)
  await signInToPortal(client, 'approval@example.com')
  const result = client.locator('#result')
  await result.getByRole('heading', { name: expectedRefund(2025) }).waitFor()
  const amount = await result.locator('.tax-due').innerText()
  expect(amount).toMatch(/\d,\d{3}$/)
  errors.push(...(await axeViolations(client, 'dashboard')))

  await client.getByRole('link', { name: portalTexts.todoList.approve }).click()
  await client.getByRole('heading', { name: caseTexts.approveView.readAndApproveYour(true) }).waitFor()
  expect(await result.locator('.tax-due').innerText()).toBe(amount)
  for (const line of [totalTax, refund])
    await client.locator('.approve-facts').getByText(line, { exact: true }).first().waitFor()
  await client.getByRole('heading', { name: caseTexts.approveView.notesOfYourAdviser }).waitFor()
  const pages = client.getByRole('navigation', { name: fileViewTexts.pdfStage.pages }).getByRole('button')
  await expect.poll(() => pages.count()).toBeGreaterThan(3)
  await pages.nth(1).click()
  await client.locator('.file-view .words').getByText('Total income').first().waitFor()
  errors.push(...(await axeViolations(client, 'approval')))
  expect(errors).toEqual([])
})

test('the assessment is compared with the return above the choice, and nothing is sent without a second step', async () => {
  errors.length = 0
  const client = await aVisitor(phone)
  await signInToPortal(client, 'assessed@example.com')
  await client.getByRole('link', { name: portalTexts.todoList.decide }).click()
  const panel = client.locator('#assessment')
  await panel.getByRole('heading', { name: caseTexts.comparisonPart.youDeclared }).waitFor()
  const [comparison, choice] = await Promise.all(
    [panel.locator('table'), panel.locator('summary')].map((place) => place.first().boundingBox()),
  )
  expect(comparison?.y).toBeLessThan(choice?.y ?? 0)
  const buttons = panel.getByRole('button')
  expect(await buttons.count()).toBe(0)
  await panel.locator('summary').last().click()
  expect(await buttons.count()).toBe(1)
  errors.push(...(await axeViolations(client, 'assessment')))
  expect(errors).toEqual([])
})
