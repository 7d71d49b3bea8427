import { adminAllowList } from '#accounts/sign-in/allow-list.ts'
import { system } from '#platform/audit/audit.server.ts'
import { maintenanceMessage, maintenanceMode, maintenanceUntil } from '#platform/http/maintenance.ts'
import type { Services } from '#platform/services.ts'
import type { SettingChange } from '#platform/settings/setting.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'

type CommandGatesDeps = Pick<Services, 'db' | 'now'>

/** Clears the admin IP allow list, in case it has locked out every administrator. */
export async function resetAllowList(services: CommandGatesDeps): Promise<number> {
  await save(services, [{ setting: adminAllowList, value: '' }])
  console.log('The IP allow list is empty. The admin panel can be opened from any network again.')
  return 0
}

/** Closes or opens the site without sign-in. Arguments: `on [message] [2026-11-22T14:00]` or `off`. */
export async function maintenance(
  services: CommandGatesDeps,
  [mode, message = '', until = '']: string[],
): Promise<number> {
  const changes = [
    { setting: maintenanceMode, value: mode },
    ...(mode === 'on'
      ? [
          { setting: maintenanceMessage, value: message },
          { setting: maintenanceUntil, value: until },
        ]
      : []),
  ]
  if (changes.some(({ setting, value }) => !setting.schema.safeParse(value).success)) {
    console.error('Usage: etb maintenance on [message of at most 300 characters] [2026-11-22T14:00] | off')
    return 2
  }
  await save(services, changes)
  console.log(mode === 'on' ? 'The site is closed to everyone except staff.' : 'The site is open again.')
  return 0
}

async function save({ db, now }: CommandGatesDeps, changes: SettingChange[]): Promise<void> {
  const by = { actor: system, role: 'owner', at: now() }
  await db.transaction().execute((tx) => saveSettings(tx, changes, by))
}
