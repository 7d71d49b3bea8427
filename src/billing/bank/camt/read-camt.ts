import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { CamtEntry } from '#billing/bank/bank-line.ts'
import { type EntryError, readEntry } from './camt-entry.ts'
import { type Node, nodesAt, textAt } from './xml-node.ts'

const singleByte = ['iso-8859-1', 'iso-8859-2', 'iso-8859-15', 'us-ascii', 'ascii', 'windows-1250', 'windows-1252']

/** Why a file is rejected. `found` is the offending value, `entry` the number of the entry, counted from 1. */
export type CamtError =
  | { reason: 'too-large' | 'not-xml' | 'has-entities' | 'too-deep' | 'damaged' | 'too-many' | 'no-statement' }
  | { reason: 'bad-encoding' | 'other-format' | 'other-version'; found: string }
  | ({ entry: number } & EntryError)
export type CamtFormat = `camt.05${3 | 4}.001.0${4 | 8}`
export type ReadCamt = { ok: true; format: CamtFormat; entries: CamtEntry[] } | ({ ok: false } & CamtError)

export const maxFileBytes = 5 * 1024 * 1024
export const maxEntries = 5_000
const maxDepth = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  alwaysCreateTextNode: true,
  maxNestedTags: maxDepth,
  // Parse every element as a list, so that single and repeated elements have the same shape.
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

export type OpenedCamt = { ok: true; text: string; format: CamtFormat } | ({ ok: false } & CamtError)

export function openCamt(bytes: Uint8Array): OpenedCamt {
  if (bytes.length > maxFileBytes) return { ok: false, reason: 'too-large' }
  const decoded = decodeXml(bytes)
  if (!decoded.ok)
    return decoded.reason === 'not-xml' ? { ok: false, reason: 'not-xml' } : { ...decoded, reason: 'bad-encoding' }
  const { text } = decoded
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { ok: false, reason: 'has-entities' }
  const namespace = rootNamespace(text)
  const name = namespace?.replace(/^urn:(?:iso:std:iso:20022:tech:xsd:)?/, '').slice(0, 60) ?? ''
  const format = supported.find((one) => namespace === `urn:iso:std:iso:20022:tech:xsd:${one}`)
  if (format) return { ok: true, text, format }
  const reason = /^camt\.05[34]\./.test(name) ? 'other-version' : 'other-format'
  return { ok: false, reason, found: name }
}

const supported: CamtFormat[] = ['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08']

function rootNamespace(text: string): string | null {
  const start = text.replace(/^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)+/, '')
  const [, prefix, attributes = ''] = /^<(?:([\w.-]+):)?Document\b((?:"[^"]*"|'[^']*'|[^'">])*)>/.exec(start) ?? []
  const name = prefix ? `xmlns:${prefix.replaceAll('.', '\\.')}` : 'xmlns'
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null
}

/**
 * Parses a bank statement (camt.053) or notification (camt.054), version 001.04 or 001.08. For security, it rejects
 * DTDs, custom entities and files that are too large or too deeply nested. `today` is the current day in Switzerland.
 */
export function readCamt(bytes: Uint8Array, today: string): ReadCamt {
  const opened = openCamt(bytes)
  if (!opened.ok) return opened
  const { text, format } = opened
  if (depthOf(text) > maxDepth) return { ok: false, reason: 'too-deep' }
  if (XMLValidator.validate(text) !== true) return { ok: false, reason: 'damaged' }
  let root: Node
  try {
    root = parser.parse(text)
  } catch {
    return { ok: false, reason: 'damaged' }
  }
  return readDocument(root, format, today)
}

function readDocument(root: Node, format: CamtFormat, today: string): ReadCamt {
  const path = format.startsWith('camt.053') ? 'Document/BkToCstmrStmt/Stmt' : 'Document/BkToCstmrDbtCdtNtfctn/Ntfctn'
  const reports = nodesAt(root, path)
  if (reports.length === 0) return { ok: false, reason: 'no-statement' }
  const entries: CamtEntry[] = []
  for (const report of reports) {
    const account = textAt(report, 'Acct/Id/IBAN') ?? textAt(report, 'Acct/Id/Othr/Id') ?? ''
    const around = { account: account.replaceAll(/\s/g, '').toUpperCase().slice(0, 64), reportId: textAt(report, 'Id') }
    for (const node of nodesAt(report, 'Ntry')) {
      const entry = readEntry(node, { ...around, position: entries.length, today })
      if ('reason' in entry) return { ok: false, ...entry, entry: entries.length + 1 }
      entries.push(entry)
      if (entries.length > maxEntries) return { ok: false, reason: 'too-many' }
    }
  }
  if (entries.reduce((sum, { lines }) => sum + lines.length, 0) > maxEntries) return { ok: false, reason: 'too-many' }
  return { ok: true, format, entries }
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [tag] of text.matchAll(/<[^>]*>/g)) {
    if (/^<[!?]/.test(tag)) continue
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) deepest = Math.max(deepest, ++depth)
  }
  return deepest
}

type DecodedXml = { ok: true; text: string } | { ok: false; reason: 'not-xml' | 'bad-encoding'; found: string }

/** Detects the encoding from the bytes first, because some programs declare UTF-16 but write UTF-8. */
function decodeXml(bytes: Uint8Array): DecodedXml {
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
