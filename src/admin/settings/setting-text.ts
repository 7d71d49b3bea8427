export function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null ? '' : String(value)
}

export const shownField = (name: string) => `shown.${name}`

/** Compares texts ignoring line endings, which browsers change on submission. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
