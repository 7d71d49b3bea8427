import { getCountries } from 'libphonenumber-js/min'
import { countryName } from '#accounts/people/address.ts'
import { communesOfPostcode, type FoundCommune } from '#tax/communes/search-communes.ts'
import { communes } from '#tax/figures.server.ts'
import { publishedYears } from '#tax/figures.ts'

/** Uses the directory of communes of the latest year with data; null if the directory cannot be read. */
export function communesOf(postcode: string): FoundCommune[] | null {
  const index = communes(Math.max(...publishedYears))
  return 'ok' in index ? null : communesOfPostcode(index, postcode)
}

export const countries = getCountries()
  .map((value: string) => ({ value, label: countryName(value) }))
  .filter(({ value, label }) => label !== value)
  .toSorted((a, b) => Number(b.value === 'CH') - Number(a.value === 'CH') || a.label.localeCompare(b.label, 'en'))
