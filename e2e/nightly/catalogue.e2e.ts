import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const { baseUrl } = anotherProduct()

test('a price change reaches store and cart; a concurrent editor gets a version conflict', async () => {
  const [staff, buyer] = [await aVisitor({ baseURL: baseUrl() }), await aVisitor({ baseURL: baseUrl() })]
  await buyer.goto('/product/premium')
  await buyer.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await buyer.getByRole('dialog').getByText('Premium').first().waitFor()

  await signInAsStaff(staff)
  await staff.goto('/admin/catalogue')
  await staff.getByRole('link', { name: 'Premium' }).waitFor()
  expect(await axeViolations(staff, 'the catalogue')).toEqual([])
  const second = await staff.context().newPage()
  await staff.goto('/admin/catalogue/premium')
  await second.goto('/admin/catalogue/premium?part=texts')
  const price = shopStaffTexts.variantFields.priceOfInFrancs('Tax year 2025')
  await staff.getByLabel(price).fill('a lot')
  await staff.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await staff.getByText(shopStaffTexts.catalogue.fields['price-not-money']).first().waitFor()
  expect(await axeViolations(staff, 'a product with a fault')).toEqual([])
  await staff.getByLabel(price).fill('839.00')
  await staff.getByRole('button', { name: shopStaffTexts.productPage.showPreview }).click()
  await staff.getByText(shopStaffTexts.preview.previewNotSaved).waitFor()
  await staff.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await staff.getByText(adminTexts.notices.done['product-saved'][0]).first().waitFor()
  await second.getByLabel('Title', { exact: true }).fill('Premium and more')
  await second.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
  await second.getByText('has changed this product since you opened it').first().waitFor()
  expect(await second.getByLabel('Title', { exact: true }).inputValue()).toBe('Premium and more')
  expect(await axeViolations(second, 'a product that another has changed')).toEqual([])

  await buyer.goto('/cart')
  await buyer
    .getByText(/Premium \(Tax year 2025\) has changed from CHF.799\.00 to CHF.839\.00/)
    .first()
    .waitFor()
  expect(await axeViolations(buyer, 'a cart that has changed')).toEqual([])
  await expect.poll(async () => (await buyer.request.get('/product/premium')).text()).toContain('839.00')
})

test('staff without JavaScript create the next tax year once, after seeing its variants', async () => {
  const staff = await aVisitor({ baseURL: baseUrl(), javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await signInAsStaff(staff)
  await staff.goto('/admin/catalogue')
  await staff.getByRole('heading', { name: /^Next tax year: 2026/ }).waitFor()
  await staff.getByRole('button', { name: shopStaffTexts.catalogueListPage.createVariantsFor(3, 2026) }).click()
  await staff.locator('.notice', { hasText: adminTexts.notices.done['year-made'][0] }).waitFor()
  await staff.getByText(shopStaffTexts.catalogueListPage.youCanCreateVariantsFor(2027)).waitFor()
  expect(await narrowErrors(staff, '/admin/catalogue')).toEqual([])
  await staff.goto('/admin/catalogue/basic')
  await staff.getByLabel(shopStaffTexts.variantFields.nameOf('Tax year 2026')).waitFor()
  expect(await narrowErrors(staff, '/admin/catalogue/basic')).toEqual([])
})
