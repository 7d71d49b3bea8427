import { nameOfCountry } from '#platform/countries.ts'

/** Postal address. Addresses migrated from free text may lack postcode and town. */
export type Address = {
  street: string
  houseNumber: string | null
  postcode: string | null
  town: string | null
  country: string
  /** Number in the federal register of communes; null abroad, or if none has been chosen yet. */
  communeId: number | null
  commune: string | null
  canton: string | null
  /** Move-in date; null if unknown. */
  sinceOn: string | null
}

type Place = Pick<Address, 'street' | 'houseNumber' | 'postcode' | 'town' | 'country'>

export function addressLine({ street, houseNumber, postcode, town, country }: Place): string {
  const lines = [
    [street, houseNumber],
    [postcode, town],
  ].map((parts) => parts.filter(Boolean).join(' '))
  return [...lines, country === 'CH' ? '' : nameOfCountry(country)].filter(Boolean).join(', ')
}

export type AddressChange =
  | { ok: true; kind: 'none' | 'first' | 'corrected' | 'moved' }
  | { ok: false; reason: 'no-day' | 'not-later' | 'before-earlier' }

/** A different place needs a move-in date after the last one, unless it is a correction. `saved`: newest first. */
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
