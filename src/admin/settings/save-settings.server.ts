import type { Actor } from '#accounts/actor.ts'
import { faultyLines, isOnList } from '#accounts/allow-list.ts'
import type { FieldErrors } from '#platform/field-faults.ts'
import type { Services } from '#platform/services.ts'
import { changeFromText, type SettingChange } from '#platform/settings/setting.ts'
import { type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'
import { firmSettingNames, firmSettings } from './firm-settings.ts'
import { settingWords } from './words.ts'

export type SaveFirmSettingsOutcome = SaveSettingsOutcome | { ok: false; reason: 'invalid'; fields: FieldErrors }

/** Saves settings of the firm as a form sends them; what it leaves out stays. They count from the next request on. */
export async function saveFirmSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveFirmSettingsOutcome> {
  const fields: FieldErrors = {}
  const changes: SettingChange[] = []
  for (const name of firmSettingNames) {
    const text = values[name]
    if (text === undefined) continue
    const change = changeFromText(firmSettings[name], text)
    const fault = name === 'allowList' ? allowListFault(text, actor.caller.ip) : null
    if (change && !fault) changes.push(change)
    else fields[name] = fault ?? settingWords()[name]
  }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute((tx) => saveSettings(tx, changes, by))
}

/** Nobody shuts out themselves: who saves a list must be on it. */
function allowListFault(text: string, ownAddress: string): string | null {
  const strange = faultyLines(text)
  if (strange.length > 0) return settingWords().strangeLines(strange.map((line) => line.slice(0, 60)).slice(0, 5))
  return isOnList(text, ownAddress) ? null : settingWords().wouldLockOut(ownAddress)
}
