import { z } from 'zod'
import type { Actor } from '#accounts/actor.ts'
import { type FieldErrors, fieldErrors } from '#accounts/forms.ts'
import { may } from '#accounts/may.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { findOnlyProven, onlyProvenKey } from '#platform/claims/claims-db.server.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { saveSetting } from './settings-db.server.ts'

const claimsForm = z.object({ onlyProven: z.enum(['on', 'off'], { error: 'Choose one of the two.' }) })

export type SaveClaimsSettingOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }

/** Turns 'only proven claims' on or off. Every web server makes its public pages anew once it is saved. */
export async function saveClaimsSetting(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveClaimsSettingOutcome> {
  const { person } = actor
  if (!may(person, 'settings.write')) return { ok: false, reason: 'not-allowed' }
  const parsed = claimsForm.safeParse(values)
  if (!parsed.success) return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error) }
  const onlyProven = parsed.data.onlyProven === 'on'
  return db.transaction().execute(async (tx) => {
    const before = await findOnlyProven(tx)
    await saveSetting(tx, { key: onlyProvenKey, value: onlyProven, by: person.id, at: now() })
    await recordAudit(tx, actor, {
      action: 'settings.claims-saved',
      detail: { onlyProvenBefore: before, onlyProven },
    })
    await announceChangedPages(tx, ['*'])
    return { ok: true }
  })
}
