import type { Address } from '#accounts/people/address.ts'
import { type CivilStatus, isCivilStatus } from '#accounts/people/household.ts'
import type { Confession } from '#tax/figures.ts'
import type { AnsweredFacts } from './answered-facts.ts'
import type { TaxFacts } from './tax-facts.ts'

/** Facts entered by an adviser for one case. If a fact is null, the client's answer or profile applies. */
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

export type AnsweredHousehold = Omit<AnsweredFacts, 'commune'> & { communeId: number | null }

export type ProfileFacts = {
  civilStatus: string | null
  childrenBorn: readonly number[]
  addresses: readonly Pick<Address, 'communeId' | 'commune' | 'country' | 'sinceOn'>[]
}

const ofAge = 18
const nothing: AnsweredHousehold = {
  ...{ communeId: null, civilStatus: null, childrenBorn: null, confession: null, isPartYear: null },
}

/**
 * Merges household facts. For each fact, the adviser's entry precedes the client's answer, which precedes the profile.
 */
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
    // Adult children give a deduction only while in education, which the profile does not record.
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

/**
 * Address on a given day. For a tax year, pass 31 December: residence on that day determines the commune (StHG Art.
 * 4b).
 */
export function addressOn<Lived extends { sinceOn: string | null }>(
  addresses: readonly Lived[],
  day: string,
): Lived | null {
  return addresses.find(({ sinceOn }) => sinceOn === null || sinceOn <= day) ?? null
}

function isPartYear(addresses: ProfileFacts['addresses'], year: number): boolean {
  return addresses.some(({ country, sinceOn }, at) => {
    const before = addresses[at + 1]
    const isWithin = sinceOn !== null && sinceOn > `${year}-01-01` && sinceOn <= `${year}-12-31`
    return isWithin && before !== undefined && (country === 'CH') !== (before.country === 'CH')
  })
}
