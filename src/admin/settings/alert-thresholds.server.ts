import { alertKinds, alertThresholds } from '#admin/security/alerts/alert-settings.ts'
import { alertWords } from '#admin/security/alerts/words.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type FirmSetting, firmSettingNames, firmSettings } from './firm-settings.ts'

export type Threshold = { name: FirmSetting; label: string; value: number }

/** From how many on the owners are told of what, as fields of a form. */
export function readThresholds(services: Pick<Services, 'db' | 'log'>): Promise<Threshold[]> {
  return Promise.all(
    alertKinds.map(async (kind) => {
      const setting = alertThresholds[kind]
      const name = firmSettingNames.find((one) => firmSettings[one] === setting)
      if (!name) throw new Error(`no form names the setting ${setting.key}`)
      return { name, label: alertWords().kinds[kind], value: await readSetting(services, setting) }
    }),
  )
}
