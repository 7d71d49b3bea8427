/**
 * The text as PostgreSQL can hold it: a NUL becomes U+FFFD.
 * @example storable('a\0b') // 'a\ufffdb'
 */
export function storable(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  // In JSON a NUL is written as an escape, which jsonb refuses as well.
  return /^[{["]/.test(text) && text.includes('\\u0000') ? text.replaceAll('\\u0000', '\\ufffd') : text
}
