import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import { statementOf, statementSchema } from '#returns/statements/statement.ts'
import { areOfSeveral, findSegments, joinSegments } from './find-segments.server.ts'
import { readStatementXml } from './statement-xml.ts'

export const unreadable = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('incomplete'), found: z.int(), count: z.int(), missing: z.array(z.int()) }),
  z.object({ reason: z.enum(['several', 'damaged', 'hostile', 'other-content', 'too-large', 'too-slow', 'crashed']) }),
  z.object({ reason: z.enum(['locked', 'not-legible']) }),
  z.object({ reason: z.literal('other-version'), version: z.string() }),
  z.object({ reason: z.literal('too-many-pages'), pages: z.int() }),
])

export const readingSchema = z.union([
  z.object({ ok: z.literal(true), statement: statementSchema }),
  z.object({ ok: z.literal(false), reason: z.literal('none') }),
  z.object({ ok: z.literal(false), because: unreadable }),
])
export type Reading = z.infer<typeof readingSchema>

const maxBytes = 20 * 1024 * 1024

/** Reads the statement in a PDF. Slow, and the PDF is untrusted: call only in the child process (`read-apart`). */
export async function readStatement(pdf: Uint8Array): Promise<Reading> {
  const found = await findSegments(pdf)
  if (!found.ok) return found.reason === 'locked' ? because({ reason: 'locked' }) : { ok: false, reason: 'none' }
  if (areOfSeveral(found.segments)) return { ok: false, because: { reason: 'several' } }
  const joined = joinSegments(found.segments)
  if (joined.ok) return readPayload(joined.bytes)
  if (found.unseenPages > 0) return because({ reason: 'too-many-pages', pages: found.pages })
  if (joined.reason === 'no-barcodes')
    return found.isStatement ? because({ reason: 'not-legible' }) : { ok: false, reason: 'none' }
  const { found: there, count, missing } = joined
  return { ok: false, because: { reason: 'incomplete', found: there, count, missing } }
}

function because(why: z.infer<typeof unreadable>): Reading {
  return { ok: false, because: why }
}

export function readPayload(packed: Uint8Array): Reading {
  let xml: Uint8Array
  try {
    xml = inflateSync(packed, { maxOutputLength: maxBytes })
  } catch (error) {
    const isBomb =
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
    return { ok: false, because: { reason: isBomb ? 'too-large' : 'damaged' } }
  }
  const read = readStatementXml(xml)
  if (!read.ok) {
    const { ok: _, ...why } = read
    return because(why)
  }
  return { ok: true, statement: statementOf(read.xml) }
}
