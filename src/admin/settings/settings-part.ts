import type { Option } from '#design/input.tsx'
import type { FirmSetting } from './firm-settings.ts'

/** One setting as a field: its words, and how its value is entered. */
export type SettingField = { name: FirmSetting; label: string; hint?: string } & (
  | { as: 'switch'; options?: { value: string; label: string }[] }
  | { as: 'number'; suffix: string }
  | { as: 'choice'; options: readonly Option[] }
  | { as: 'line' | 'day' | 'moment' }
  | { as: 'lines'; rows: number; maxLength?: number }
)

/** Settings that are saved together. */
export type SettingsPart = {
  title: string
  /** Says which form of the page it is. */
  intent: string
  button: string
  fields: readonly SettingField[]
  /** Said before the fields. */
  lead?: string
}
