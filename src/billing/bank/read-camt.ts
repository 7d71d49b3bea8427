import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { BankLine, Skipped } from './bank-line.ts'
import { type BankDebit, entryDebits } from './camt-debit.ts'
import { bookedDay, entryLines } from './camt-entry.ts'
import { type Node, nodesAt, textAt } from './xml-node.ts'

export type CamtFault = 'too-large' | 'not-xml' | 'has-entities' | 'too-deep' | 'other-format' | 'damaged' | 'too-many'
export type ReadCamt =
  | { ok: true; format: string; lines: BankLine[]; debits: BankDebit[]; skipped: Skipped }
  | { ok: false; reason: CamtFault }

export const mostBytes = 5 * 1024 * 1024
const mostLines = 5_000
const mostDepth = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  alwaysCreateTextNode: true,
  maxNestedTags: mostDepth,
  // Each element is a list, so that one and many read alike.
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/**
 * Reads a statement or notification of a bank (camt.053, camt.054; versions 001.04 and 001.08): the payments that came and
 * those that were taken back. Files with a DTD or entities of their own are refused, as are deep and large ones.
 */
export function readCamt(bytes: Uint8Array): ReadCamt {
  if (bytes.length > mostBytes) return { ok: false, reason: 'too-large' }
  const text = decode(bytes)
  if (text === null || !/^\s*</.test(text)) return { ok: false, reason: 'not-xml' }
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { ok: false, reason: 'has-entities' }
  if (depthOf(text) > mostDepth) return { ok: false, reason: 'too-deep' }
  if (XMLValidator.validate(text) !== true) return { ok: false, reason: 'damaged' }
  const format = /\bxmlns(?::\w+)?\s*=\s*["']urn:iso:std:iso:20022:tech:xsd:(camt\.05[34]\.001\.0[48])["']/.exec(
    text,
  )?.[1]
  if (!format) return { ok: false, reason: 'other-format' }
  try {
    return readDocument(parser.parse(text), format)
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

function readDocument(root: Node, format: string): ReadCamt {
  const path = format.startsWith('camt.053') ? 'Document/BkToCstmrStmt/Stmt' : 'Document/BkToCstmrDbtCdtNtfctn/Ntfctn'
  const reports = nodesAt(root, path)
  if (reports.length === 0) return { ok: false, reason: 'damaged' }
  const skipped: Skipped = { outgoing: 0, pending: 0, collective: 0 }
  const lines: BankLine[] = []
  const debits: BankDebit[] = []
  for (const report of reports) {
    const account = textAt(report, 'Acct/Id/IBAN') ?? textAt(report, 'Acct/Id/Othr/Id')
    for (const [at, entry] of nodesAt(report, 'Ntry').entries()) {
      const read = entryLines(entry, { account, place: `${textAt(report, 'Id')}:${at}` })
      if (read === 'damaged') return { ok: false, reason: 'damaged' }
      if (typeof read === 'string') skipped[read] += 1
      if (read === 'outgoing') debits.push(...debitsOf(entry))
      if (typeof read !== 'string') lines.push(...read)
      if (lines.length + debits.length > mostLines) return { ok: false, reason: 'too-many' }
    }
  }
  return { ok: true, format, lines, debits, skipped }
}

/** Transfers of ours in an entry that is no payment that came; a debit that the bank took back is none. */
function debitsOf(entry: Node): BankDebit[] {
  const bookedOn = bookedDay(entry)
  const isOurs = textAt(entry, 'CdtDbtInd') === 'DBIT' && bookedOn !== null
  return isOurs ? entryDebits(entry, bookedOn) : []
}

/** The text of a file in the encoding that it names; null when it is not written in it. */
function decode(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 200))
  const encoding = /encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!['utf-8', 'iso-8859-1', 'us-ascii', 'windows-1252'].includes(encoding)) return null
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** How deep the elements of a text lie within each other, without making anything of them. */
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
