import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { containedVatCents, firstOrderSavingCents, type Offers, quote } from './price-quote.ts'

const offers: Offers = {
  packages: [
    { id: 'basic', title: 'Basic', priceCents: 29900, regularCents: 39900, includes: [] },
    { id: 'standard', title: 'Standard', priceCents: 49900, regularCents: 69900, includes: [] },
    { id: 'premium', title: 'Premium', priceCents: 79900, regularCents: 119900, includes: ['auditSupport'] },
  ],
  addOns: [
    { flag: 'businessIncome', title: 'Business income', priceCents: 20000 },
    { flag: 'foreignIncome', title: returnTexts.figure.codes['foreign-income'], priceCents: 15000 },
    { flag: 'investments', title: 'Investments', priceCents: 10000 },
    { flag: 'realEstate', title: 'Real estate', priceCents: 15000 },
    { flag: 'crypto', title: 'Crypto', priceCents: 20000 },
    { flag: 'auditSupport', title: 'Audit support', priceCents: 30000 },
    { flag: 'multipleStates', title: 'Multiple cantons', priceCents: 10000 },
    { flag: 'estatePlanning', title: 'Estate planning', priceCents: 25000 },
  ],
}
const everything = offers.addOns.map(({ flag }) => flag)

describe('the quote of the price calculator', () => {
  test.each<[PackageId, AddOnFlag[], number, number, number, number, number]>([
    // Columns after package and add-ons, in cents: former price, add-ons, included add-ons, saving, total.
    ['basic', [], 39900, 0, 0, 10000, 29900],
    ['basic', ['investments'], 39900, 10000, 0, 10000, 39900],
    ['standard', [], 69900, 0, 0, 20000, 49900],
    ['standard', ['foreignIncome', 'investments'], 69900, 25000, 0, 20000, 74900],
    ['standard', ['auditSupport'], 69900, 30000, 0, 20000, 79900],
    ['premium', [], 119900, 0, 0, 40000, 79900],
    ['premium', ['auditSupport'], 119900, 30000, 30000, 40000, 79900],
    ['premium', ['auditSupport', 'crypto'], 119900, 50000, 30000, 40000, 99900],
    ['basic', everything, 39900, 145000, 0, 10000, 174900],
    ['premium', everything, 119900, 145000, 30000, 40000, 194900],
  ])('%s with %j costs %i + %i − %i − %i = %i', (packageId, flags, before, addOns, included, saving, total) => {
    expect(quote(offers, { packageId, flags })).toMatchObject({
      packageCents: before,
      addOnCents: addOns,
      includedCents: included,
      savingCents: saving,
      totalCents: total,
    })
  })

  test.each<[PackageId, AddOnFlag[], PackageId | null, number, string]>([
    ['basic', [], null, 0, ''],
    ['basic', ['auditSupport'], null, 0, ''],
    ['standard', [], null, 0, ''],
    ['standard', ['auditSupport'], 'premium', 0, 'more'],
    ['standard', ['auditSupport', 'crypto'], 'premium', 0, 'more'],
    ['premium', ['auditSupport'], null, 0, ''],
    ['premium', [], 'standard', 30000, 'less'],
    ['premium', ['crypto'], 'standard', 30000, 'less'],
  ])('%s with %j suggests %s, cheaper by %i cents', (packageId, flags, other, cheaperByCents, content) => {
    const hint = quote(offers, { packageId, flags })?.hint
    if (other === null) expect(hint).toBeNull()
    else expect(hint).toMatchObject({ offer: { id: other }, cheaperByCents, content })
  })

  test('a larger package that is cheaper on sale is suggested, the cheapest first', () => {
    const onSale: Offers = {
      ...offers,
      packages: offers.packages.map((offer) => (offer.id === 'premium' ? { ...offer, priceCents: 45000 } : offer)),
    }
    expect(quote(onSale, { packageId: 'standard', flags: [] })?.hint).toMatchObject({
      offer: { id: 'premium' },
      totalCents: 45000,
      cheaperByCents: 4900,
    })
  })

  test('without a former price the saving is zero and the total unchanged', () => {
    const plain: Offers = { ...offers, packages: offers.packages.map((offer) => ({ ...offer, regularCents: null })) }
    expect(quote(plain, { packageId: 'standard', flags: ['crypto'] })).toMatchObject({
      packageCents: 49900,
      savingCents: 0,
      totalCents: 69900,
    })
  })

  test('an unknown package has no price, and an unknown add-on costs nothing', () => {
    expect(quote({ ...offers, packages: [] }, { packageId: 'basic', flags: [] })).toBeNull()
    expect(quote({ ...offers, addOns: [] }, { packageId: 'basic', flags: ['crypto'] })?.totalCents).toBe(29900)
  })

  test('another add-on never makes a selection cheaper', () => {
    const packageIds = fc.constantFrom<PackageId>('basic', 'standard', 'premium')
    fc.assert(
      fc.property(packageIds, fc.subarray(everything), fc.constantFrom(...everything), (packageId, flags, extra) => {
        const before = quote(offers, { packageId, flags })?.totalCents ?? 0
        const after = quote(offers, { packageId, flags: [...new Set([...flags, extra])] })?.totalCents ?? 0
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('amounts within a price', () => {
  test.each([
    [29900, 2990],
    [49900, 4990],
    [79900, 7990],
    [12345, 1235],
  ])('a first order of a package of %i cents saves %i cents', (priceCents, saving) => {
    expect(firstOrderSavingCents({ priceCents })).toBe(saving)
  })

  test.each([
    [67410, 5051],
    [49900, 3739],
    [0, 0],
  ])('a price of %i cents contains %i cents of VAT at 8.1 %%', (total, vat) => {
    expect(containedVatCents(total, 8.1)).toBe(vat)
  })
})
