export type DecodedXml = { ok: true; text: string } | { ok: false; reason: 'not-xml' | 'bad-encoding'; found: string }

const singleByte = ['iso-8859-1', 'iso-8859-2', 'iso-8859-15', 'us-ascii', 'ascii', 'windows-1250', 'windows-1252']

/**
 * Decodes an XML file. The byte order mark and the actual bytes take precedence over the declared encoding, because
 * some programs declare UTF-16 but write UTF-8. Rejects invalid bytes and returns the encoding as `found`.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const encoding = encodingOf(bytes)
  if (!encoding.isKnown) return { ok: false, reason: 'bad-encoding', found: encoding.name }
  try {
    const text = new TextDecoder(encoding.name, { fatal: true }).decode(bytes)
    return /^\s*</.test(text) ? { ok: true, text } : { ok: false, reason: 'not-xml', found: '' }
  } catch {
    return { ok: false, reason: 'bad-encoding', found: encoding.name }
  }
}

function encodingOf(bytes: Uint8Array): { name: string; isKnown: boolean } {
  const known = (name: string) => ({ name, isKnown: true })
  if (bytes.length < 4) return known('utf-8')
  const [first = 0, second = 0, third, fourth] = bytes
  const isWide32 = third === 0 && fourth === 0 && (first === 0xff || first === 0x3c)
  if (isWide32 || (first === 0 && second === 0)) return { name: 'utf-32', isKnown: false }
  if (first === 0xff && second === 0xfe) return known('utf-16le')
  if (first === 0xfe && second === 0xff) return known('utf-16be')
  if (first === 0x3c && second === 0) return known('utf-16le')
  if (first === 0 && second === 0x3c) return known('utf-16be')
  if (first === 0xef && second === 0xbb && third === 0xbf) return known('utf-8')
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (singleByte.includes(declared)) return known(declared)
  return /^utf-?(8|16)/.test(declared) ? known('utf-8') : { name: declared, isKnown: false }
}
