import { expect, test } from 'vitest'
import { countries, isCountry } from '#platform/countries.ts'
import { readDeclared, vatOffCents, vatPlaceOf } from './domicile.ts'

test.each([
  [{ country: 'CH' }, 'domestic'],
  [{ country: 'LI' }, 'domestic'],
  [{ country: 'DE', postcode: '78266' }, 'domestic'], // 78266 is Büsingen, which is Swiss territory for VAT.
  [{ country: 'DE', postcode: 'D-78266' }, 'domestic'],
  [{ country: 'DE', postcode: '79539' }, 'abroad'], // 79539 is Lörrach, Germany.
  [{ country: 'DE' }, 'abroad'],
  [{ country: 'IT', postcode: '22061' }, 'abroad'], // 22061 is Campione, Italy.
  [{ country: 'FR', postcode: '78266' }, 'abroad'],
] as const)('for Swiss VAT %j is %s', (place, expected) => expect(vatPlaceOf(place)).toBe(expected))

test.each([
  [49_900, 'abroad', 8.1, 3_739], // 499.00 francs with VAT are 461.61 francs without.
  [41_995, 'abroad', 8.1, 3_147],
  [1, 'abroad', 8.1, 0],
  [49_900, 'domestic', 8.1, 0],
  [49_900, null, 8.1, 0],
  [49_900, 'abroad', null, 0], // The firm is not registered for VAT.
] as const)('of %d cents supplied %s at %s %% the VAT not due is %d cents', (total, place, percent, off) =>
  expect(vatOffCents(total, place, percent)).toBe(off),
)

test('only a country code is accepted as a country', () => {
  expect(readDeclared(' de ')).toEqual({ country: 'DE', source: 'declared' })
  for (const text of ['', 'XX', 'Germany', 'CHE', null, undefined, 'constructor']) expect(readDeclared(text)).toBeNull()
  expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length)
  // All ISO 3166 countries and Kosovo, without five uninhabited territories.
  expect(countries.length).toBe(245)
  expect(countries.every(([code, name]) => isCountry(code) && /^[A-Z]{2}$/.test(code) && name.length > 3)).toBe(true)
})
