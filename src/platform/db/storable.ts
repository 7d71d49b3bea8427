/** In JSON: an escaped backslash, a NUL, both halves of a sign, or one of them alone. */
const escapes = /\\(?:\\|u0000|ud[89ab][\da-f]{2}(?:\\ud[c-f][\da-f]{2})?|ud[c-f][\da-f]{2})/gi
const wholeSign = 12

/**
 * The text as PostgreSQL can hold it: a NUL becomes U+FFFD. So does, in JSON, half of a sign, as is left where a text was
 * cut in its middle: written as an escape, jsonb refuses either.
 * @example storable('a\0b') // 'a\ufffdb'
 */
export function storable(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (!/^[{["]/.test(text) || !/\\u(?:0000|d)/i.test(text)) return text
  return text.replace(escapes, (found) => (found === '\\\\' || found.length === wholeSign ? found : String.raw`\ufffd`))
}
