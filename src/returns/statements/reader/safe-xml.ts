// XML 1.0, section 2.2: tab, line feed and carriage return are the only control characters allowed.
const illegal = /[^\t\n\r\u0020-\ufffd]/

const references = /&#(?:x([0-9a-f]{1,8})|(\d{1,9}));/gi

/** Text of an XML file in UTF-8 without document type declaration and forbidden characters. */
export type SafeXml = { ok: true; source: string } | { ok: false; reason: 'damaged' | 'hostile' }

export function safeXml(bytes: Uint8Array): SafeXml {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, reason: 'damaged' }
  }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return { ok: false, reason: 'hostile' }
  return hasForbiddenCharacter(source) ? { ok: false, reason: 'damaged' } : { ok: true, source }
}

function hasForbiddenCharacter(source: string): boolean {
  if (illegal.test(source)) return true
  return [...source.matchAll(references)].some(([, hex, digits]) => {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
    const isSurrogate = code >= 0xd800 && code <= 0xdfff
    return code > 0x10ffff || isSurrogate || illegal.test(String.fromCodePoint(code))
  })
}
