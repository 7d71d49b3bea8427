import { z } from 'zod'
import * as accountTexts from '#accounts/locales/en.ts'
import type { Address } from '#accounts/people/address.ts'
import { isCountry } from '#platform/countries.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { explainDay, readDay } from '#platform/read-day.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { type FoundCommune, isCommuneName } from '#tax/communes/search-communes.ts'

const copy = () => t(portalTexts.addressForm)

const part = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: copy().keepToCharacters(name, max) })
    .regex(/^\P{Cc}*$/u, { error: copy().enterOnOneLine(name) })
    .default('')

const addressParts = z.object({
  street: part('street', 200),
  houseNumber: part('number', 20),
  postcode: part('postcode', 20),
  town: part('town', 100),
  country: z
    .string()
    .transform((code) => code || 'CH')
    .refine(isCountry, {
      get error() {
        return copy().chooseCountryFromList
      },
    })
    .default('CH'),
  communeId: part('commune', 10),
  sinceOn: part('day', 40),
})

export type CommuneChoice = { value: string; label: string }

export type AddressOutcome =
  | { ok: true; address: Address | null; communes: CommuneChoice[] }
  | { ok: false; fields: FieldErrors; communes: CommuneChoice[] }

type Lookup = {
  today: string
  /** Finds the communes with this Swiss postcode; null if the directory of communes is unavailable. */
  communesOf: (postcode: string) => readonly FoundCommune[] | null
}

/** The commune determines the canton. If a postcode has several communes, the town decides or else the user. */
export function readAddress(input: unknown, { today, communesOf }: Lookup): AddressOutcome {
  const parsed = addressParts.safeParse(input)
  if (!parsed.success) return refused(fieldErrors(parsed.error, t(accountTexts.accounts).fields))
  const { street, houseNumber, postcode, town, country, communeId, sinceOn } = parsed.data
  if (![street, houseNumber, postcode, town].some(Boolean)) return { ok: true, address: null, communes: [] }
  const fields: FieldErrors = {}
  if (street === '') fields.street = copy().enterStreetIfThereIs
  if (postcode === '' && country === 'CH') fields.postcode = copy().enterPostcode
  if (town === '') fields.town = copy().enterTown
  const since = sinceOn === '' ? null : readDay(sinceOn)
  if (since && !since.ok) fields.sinceOn = explainDay(since)
  else if (since && since.day > today) fields.sinceOn = copy().thisDateIsInFuture
  const entered = {
    street,
    houseNumber: houseNumber || null,
    postcode: postcode || null,
    town,
    country,
    sinceOn: since?.ok ? since.day : null,
  }
  const candidates = country === 'CH' && postcode !== '' ? communesOf(postcode) : null
  if (candidates?.length === 0) fields.postcode = copy().isNotSwissPostcodePlease(postcode)
  const found = candidates && pick(candidates, { town, communeId })
  if (candidates && candidates.length > 1 && !found) {
    fields.communeId = copy().postcodeCoversSeveralCommunesChoose(postcode)
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
