import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { joinReads } from '#platform/db/join-reads.server.ts'
import { announceChangedPages, publishCacheChange } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { mayChange, type Setting, type SettingChange, settingValue } from './setting.ts'
import { findStored, insertStored, listStored, lockStored, upsertStored } from './settings-db.server.ts'

const join = joinReads<unknown>()

export const cachedSettings = 'settings'

/** Reads a setting without a cache, so that a change takes effect with the next request. */
export async function readSetting<Value>(
  { db, log }: { db: Db | Tx; log: Services['log'] },
  setting: Setting<Value>,
): Promise<Value> {
  const stored = await join(db, setting.key, () => findStored(db, setting.key))
  return settingValue(setting, stored, log)
}

export async function readSettings<Name, Value>(
  { db, log }: { db: Db | Tx; log: Services['log'] },
  settings: ReadonlyMap<Name, Setting<Value>>,
): Promise<Map<Name, Value>> {
  const stored = await listStored(
    db,
    [...settings.values()].map(({ key }) => key),
  )
  return new Map([...settings].map(([name, setting]) => [name, settingValue(setting, stored.get(setting.key), log)]))
}

/** Names of the settings that have been saved, even with their default value. */
export async function listSaved<Name>(db: Db | Tx, settings: ReadonlyMap<Name, Setting<unknown>>): Promise<Set<Name>> {
  const keys = [...settings.values()].map(({ key }) => key)
  const stored = await listStored(db, keys)
  return new Set([...settings].flatMap(([name, { key }]) => (stored.has(key) ? [name] : [])))
}

export type SaveSettingsOutcome = { ok: true } | { ok: false; reason: 'not-allowed' }

/** Saves settings and audit rows, and re-renders affected cached pages. Must be the last step of a transaction. */
export async function saveSettings(
  tx: Tx,
  changes: SettingChange[],
  { actor, role, at }: { actor: AuditActor; role: string; at: Date },
): Promise<SaveSettingsOutcome> {
  if (changes.some(({ setting }) => !mayChange(setting, role))) return { ok: false, reason: 'not-allowed' }
  if (changes.length === 0) return { ok: true }
  const keys = changes.map(({ setting }) => setting.key)
  const stored = await lockStored(tx, keys)
  const changed = changes
    .map((change) => ({ ...change, before: settingValue(change.setting, stored.get(change.setting.key)) }))
    .filter(({ setting, value }) => JSON.stringify(stored.get(setting.key)) !== JSON.stringify(value))
  for (const { setting, value } of changed)
    await upsertStored(tx, { key: setting.key, value, updatedBy: actor.person?.id ?? null, updatedAt: at })
  if (changed.length > 0) await publishCacheChange(tx, cachedSettings)
  if (changed.some(({ setting }) => setting.isOnPublicPages)) await announceChangedPages(tx, ['*'])
  for (const { setting, value, before } of changed) {
    const object = { type: 'setting', id: setting.key }
    await recordAudit(tx, actor, {
      action: 'setting.saved',
      object,
      detail: { before: auditValue(before), value: auditValue(value) },
    })
  }
  return { ok: true }
}

export function beginSetting<Value>(db: Db | Tx, setting: Setting<Value>, value: Value): Promise<void> {
  return insertStored(db, setting.key, value)
}

function auditValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null ? null : JSON.stringify(value)
}
