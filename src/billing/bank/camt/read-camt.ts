import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { CamtEntry } from '#billing/bank/bank-line.ts'
import { type EntryError, readEntry } from './camt-entry.ts'
import { decodeXml } from './decode-xml.ts'
import { type Node, nodesAt, textAt } from './xml-node.ts'

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
 * Parses a bank statement or notification (camt.053 or camt.054, version 001.04 or 001.08). For security, rejects DTDs,
 * custom entities and files that are too large or too deeply nested. Booking days are checked against Swiss `today`.
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
