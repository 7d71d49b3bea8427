import type { Address } from '#accounts/address.ts'
import { type CivilStatus, isCivilStatus } from '#accounts/household.ts'
import type { Confession } from '#tax/figures.ts'
import type { AnsweredFacts } from './answered-facts.ts'
import type { TaxFacts } from './tax-facts.ts'

/** What an adviser has said for one case; null leaves it to the profile. */
export type RetainedFacts = {
  version: number
  communeId: number | null
  commune: string | null
  civilStatus: CivilStatus | null
  childrenBorn: number[] | null
  confession: Confession | null
  birthYear: number | null
  partnerBirthYear: number | null
  isPartYear: boolean | null
}

/** What the client has answered, with the commune found in the register. */
export type AnsweredHousehold = Omit<AnsweredFacts, 'commune'> & { communeId: number | null }

/** What the client's profile says; `addresses` the newest first. */
export type ProfileFacts = {
  civilStatus: string | null
  childrenBorn: readonly number[]
  addresses: readonly Pick<Address, 'communeId' | 'commune' | 'country' | 'sinceOn'>[]
}

const ofAge = 18
const nothing: AnsweredHousehold = {
  ...{ communeId: null, civilStatus: null, childrenBorn: null, confession: null, isPartYear: null },
}

/** The facts that count for a return: what an adviser said for the case, else the client's answers, else the profile. */
export function factsOf(
  taxYear: number,
  saved: RetainedFacts | null,
  answered: AnsweredHousehold | null,
  profile: ProfileFacts,
): TaxFacts {
  const content = { ...nothing, ...answered }
  const { civilStatus, childrenBorn } = profile
  return {
    taxYear,
    communeId:
      saved?.communeId ?? content.communeId ?? addressOn(profile.addresses, `${taxYear}-12-31`)?.communeId ?? null,
    civilStatus:
      saved?.civilStatus ??
      content.civilStatus ??
      (civilStatus !== null && isCivilStatus(civilStatus) ? civilStatus : null),
    // Grown children have a deduction only while they learn, which a profile does not say.
    childrenBorn:
      saved?.childrenBorn ??
      content.childrenBorn ??
      childrenBorn.filter((born) => born <= taxYear && taxYear - born < ofAge),
    confession: saved?.confession ?? content.confession,
    birthYear: saved?.birthYear ?? null,
    partnerBirthYear: saved?.partnerBirthYear ?? null,
    isPartYear: saved?.isPartYear ?? content.isPartYear ?? isPartYear(profile.addresses, taxYear),
    ...(content.mealsCheaper && { mealsCheaper: content.mealsCheaper }),
  }
}

/** The address on a day: tax is owed where somebody lives at the end of the year (StHG Art. 4b). */
export function addressOn<Lived extends { sinceOn: string | null }>(
  addresses: readonly Lived[],
  day: string,
): Lived | null {
  return addresses.find(({ sinceOn }) => sinceOn === null || sinceOn <= day) ?? null
}

/** Whether somebody came to Switzerland or left it within the year, as far as their addresses tell. */
function isPartYear(addresses: ProfileFacts['addresses'], year: number): boolean {
  return addresses.some(({ country, sinceOn }, at) => {
    const before = addresses[at + 1]
    const isWithin = sinceOn !== null && sinceOn > `${year}-01-01` && sinceOn <= `${year}-12-31`
    return isWithin && before !== undefined && (country === 'CH') !== (before.country === 'CH')
  })
}
