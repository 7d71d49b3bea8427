import { expect, test } from 'vitest'
import { draftYear, nextTaxYear, type PackageYears, variantsOfYear, yearError } from './tax-years.ts'

const variant = (taxYear: number | null, change: object = {}) => ({
  ...{ id: `v-${taxYear}`, taxYear, sku: taxYear && `PKG-${taxYear}`, priceCents: 49_900, isCounted: false },
  ...{ monthlyPlaces: null, isOffered: true, ...change },
})
const aPackage = (id: string, ...variants: ReturnType<typeof variant>[]) =>
  ({ id, title: id, variants }) as PackageYears

test('the next tax year follows the newest of all packages', () => {
  expect(nextTaxYear([aPackage('a', variant(2024)), aPackage('b', variant(2025), variant(2023))])).toBe(2026)
  expect(nextTaxYear([aPackage('a', variant(null))])).toBe(null)
})

test.each([
  [2026, 2026, 2026, null],
  [2025, 2026, 2026, null],
  [2026, 2026, 2025, 'too-early'],
  [2027, 2026, 2030, 'not-next'],
  [2024, 2026, 2026, 'not-next'],
  [2026, null, 2026, 'not-next'],
])('creating %i when the next year is %s, in %i, has the error %s', (taxYear, next, thisYear, error) => {
  expect(yearError(taxYear, next, thisYear)).toBe(error)
})

test('the newest year is a draft while none of its variants is on sale', () => {
  const unsold = variant(2026, { isOffered: false })
  const packages = [aPackage('a', unsold, variant(2025)), aPackage('b', variant(2025))]
  expect(draftYear(packages)).toMatchObject({ taxYear: 2026, variants: [{ id: 'v-2026', productId: 'a' }] })
  expect(draftYear([...packages, aPackage('c', variant(2026))])).toBe(null)
  expect(draftYear([aPackage('b', variant(2025))])).toBe(null)
  expect(draftYear([aPackage('b', variant(null))])).toBe(null)
})

test('each package with tax years gets one variant with price and stock of its newest year', () => {
  const packages = [
    aPackage('a', variant(2025, { priceCents: 29_900, isCounted: true, monthlyPlaces: 8 }), variant(2024)),
    aPackage('has', variant(2026)),
    aPackage('without', variant(null)),
    aPackage('odd', variant(2025, { sku: 'ODD' })),
  ]
  expect(variantsOfYear(packages, 2026)).toMatchObject([
    { id: 'a-2026', title: 'Tax year 2026', sku: 'PKG-2026', priceCents: 29_900, isCounted: true, monthlyPlaces: 8 },
    { id: 'odd-2026', sku: null },
  ])
})
