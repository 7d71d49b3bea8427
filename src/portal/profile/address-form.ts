import { z } from 'zod'
import { type Address, countryName } from '#accounts/people/address.ts'
import { accountWords } from '#accounts/words.ts'
import { isDay } from '#cases/planning/due-date.ts'
import { dayOf } from '#platform/day.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { type FoundCommune, isCommuneName } from '#tax/communes/search-communes.ts'

const part = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `The ${name} may have at most ${max} characters.` })
    .regex(/^\P{Cc}*$/u, { error: `The ${name} must be on one line.` })
    .default('')

const addressParts = z.object({
  street: part('street', 200),
  houseNumber: part('number', 20),
  postcode: part('postcode', 20),
  town: part('town', 100),
  country: z
    .string()
    .transform((code) => code || 'CH')
    .refine((code) => /^[A-Z]{2}$/.test(code) && countryName(code) !== code, {
      error: 'Choose a country from the list.',
    })
    .default('CH'),
  communeId: part('commune', 10),
  sinceOn: part('day', 12).transform(dayOf),
})

export type CommuneChoice = { value: string; label: string }

export type AddressOutcome =
  | { ok: true; address: Address | null; communes: CommuneChoice[] }
  | { ok: false; fields: FieldErrors; communes: CommuneChoice[] }

type Lookup = {
  today: string
  /** Communes with this Swiss postcode; null if the directory is unavailable. */
  communesOf: (postcode: string) => readonly FoundCommune[] | null
}

/**
 * Reads an address. The canton of a Swiss address is that of its commune; if a postcode has several communes, the town
 * or else the user's choice determines the commune.
 */
export function readAddress(input: unknown, { today, communesOf }: Lookup): AddressOutcome {
  const parsed = addressParts.safeParse(input)
  if (!parsed.success) return refused(fieldErrors(parsed.error, accountWords().fields))
  const { street, houseNumber, postcode, town, country, communeId, sinceOn } = parsed.data
  if (![street, houseNumber, postcode, town].some(Boolean)) return { ok: true, address: null, communes: [] }
  const fields: FieldErrors = {}
  if (street === '') fields.street = 'Enter the street, or the name of the place where there is none.'
  if (postcode === '' && country === 'CH') fields.postcode = 'Enter the postcode.'
  if (town === '') fields.town = 'Enter the town.'
  if (sinceOn !== '' && !isDay(sinceOn)) fields.sinceOn = 'Enter a day that exists, such as 01.03.2026.'
  else if (sinceOn > today) fields.sinceOn = 'This day is still to come. Enter the new address from then on.'
  const entered = {
    street,
    houseNumber: houseNumber || null,
    postcode: postcode || null,
    town,
    country,
    sinceOn: sinceOn || null,
  }
  const candidates = country === 'CH' && postcode !== '' ? communesOf(postcode) : null
  if (candidates?.length === 0) fields.postcode = `There is no Swiss postcode ${postcode}.`
  const found = candidates && pick(candidates, { town, communeId })
  if (candidates && candidates.length > 1 && !found) {
    fields.communeId = `The postcode ${postcode} lies in several communes. Choose yours.`
  }
  if (Object.keys(fields).length > 0) return refused(fields, candidates ?? [])
  const place = { communeId: found?.bfsId ?? null, commune: found?.name ?? null, canton: found?.canton ?? null }
  return { ok: true, address: { ...entered, ...place }, communes: communeChoices(candidates ?? []) }
}

function pick(
  candidates: readonly FoundCommune[],
  { town, communeId }: { town: string; communeId: string },
): FoundCommune | undefined {
  const chosen = candidates.find(({ bfsId }) => String(bfsId) === communeId)
  if (chosen) return chosen
  if (candidates.length === 1) return candidates[0]
  const named = candidates.filter(({ name }) => isCommuneName(name, town))
  return named.length === 1 ? named[0] : undefined
}

export function communeChoices(communes: readonly FoundCommune[]): CommuneChoice[] {
  if (communes.length < 2) return []
  return communes.map(({ bfsId, name, canton }) => ({ value: String(bfsId), label: `${name}, ${canton}` }))
}

function refused(fields: FieldErrors, communes: readonly FoundCommune[] = []): AddressOutcome {
  return { ok: false, fields, communes: communeChoices(communes) }
}
