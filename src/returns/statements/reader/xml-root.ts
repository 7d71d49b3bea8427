const namespace = 'http://www.ech.ch/xmlns/eCH-0196/2'
const newestMinorVersion = 22

const value = `"[^"]*"|'[^']*'`
const prolog = /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/
const startTag = new RegExp(`^<(?:([\\w.-]+):)?([\\w.-]+)((?:\\s+[\\w.:-]+\\s*=\\s*(?:${value}))*)\\s*/?>`)

/**
 * Returns the version of the standard if it is not supported, null if it is, and undefined if the XML is no tax
 * statement.
 */
export function otherVersion(source: string): string | null | undefined {
  const [, prefix, element, rest = ''] = startTag.exec(source.replace(prolog, '')) ?? []
  if (element !== 'taxStatement') return undefined
  const attributes = new Map(
    [...rest.matchAll(new RegExp(`([\\w.:-]+)\\s*=\\s*(${value})`, 'g'))].map(([, name = '', quoted = '']) => [
      name,
      quoted.slice(1, -1),
    ]),
  )
  const stated = attributes.get(prefix ? `xmlns:${prefix}` : 'xmlns') ?? ''
  const minor = attributes.get('minorVersion')?.trim() ?? ''
  if (stated === namespace && /^\d{1,4}$/.test(minor) && Number(minor) <= newestMinorVersion) return null
  const major = /^http:\/\/www\.ech\.ch\/xmlns\/eCH-0196\/(\d{1,4})$/.exec(stated)?.[1]
  return major === undefined ? '' : [major, minor.slice(0, 20)].filter(Boolean).join(', minor version ')
}

// XML 1.0, section 2.2: tab, line feed and carriage return are the only control characters allowed.
const illegal = /[^\t\n\r\u0020-\ufffd]/
const references = /&#(?:x([0-9a-f]{1,8})|(\d{1,9}));/gi

export function hasForbiddenCharacter(source: string): boolean {
  if (illegal.test(source)) return true
  return [...source.matchAll(references)].some(([, hex, digits]) => {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
    const isSurrogate = code >= 0xd800 && code <= 0xdfff
    return code > 0x10ffff || isSurrogate || illegal.test(String.fromCodePoint(code))
  })
}
