import type { z } from 'zod'

type ChangedBy = 'admin' | 'owner'

export type Setting<Value> = {
  key: string
  schema: z.ZodType<Value>
  default: Value
  who: ChangedBy
  /** True if public pages show this setting. A change then re-renders all cached public pages. */
  isOnPublicPages: boolean
}

/** @example defineSetting('staff_idle_minutes', z.int().min(5).max(480), 60, 'admin') */
export function defineSetting<Value>(
  key: string,
  schema: z.ZodType<Value>,
  byDefault: NoInfer<Value>,
  who: ChangedBy,
  { isOnPublicPages = false } = {},
): Setting<Value> {
  return { key, schema, default: byDefault, who, isOnPublicPages }
}

type Log = { warn(facts: object, message: string): void }

export function settingValue<Value>(setting: Setting<Value>, stored: unknown, log?: Log): Value {
  if (stored === undefined || stored === null) return setting.default
  const parsed = setting.schema.safeParse(stored)
  if (parsed.success) return parsed.data
  log?.warn({ setting: setting.key }, 'a stored setting does not fit: its default counts')
  return setting.default
}

export type SettingChange = { setting: Setting<unknown>; value: unknown }

export function changeFromText(setting: Setting<unknown>, text: string): SettingChange | null {
  const number = /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
  const isOn = text === 'on' ? true : text === 'off' ? false : text
  for (const candidate of [text, number, isOn]) {
    const parsed = setting.schema.safeParse(candidate)
    if (parsed.success) return { setting, value: parsed.data }
  }
  return null
}

export function mayChange(setting: Setting<unknown>, role: string): boolean {
  return role === 'owner' || role === setting.who
}
