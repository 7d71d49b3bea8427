import type { Actor } from '#accounts/actor.ts'
import { faultyLines, isOnList } from '#accounts/allow-list.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { changeFromText, type SettingChange, settingValue } from '#platform/settings/setting.ts'
import { type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'
import { lockStored } from '#platform/settings/settings-db.server.ts'
import { type FirmSetting, firmSettingNames, firmSettings } from './firm-settings.ts'
import { isSameText, settingText, shownField } from './setting-text.ts'
import { settingWords } from './words.ts'

export type SaveFirmSettingsOutcome =
  | SaveSettingsOutcome
  | { ok: false; reason: 'invalid' | 'conflict'; fields: FieldErrors }

type NamedChange = SettingChange & { name: FirmSetting; shown: string | undefined }

/**
 * Saves settings of the firm as a form sends them; what it leaves out stays, and so does what it sends as it was shown. What
 * somebody else has set since to something else is told, and nothing is saved. They count from the next request on.
 */
export async function saveFirmSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveFirmSettingsOutcome> {
  const fields: FieldErrors = {}
  const changes: NamedChange[] = []
  for (const name of firmSettingNames) {
    const text = values[name]
    const shown = values[shownField(name)]
    if (text === undefined || (shown !== undefined && isSameText(text, shown))) continue
    const change = changeFromText(firmSettings[name], text)
    const error = name === 'allowList' ? allowListError(text, actor.metadata.ip) : null
    if (change && !error) changes.push({ ...change, name, shown })
    else fields[name] = error ?? settingWords()[name]
  }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute(async (tx): Promise<SaveFirmSettingsOutcome> => {
    const conflict = await setConflict(tx, changes)
    if (Object.keys(conflict).length > 0) return { ok: false, reason: 'conflict', fields: conflict }
    return saveSettings(tx, changes, by)
  })
}

/** What says now something else than was shown, and than is wanted. Settings are held until the transaction ends. */
async function setConflict(tx: Tx, changes: readonly NamedChange[]): Promise<FieldErrors> {
  const stored = await lockStored(
    tx,
    changes.map(({ setting }) => setting.key),
  )
  const fields: FieldErrors = {}
  for (const { name, setting, value, shown } of changes) {
    const now = settingText(settingValue(setting, stored.get(setting.key)))
    // What says nothing is shown as what holds meanwhile (the second factor, days of backups), and nothing is lost of it.
    const isAsShown = now === '' || shown === undefined || isSameText(now, shown)
    if (!isAsShown && !isSameText(now, settingText(value))) fields[name] = settingWords().setConflict(now)
  }
  return fields
}

/** Nobody shuts out themselves: who saves a list must be on it. */
function allowListError(text: string, ownAddress: string): string | null {
  const strange = faultyLines(text)
  if (strange.length > 0) return settingWords().strangeLines(strange.map((line) => line.slice(0, 60)).slice(0, 5))
  return isOnList(text, ownAddress) ? null : settingWords().wouldLockOut(ownAddress)
}
