import type { Actor } from '#accounts/actor.ts'
import { cantonChanged } from '#accounts/events.ts'
import { type FieldErrors, fieldErrors } from '#accounts/forms.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { findProfile, lockProfile, saveProfileRow } from './profile-db.server.ts'
import { type ProfileFields, profileForm } from './profile-form.ts'
import { openTaxId, sealTaxId } from './seal-tax-id.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'secretKey'>

/** A client's own particulars. `version` tells which state of them a form was filled in from. */
export type Profile = { [field in keyof ProfileFields]: string } & { email: string; version: string }

/** What is kept about a client, for the client. */
export async function viewProfile(
  { db, secretKey }: Pick<Needs, 'db' | 'secretKey'>,
  personId: string,
): Promise<Profile> {
  return inWords(secretKey, personId, await findProfile(db, personId))
}

export type SaveProfileOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }
  /** Somebody changed it since the form was shown; `current` is what is kept now. */
  | { ok: false; reason: 'conflict'; current: Profile }

/** Saves a client's own particulars, the tax ID encrypted. The audit log names the fields that changed, not what is in them. */
export async function saveProfile(
  { db, now, secretKey }: Needs,
  actor: Actor,
  { input, version }: { input: unknown; version: string },
): Promise<SaveProfileOutcome> {
  const parsed = profileForm.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error) }
  const entered = parsed.data
  const { person } = actor
  return db.transaction().execute(async (tx): Promise<SaveProfileOutcome> => {
    const current = inWords(secretKey, person.id, await lockProfile(tx, person.id))
    if (current.version !== version) return { ok: false, reason: 'conflict', current }
    const canton = entered.canton ?? current.canton
    const changed = fieldNames.filter((name) => current[name] !== ({ ...entered, canton }[name] ?? ''))
    if (changed.length === 0) return { ok: true }
    const { taxId, canton: _canton, ...rest } = entered
    const taxIdSealed = taxId === null ? null : sealTaxId(secretKey, person.id, taxId)
    await saveProfileRow(tx, person.id, { ...rest, canton: canton || null, taxIdSealed }, now())
    if (changed.includes('canton')) await publish(tx, cantonChanged, { personId: person.id })
    await recordAudit(tx, actor, {
      action: 'profile.changed',
      object: { type: 'person', id: person.id },
      detail: { fields: changed.join(', ') },
    })
    return { ok: true }
  })
}

const fieldNames = ['firstName', 'lastName', 'company', 'phone', 'taxId', 'address', 'canton'] as const

function inWords(secretKey: Buffer, personId: string, row: Awaited<ReturnType<typeof findProfile>>): Profile {
  const { firstName, lastName, email, company, phone, address, canton, taxIdSealed, updatedAt } = row
  const taxId = taxIdSealed ? openTaxId(secretKey, personId, taxIdSealed) : ''
  return {
    ...{ firstName, lastName, email, taxId },
    company: company ?? '',
    phone: phone ?? '',
    address: address ?? '',
    canton: canton ?? '',
    version: updatedAt.toISOString(),
  }
}
