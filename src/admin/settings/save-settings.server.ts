import type { Actor } from '#accounts/actor.ts'
import type { FieldErrors } from '#accounts/forms.ts'
import type { Services } from '#platform/services.ts'
import { changeFromText, type SettingChange } from '#platform/settings/setting.ts'
import { type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'
import { firmSettings } from './firm-settings.ts'

export type SaveFirmSettingsOutcome = SaveSettingsOutcome | { ok: false; reason: 'invalid'; fields: FieldErrors }

/** Saves settings of the firm as a form sends them; what it leaves out stays. They count from the next request on. */
export async function saveFirmSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveFirmSettingsOutcome> {
  const fields: FieldErrors = {}
  const changes: SettingChange[] = []
  for (const [name, { setting, fault }] of Object.entries(firmSettings)) {
    const text = values[name]
    if (text === undefined) continue
    const change = changeFromText(setting, text)
    if (change) changes.push(change)
    else fields[name] = fault
  }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute((tx) => saveSettings(tx, changes, by))
}
