import type { Option } from '#design/form/input.tsx'
import type { FirmSetting } from './firm-settings.ts'

export const shownField = (name: string) => `shown.${name}`

export type SettingField = { name: FirmSetting; label: string; hint?: string } & (
  | { as: 'switch'; options?: { value: string; label: string }[] }
  | { as: 'number'; suffix: string }
  | { as: 'choice'; options: readonly Option[] }
  | { as: 'line' | 'day' | 'moment' }
  | { as: 'lines'; rows: number; maxLength?: number }
)

export type SettingsGroup = { title: string; fields: readonly SettingField[]; lead?: string }

/** A group that is a form of its own. */
export type SettingsPart = SettingsGroup & { intent: string; button: string }

export function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null ? '' : String(value)
}

/** Compares texts ignoring line endings, which browsers change on submission. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
