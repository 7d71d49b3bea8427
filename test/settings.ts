import type { Setting } from '#platform/settings/setting.ts'
import { upsertStored } from '#platform/settings/settings-db.server.ts'
import type { World } from './world.ts'

export function aSetting<Value>({ db, now }: World, setting: Setting<Value>, value: Value): Promise<void> {
  return upsertStored(db, { key: setting.key, value, updatedBy: null, updatedAt: now() })
}
