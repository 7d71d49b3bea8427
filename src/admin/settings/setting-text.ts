/** What a setting says, as the field of a form says it. */
export function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null ? '' : String(value)
}

/** The field of a form that says what was shown when it was opened. */
export const shownField = (name: string) => `shown.${name}`

/** Whether two texts of fields say the same: browsers send other ends of lines than they were given. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
