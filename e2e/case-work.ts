import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'

export function aPdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: samplePdf([name, String(Date.now())]) }
}

export async function putDocument(staff: Page, caseId: string, kind: string, name: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}/documents`)
  await staff.getByLabel('Type', { exact: true }).selectOption({ label: kind })
  await staff.getByLabel('File', { exact: true }).setInputFiles(aPdf(name))
  await staff.getByRole('button', { name: 'Upload Document' }).click()
  await staff.getByRole('listitem').filter({ hasText: name }).first().waitFor()
}

export async function waiveTheRest(staff: Page, caseId: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}/documents`)
  const open = staff.locator('.checklist-entry:has(button[value=waive])')
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const item = open.first()
    await item.locator('.item-tools > summary').click()
    await item.getByLabel('Why this is not needed').fill('You told us that there is none.')
    await item.getByRole('button', { name: /^Mark as not needed/ }).click()
    await expect.poll(() => open.count()).toBeLessThan(left)
  }
}

/** Performs a case transition in the admin panel, unless the case has already made it automatically. */
export async function moveOn(staff: Page, name: string, facts: Record<string, string> = {}): Promise<void> {
  const summary = staff.locator('summary', { hasText: name })
  const button = staff.getByRole('button', { name, exact: true })
  if ((await summary.count()) > 0) await summary.first().click()
  else if ((await button.count()) === 0) return
  for (const [label, text] of Object.entries(facts)) await staff.getByLabel(label).fill(text)
  await button.first().click()
  await staff.getByText('Case moved').first().waitFor()
  await staff.goto(staff.url().replace(/[?#].*/, ''))
}

/** `day` is used as the date of the assessment and of its delivery. */
export async function recordAssessment(staff: Page, day: string): Promise<void> {
  await staff.locator('summary', { hasText: caseTexts.cases.moves.record_assessment.label }).click()
  await staff.getByLabel(caseStaffTexts.factField.howItWasDelivered).selectOption('letterbox')
  await staff.getByLabel(caseStaffTexts.factField.dateOfTaxAssessment).fill(day)
  await staff.getByLabel(caseStaffTexts.factField.dateOfDelivery).fill(day)
  await staff.getByRole('button', { name: caseTexts.cases.moves.record_assessment.label }).click()
  await staff.getByText('Assessed', { exact: true }).first().waitFor()
}
