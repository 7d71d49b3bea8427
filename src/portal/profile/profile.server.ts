import { addressEntered, cantonChanged } from '#accounts/events.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { type Address, type AddressChange, addressLine, changeOfAddress } from '#accounts/people/address.ts'
import { insertAddress, listAddresses, saveAddress } from '#accounts/people/address-db.server.ts'
import { encryptTaxId, openTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { mapLines } from '#accounts/people/person-fields.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { communesOfPostcode, type FoundCommune } from '#tax/communes/search-communes.ts'
import { communes } from '#tax/figures.server.ts'
import { publishedYears } from '#tax/figures.ts'
import { type CommuneChoice, communeChoices, readAddress } from './address-form.ts'
import { findProfile, lockProfile, saveProfileRow } from './profile-db.server.ts'
import { fieldNames } from './profile-fields.ts'
import { type ProfileFields, profileFormOf } from './profile-form.ts'

const copy = () => t(portalTexts.profile)

type ProfileDeps = Pick<Services, 'db' | 'now' | 'secretKey'>

type AddressField = 'street' | 'houseNumber' | 'postcode' | 'town' | 'country' | 'communeId' | 'sinceOn'

export type Profile = Record<keyof ProfileFields | AddressField, string> & { email: string; version: string }

export type ProfilePlaces = {
  isSaved: boolean
  commune: string | null
  communes: CommuneChoice[]
  earlier: { line: string; sinceOn: string | null }[]
}

export async function viewProfile(
  { db, secretKey }: Pick<ProfileDeps, 'secretKey'> & { db: Db | Tx },
  personId: string,
): Promise<Profile & ProfilePlaces> {
  const addresses = await listAddresses(db, personId)
  const [present, ...earlier] = addresses
  const choices = present?.country === 'CH' ? communesOf(present.postcode ?? '') : null
  return {
    ...inWords(secretKey, personId, await findProfile(db, personId), addresses),
    isSaved: present !== undefined,
    commune: present?.commune ?? null,
    communes: communeChoices(choices ?? []),
    earlier: earlier.map((address) => ({ line: addressLine(address), sinceOn: address.sinceOn })),
  }
}

export type SaveProfileOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fields: FieldErrors; communes?: CommuneChoice[] }
  | { ok: false; reason: 'conflict'; current: Profile }

type Entered = { input: Record<string, string>; version: string; personId?: string }

/** Saves a profile; omitted fields remain unchanged. The audit log names the changed fields, but not their values. */
export async function saveProfile(
  { db, now, secretKey }: ProfileDeps,
  actor: Actor,
  { input, version, personId = actor.person.id }: Entered,
): Promise<SaveProfileOutcome> {
  const today = swissDay(now())
  const read = readAddress(input, { today, communesOf })
  return db.transaction().execute(async (tx): Promise<SaveProfileOutcome> => {
    const row = await lockProfile(tx, personId)
    const addresses = await listAddresses(tx, personId)
    const current = inWords(secretKey, personId, row, addresses)
    const parsed = profileFormOf().safeParse({ ...current, ...input })
    if (!parsed.success || !read.ok) {
      const fields = {
        ...(parsed.success ? {} : fieldErrors(parsed.error, t(accountTexts.accounts).fields)),
        ...(read.ok ? {} : read.fields),
      }
      return { ok: false, reason: 'invalid', fields, communes: read.communes }
    }
    if (current.version !== version) return { ok: false, reason: 'conflict', current }
    const change = read.address && changeOfAddress(addresses, read.address, input.isCorrection === 'yes')
    if (change?.ok === false)
      return { ok: false, reason: 'invalid', fields: { sinceOn: copy().dayErrors[change.reason] } }
    const { taxId, canton: ownCanton, ...rest } = parsed.data
    const canton = read.address?.canton ?? ownCanton ?? ''
    const entered = { ...rest, taxId, canton }
    const next = { ...current, ...texts(entered), ...(read.address ? textsOf(read.address) : {}) }
    const changed = fieldNames.filter((name) => current[name] !== next[name])
    if (changed.length === 0) return { ok: true }
    const taxIdEncrypted = taxId === null ? null : encryptTaxId(secretKey, personId, taxId)
    const saved = { ...rest, canton: canton || null, taxIdEncrypted }
    await saveProfileRow(tx, personId, saved, now())
    if (read.address && change)
      await updateAddress(tx, { personId, now: now() }, { addresses, entered: read.address, change })
    if (changed.includes('canton')) await publish(tx, cantonChanged, { personId })
    await recordAudit(tx, actor, {
      action: 'profile.changed',
      object: { type: 'person', id: personId },
      detail: { fields: changed.join(', ') },
    })
    return { ok: true }
  })
}

type ProfileRecord = {
  addresses: Awaited<ReturnType<typeof listAddresses>>
  entered: Address
  change: Extract<AddressChange, { ok: true }>
}

async function updateAddress(
  tx: Tx,
  { personId, now }: { personId: string; now: Date },
  { addresses: [present], entered, change: { kind } }: ProfileRecord,
): Promise<void> {
  if (kind === 'none') return
  if (kind === 'corrected' && present) await saveAddress(tx, present.id, entered)
  else await insertAddress(tx, personId, entered, now)
  await publish(tx, addressEntered, { personId, kind, at: now.toISOString() })
}

type ProfileRow = Awaited<ReturnType<typeof findProfile>>

function inWords(secretKey: SecretKey, personId: string, row: ProfileRow, [present]: readonly Address[]): Profile {
  const { email, taxIdEncrypted, updatedAt, ...rest } = row
  const taxId = taxIdEncrypted ? openTaxId(secretKey, personId, taxIdEncrypted) : ''
  return { ...texts({ ...rest, taxId }), ...textsOf(present), email, version: updatedAt.toISOString() }
}

type Particulars = Omit<ProfileRow, 'email' | 'taxIdEncrypted' | 'updatedAt'> & { taxId: string | null }

function texts(lines: Particulars) {
  const { firstName, lastName, phone, taxId, canton } = lines
  return {
    ...mapLines((column) => lines[column] ?? ''),
    ...{ firstName, lastName, phone: phone ?? '', taxId: taxId ?? '' },
    canton: canton ?? '',
  }
}

function textsOf(address: Address | undefined): Record<AddressField, string> {
  return {
    ...{ street: address?.street ?? '', houseNumber: address?.houseNumber ?? '' },
    ...{ postcode: address?.postcode ?? '', town: address?.town ?? '', country: address?.country ?? 'CH' },
    ...{ communeId: String(address?.communeId ?? ''), sinceOn: address?.sinceOn ?? '' },
  }
}

/** Communes with this postcode, in the latest year for which data exist; null if the directory cannot be read. */
function communesOf(postcode: string): FoundCommune[] | null {
  const index = communes(Math.max(...publishedYears))
  return 'ok' in index ? null : communesOfPostcode(index, postcode)
}
