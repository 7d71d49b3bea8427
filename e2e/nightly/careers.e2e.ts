import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careers, careersForm } from '#content/pages/careers.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { own } from '#e2e/own.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { anyNumber, anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as siteTexts from '#site/locales/en.ts'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const pdf = { name: 'CV Nora.pdf', mimeType: 'application/pdf', buffer: samplePdf(['Nora', 'Curriculum vitae']) }
const text = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear all,\nno PDF at all') }

async function fill(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Nora Wyss')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Cover letter').fill('I like order.\n\nNora')
  await page.getByLabel(/You may use what I send/).check()
}

test('a visitor applies; an admin reads the CV and moves the application', async () => {
  const email = `nora-${Date.now()}@example.com`
  const page = await aVisitor()
  await page.goto('/careers')
  await page.getByRole('link', { name: new RegExp(`^${careers.formLink}.*Tax Assistant`) }).click()
  await expect.poll(() => page.getByLabel('Position').inputValue()).toBe('tax-assistant')
  await fill(page, email)
  await page.getByLabel('CV', { exact: true }).setInputFiles(text)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText(siteTexts.cv['no-pdf']).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/careers')
  expect(await page.getByLabel('Cover letter').inputValue()).toBe('I like order.\n\nNora')
  await page.getByLabel('CV', { exact: true }).setInputFiles(pdf)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText(careersForm.sentTitle).waitFor()

  const outbox = await aVisitor()
  const receipt = await newestEmail(outbox, email, matching(siteEmailTexts.careers.receipt.subject(anyNumber)))
  const number = /\((\d+)\)/.exec(receipt)?.[1] ?? ''
  const office = await newestEmail(outbox, 'admin@example.com', new RegExp(`^New application ${number}`))

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.getByRole('link', { name: 'Inbox' }).first().click()
  await staff.getByRole('link', { name: 'Applications' }).first().click()
  await staff.getByRole('link', { name: 'Nora Wyss' }).waitFor()
  await staff.goto(new URL(linkIn(office, '/admin/applications/')).pathname)
  await staff.getByRole('heading', { name: 'Nora Wyss' }).waitFor()
  const download = staff.waitForEvent('download')
  await staff.getByRole('link', { name: siteStaffTexts.applicationView.downloadCv }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('CV Nora.pdf')
  expect((await readFile(await saved.path())).equals(pdf.buffer)).toBe(true)
  await staff.getByLabel('Note').fill('Writes well.')
  await staff.getByRole('button', { name: siteStaffTexts.application.moves.start }).click()
  await staff.getByText('Writes well.').waitFor()
  await staff.getByText(siteStaffTexts.application.stages.in_conversation).first().waitFor()

  await staff.getByText('Answer by').waitFor()
  await staff.getByLabel(/^Answer/).fill('Thank you, Nora.\n\nCan you come on Monday?')
  await staff.getByRole('button', { name: siteStaffTexts.answerForms.sendAnswer }).click()
  await staff.locator('.message', { hasText: 'Can you come on Monday?' }).waitFor()
  expect(await staff.getByText('Answer by').count()).toBe(0)
  expect(
    await newestEmail(outbox, email, matching(siteEmailTexts.careers.answer.subject(anyValue, anyNumber))),
  ).toContain('Can you come on Monday?')
  await staff.getByText(siteStaffTexts.answerForms.addReplyReceivedByEmail).click()
  await staff.getByLabel(siteStaffTexts.answerForms.textOfReply).fill('Yes, at ten.')
  await staff.getByRole('button', { name: siteStaffTexts.answerForms.saveReply }).click()
  await staff.locator('.message', { hasText: 'Yes, at ten.' }).waitFor()
  expect(await axeViolations(staff, 'application')).toEqual([])
  await staff.goto('/admin')
  await staff.getByRole('link', { name: 'Application of Nora Wyss', exact: true }).waitFor()

  const adviser = await aVisitor()
  await signInAsStaff(adviser, 'adviser')
  expect(await adviser.getByRole('link', { name: 'Applications' }).count()).toBe(0)
  for (const path of ['', `/${number}`, `/${number}/cv`]) {
    expect((await adviser.request.get(`/admin/applications${path}`)).status(), path).toBe(403)
  }
})

test('without JavaScript a refused application returns its values and can be sent again', async () => {
  const page = await aVisitor({ javaScriptEnabled: false })
  await page.goto('/careers?position=open#apply')
  await fill(page, `nils-${Date.now()}@example.com`)
  await page.getByLabel(/Keep my application/).check()
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('CV', { exact: true }).setInputFiles(pdf)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText(siteTexts.careers.fields['phone-unknown']).first().waitFor()
  await page.getByText(careersForm.cvAgain).first().waitFor()
  expect(await page.getByLabel('Position').inputValue()).toBe('open')
  expect(await page.getByLabel('Cover letter').inputValue()).toMatch(/^I like order\./)
  expect(await page.getByLabel(/Keep my application/).isChecked()).toBe(true)
  await page.getByLabel('Phone').fill('')
  await page.getByLabel('CV', { exact: true }).setInputFiles(pdf)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText(careersForm.sentTitle).waitFor()
})

test('a far too large file gets an error page, not a broken connection', async () => {
  const form = new FormData()
  form.append('name', 'Nora Wyss')
  form.append('cv', new File([new Uint8Array(40 * 1024 * 1024).fill(120)], 'cv.pdf'))
  form.append('consent', 'yes')
  const answer = await fetch(`${own('baseUrl')}/careers/upload`, { method: 'POST', body: form })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toContain(siteTexts.cv['no-pdf'])
})
