import type { z } from 'zod'

/** From which role on somebody may change a setting. */
type ChangedBy = 'admin' | 'owner'

/** One thing that the firm decides while the program runs: its name in the table, its values, and what counts unless set. */
export type Setting<Value> = {
  key: string
  /** Every value that may be stored. A form can be made from it; the words for people stand with the form. */
  schema: z.ZodType<Value>
  default: Value
  who: ChangedBy
  /** True when kept public pages show what follows from it: all are made anew when it changes. */
  isOnPublicPages: boolean
}

/**
 * Defines a setting, beside the rules that it bears on.
 * @example defineSetting('staff_idle_minutes', z.int().min(5).max(480), 60, 'admin')
 */
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

/** What counts: the stored value, or the default when nothing was stored or what was does not fit any more. */
export function settingValue<Value>(setting: Setting<Value>, stored: unknown, log?: Log): Value {
  if (stored === undefined || stored === null) return setting.default
  const parsed = setting.schema.safeParse(stored)
  if (parsed.success) return parsed.data
  log?.warn({ setting: setting.key }, 'a stored setting does not fit: its default counts')
  return setting.default
}

/** A setting with the value it is to have. */
export type SettingChange = { setting: Setting<unknown>; value: unknown }

/** A value as a form sends it (text, numbers in digits, switches as on and off); null when the setting cannot have it. */
export function changeFromText(setting: Setting<unknown>, text: string): SettingChange | null {
  const number = /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
  const isOn = text === 'on' ? true : text === 'off' ? false : text
  for (const candidate of [text, number, isOn]) {
    const parsed = setting.schema.safeParse(candidate)
    if (parsed.success) return { setting, value: parsed.data }
  }
  return null
}

/** Whether somebody of this role may change it. */
export function mayChange(setting: Setting<unknown>, role: string): boolean {
  return role === 'owner' || role === setting.who
}
