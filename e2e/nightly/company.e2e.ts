import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'

const { baseUrl } = anotherProduct()
const small = { width: 390, height: 844 }

test('a company change appears on all pages; a second owner gets a version conflict', async () => {
  const [staff, reader] = [await aVisitor({ baseURL: baseUrl() }), await aVisitor({ baseURL: baseUrl() })]
  await reader.goto('/contact')
  await reader.getByText('+41 32 000 00 00').first().waitFor()
  await signInAsStaff(staff)
  await staff.goto('/admin/settings')
  await staff.getByRole('link', { name: 'Company', exact: true }).click()
  await staff.getByLabel('UID', { exact: true }).waitFor()
  const second = await staff.context().newPage()
  await second.goto('/admin/settings/company')

  await staff.getByLabel('UID', { exact: true }).fill('CHE-109.322.552')
  await staff.getByLabel('Phone', { exact: true }).fill('032 322 11 22')
  await staff.getByLabel('Saturday').fill('9-12')
  await staff.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await staff.getByText(companyStaffTexts.company.fields['uid-wrong']).first().waitFor()
  expect(await staff.getByLabel('Phone', { exact: true }).inputValue()).toBe('032 322 11 22')
  expect(await axeViolations(staff, 'company data with a fault')).toEqual([])
  await staff.getByLabel('UID', { exact: true }).fill('CHE-109.322.551')
  await staff.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await staff.getByText(adminTexts.notices.done.company[0]).first().waitFor()
  await staff.getByRole('cell', { name: '+41 32 322 11 22' }).waitFor()

  await second.getByLabel('Phone', { exact: true }).fill('032 322 33 44')
  await second.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await second.getByText(companyStaffTexts.company.conflicts('+41 32 322 11 22')).waitFor()
  expect(await second.getByLabel('Phone', { exact: true }).inputValue()).toBe('032 322 33 44')
  expect(await axeViolations(second, 'company data that another has changed')).toEqual([])

  await expect.poll(async () => (await reader.request.get('/about')).text()).toContain('+41 32 322 11 22')
  await reader.goto('/contact')
  await reader
    .getByRole('link', { name: /32 322 11 22/ })
    .first()
    .waitFor()
  await reader.getByText('Mon-Fri 9:00-18:00; Sat 9:00-12:00').first().waitFor()
  expect(await axeViolations(reader, 'the contact page')).toEqual([])
  const zoom = reader.getByRole('button', { name: siteUiTexts.mapCard.zoomIn })
  await zoom.click()
  await reader.getByText('Zoom 120%').waitFor({ state: 'attached' })
  await reader.goto('/no-such-page')
  await reader.getByRole('link', { name: 'office@expat-tax-biel.example' }).first().waitFor()
})

test('a claim is proven with an uploaded file', async () => {
  const staff = await aVisitor({ baseURL: baseUrl() })
  await signInAsStaff(staff)
  await staff.goto('/admin/claims')
  expect(await axeViolations(staff, 'the claims')).toEqual([])
  await staff.getByRole('link', { name: '500+ clients' }).click()
  await staff.getByRole('radio', { name: 'Proven', exact: true }).check()
  await staff.getByLabel(companyStaffTexts.claimPage.source).fill('Register of clients')
  await staff.getByRole('button', { name: companyStaffTexts.claimPage.saveEvidence }).click()
  await staff.getByText(companyStaffTexts.claim.fields['evidence-missing']).first().waitFor()
  expect(await staff.getByLabel(companyStaffTexts.claimPage.source).inputValue()).toBe('Register of clients')
  expect(await axeViolations(staff, 'a claim with a fault')).toEqual([])
  await staff
    .getByLabel('File (optional)')
    .setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await staff.getByLabel(companyStaffTexts.claimPage.dateOfEvidence).fill('1.11.2026')
  await staff.getByLabel('Valid until').fill('31.12.2029')
  await staff.getByRole('button', { name: companyStaffTexts.claimPage.saveEvidence }).click()
  await staff.getByText(adminTexts.notices.done.claim[0]).first().waitFor()
  await staff.getByText('register.pdf, Register of clients').waitFor()
})

test('company and claims pages work without JavaScript on a small screen', async () => {
  const staff = await aVisitor({ baseURL: baseUrl(), javaScriptEnabled: false, viewport: small })
  await signInAsStaff(staff)
  await staff.goto('/admin/settings/company')
  await staff.getByLabel('Bank', { exact: true }).fill('Seebank, Biel')
  await staff.getByRole('button', { name: companyStaffTexts.companyPage.saveCompanyData }).click()
  await staff.locator('.notice', { hasText: adminTexts.notices.done.company[0] }).waitFor()
  for (const path of ['/admin/settings/company', '/admin/claims', '/admin/claims/satisfaction']) {
    await staff.goto(path)
    expect(await narrowErrors(staff, path)).toEqual([])
  }
  await staff.getByLabel(companyStaffTexts.claimPage.orItsWebAddress).fill('https://register.example')
  await staff.getByLabel(companyStaffTexts.claimPage.source).fill('Olga')
  await staff.getByLabel(companyStaffTexts.claimPage.dateOfEvidence).fill('1.11.2026')
  await staff.getByLabel('Valid until').fill('31.12.2029')
  await staff.getByRole('radio', { name: 'Proven', exact: true }).check()
  await staff.getByRole('button', { name: companyStaffTexts.claimPage.saveEvidence }).click()
  await staff.locator('.notice', { hasText: adminTexts.notices.done.claim[0] }).waitFor()
})
