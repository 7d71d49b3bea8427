import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

import { caseNumber, casesToOpen, nameOf, type OrderLine } from './case-opening.ts'

const { names } = t(caseTexts.cases)

const standard: OrderLine = {
  id: 'line-1',
  productId: 'standard',
  productTitle: 'Standard',
  variantTitle: 'Tax year 2024',
  typeValue: 'package',
  caseType: 'tax_return',
  taxYear: 2024,
  quantity: 1,
}
const appointment: OrderLine = {
  ...standard,
  id: 'line-2',
  productId: 'tax-consultation',
  productTitle: 'Tax consultation',
  variantTitle: '60 minutes',
  typeValue: 'consultation',
  caseType: 'consultation',
  taxYear: null,
}
const crypto: OrderLine = {
  ...standard,
  id: 'line-3',
  productId: 'crypto',
  productTitle: 'Crypto',
  variantTitle: 'Crypto',
  typeValue: 'add-on',
  caseType: null,
  taxYear: null,
}

test('each unit of an order line opens a case of its tax year', () => {
  const cases = casesToOpen([{ ...standard, quantity: 2 }, appointment], 2025, names)
  expect(
    cases.map(({ orderLineId, unitNumber, taxYear, title, caseType }) => [
      orderLineId,
      unitNumber,
      taxYear,
      title,
      caseType,
    ]),
  ).toEqual([
    ['line-1', 1, 2024, 'Tax return 2024', 'tax_return'],
    ['line-1', 2, 2024, 'Tax return 2024', 'tax_return'],
    ['line-2', 1, 2025, 'Tax consultation', 'consultation'],
  ])
})

test.each([
  ['premium', 'high'],
  ['standard', 'medium'],
  ['basic', 'low'],
  ['tax-consultation', 'medium'],
])('a case of product %s has priority %s', (productId, priority) => {
  expect(casesToOpen([{ ...standard, productId }], 2025, names)).toMatchObject([{ priority }])
})

test('add-ons belong to the first case, whatever their position in the order', () => {
  const [first, second] = casesToOpen([{ ...crypto, quantity: 2 }, standard, appointment], 2025, names)
  expect(first).toMatchObject({
    orderLineId: 'line-1',
    description: 'Standard, tax year 2024. Add-ons: Crypto (2 ×)',
    productIds: ['standard', 'crypto'],
    addOns: [{ id: 'line-3' }],
  })
  expect(second).toMatchObject({
    description: 'Tax consultation, 60 minutes',
    addOns: [],
    productIds: ['tax-consultation'],
  })
})

test('an order of add-ons alone opens one case for all of them', () => {
  const estate = {
    ...crypto,
    id: 'line-4',
    productId: 'estate',
    productTitle: 'Estate planning',
    variantTitle: 'Default',
  }
  expect(casesToOpen([{ ...crypto, quantity: 3 }, estate], 2025, names)).toMatchObject([
    {
      orderLineId: 'line-3',
      unitNumber: 1,
      caseType: 'add_on',
      title: 'Add-ons 2025',
      description: 'Add-ons: Crypto (3 ×); Estate planning',
      productIds: ['crypto', 'estate'],
    },
  ])
  expect(casesToOpen([], 2025, names)).toEqual([])
})

test('case numbers have four digits, more when a year has more cases', () => {
  expect(caseNumber(2025, 147)).toBe('ETB-2025-0147')
  expect(caseNumber(2025, 12_345)).toBe('ETB-2025-12345')
  expect(nameOf(standard)).toBe('Standard, tax year 2024')
})
