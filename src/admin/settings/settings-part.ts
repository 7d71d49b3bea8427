import type { Option } from '#design/form/input.tsx'
import type { FirmSetting } from './firm-settings.ts'

export type SettingField = { name: FirmSetting; label: string; hint?: string } & (
  | { as: 'switch'; options?: { value: string; label: string }[] }
  | { as: 'number'; suffix: string }
  | { as: 'choice'; options: readonly Option[] }
  | { as: 'line' | 'day' | 'moment' }
  | { as: 'lines'; rows: number; maxLength?: number }
)

export type SettingsPart = {
  title: string
  intent: string
  button: string
  fields: readonly SettingField[]
  lead?: string
}
