import { inflateSync } from 'node:zlib'
import type { NotRead, Unreadable } from '../reader/reading.ts'
import { type Statement, statementOf } from './statement.ts'
import { readStatementXml } from './statement-xml.ts'

const maxBytes = 20 * 1024 * 1024

type Read = { ok: true; kind: 'e-tax-statement'; content: Statement }

/** Reads the joined bytes of a statement's barcodes. Untrusted: call only in the reader's process. */
export function readPayload(packed: Uint8Array): Read | NotRead {
  let xml: Uint8Array
  try {
    xml = inflateSync(packed, { maxOutputLength: maxBytes })
  } catch (error) {
    const isBomb =
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
    return failed({ reason: isBomb ? 'too-large' : 'damaged' })
  }
  const read = readStatementXml(xml)
  if (read.ok) return { ok: true, kind: 'e-tax-statement', content: statementOf(read.xml) }
  const { ok: _, ...because } = read
  return failed(because)
}

function failed(because: Unreadable): NotRead {
  return { ok: false, kind: 'e-tax-statement', because }
}
