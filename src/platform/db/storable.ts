const escapes = /\\(?:\\|u0000|ud[89ab][\da-f]{2}(?:\\ud[c-f][\da-f]{2})?|ud[c-f][\da-f]{2})/gi
const wholeSign = 12

/** Replaces NUL and, in JSON, lone surrogates (halves of a character) by U+FFFD: PostgreSQL rejects both. */
export function storable(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (!/^[{["]/.test(text) || !/\\u(?:0000|d)/i.test(text)) return text
  return text.replace(escapes, (found) => (found === '\\\\' || found.length === wholeSign ? found : String.raw`\ufffd`))
}
