import { regionName } from '#platform/intl-words.ts'

/** Where somebody lives. What came from an earlier free text may lack postcode and town. */
export type Address = {
  street: string
  houseNumber: string | null
  postcode: string | null
  town: string | null
  /** ISO 3166, two letters. */
  country: string
  /** Number in the federal register; null abroad, and where nobody has chosen yet. */
  communeId: number | null
  commune: string | null
  canton: string | null
  /** The day on which they moved in; null when nobody has said it. */
  sinceOn: string | null
}

/**
 * An address as it is written on a letter, on one line.
 * @example addressLine(address) // 'Seeweg 1, 2502 Biel/Bienne'
 */
export function addressLine({ street, houseNumber, postcode, town, country }: Address): string {
  const lines = [
    [street, houseNumber],
    [postcode, town],
  ].map((parts) => parts.filter(Boolean).join(' '))
  return [...lines, country === 'CH' ? '' : countryName(country)].filter(Boolean).join(', ')
}

/** @example countryName('DE') // 'Germany' */
export function countryName(country: string): string {
  return regionName(country) ?? country
}

export type AddressChange =
  | { ok: true; kind: 'none' | 'first' | 'corrected' | 'moved' }
  | { ok: false; reason: 'no-day' | 'not-later' | 'before-earlier' }

/**
 * What an entered address means beside those that are kept, the newest first. Another place is a move, which needs a later
 * day, unless the owner says that it puts the present one right; what was kept before postcodes were is always put right.
 */
export function changeOfAddress(saved: readonly Address[], entered: Address, isCorrection: boolean): AddressChange {
  const [present, earlier] = saved
  if (!present) return { ok: true, kind: 'first' }
  const isSamePlace = placeParts.every((part) => present[part] === entered[part])
  if (isSamePlace && present.sinceOn === entered.sinceOn) return { ok: true, kind: 'none' }
  if (isSamePlace || isCorrection || present.postcode === null) {
    const isInOrder = !earlier || (entered.sinceOn ?? '') > (earlier.sinceOn ?? '')
    return isInOrder ? { ok: true, kind: 'corrected' } : { ok: false, reason: 'before-earlier' }
  }
  if (entered.sinceOn === null) return { ok: false, reason: 'no-day' }
  return entered.sinceOn > (present.sinceOn ?? '') ? { ok: true, kind: 'moved' } : { ok: false, reason: 'not-later' }
}

const placeParts = ['street', 'houseNumber', 'postcode', 'town', 'country', 'communeId'] as const
