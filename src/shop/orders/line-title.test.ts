import { expect, test } from 'vitest'
import { lineTitle } from './order.ts'

test.each([
  ['Foreign income', 'Per tax year', 'Foreign income, per tax year'],
  ['Standard', 'Tax year 2025', 'Standard, tax year 2025'],
  ['Standard', '2025', 'Standard, 2025'],
  ['Tax consultation', '60 minutes', 'Tax consultation, 60 minutes'],
  ['Registration', 'Perly-Certoux', 'Registration, Perly-Certoux'],
  ['Registration', 'Taxation in Bern', 'Registration, Taxation in Bern'],
  ['Registration', 'Été à Genève', 'Registration, Été à Genève'],
  ['Crypto', 'Crypto', 'Crypto'],
  ['Crypto', 'Default', 'Crypto'],
  ['Crypto', 'default title', 'Crypto'],
  ['Company abroad', '', 'Company abroad'],
  ['Company abroad', ' ', 'Company abroad'],
])('%s with variant %j has the title %s', (productTitle, variantTitle, expected) => {
  expect(lineTitle({ productTitle, variantTitle })).toBe(expected)
})
