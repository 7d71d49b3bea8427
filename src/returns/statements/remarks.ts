import { z } from 'zod'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { coded } from '#platform/coded.ts'

export const reasonSchema = z.discriminatedUnion('code', [
  coded('no-statement', {}),
  coded('incomplete', { found: z.int(), count: z.int(), missing: z.array(z.int()) }),
  coded('several', {}),
  coded('damaged', {}),
  coded('hostile', {}),
  coded('other-content', {}),
  coded('other-version', { version: z.string() }),
  coded('too-many-pages', { pages: z.int() }),
  coded('not-legible', {}),
  coded('locked', {}),
  coded('too-large', {}),
  coded('too-slow', {}),
  coded('crashed', {}),
  coded('wrong-year', { stated: z.int(), expected: z.int() }),
  coded('other-name', { names: z.string() }),
  coded('shared-accounts', { sequence: z.int(), others: z.array(z.int()) }),
  coded('repeated', { sequence: z.int() }),
  coded('older', { sequence: z.int(), newer: z.int() }),
  coded('outside-year', { from: z.string(), until: z.string(), expected: z.int() }),
  coded('same-certificate', { employer: z.string() }),
  coded('wrong-sum', { box: z.enum(['8', '11']), stated: z.int(), computed: z.int() }),
  coded('other-birth-date', { stated: z.string(), known: z.string() }),
  coded('overlapping', { employer: z.string(), from: z.string(), until: z.string() }),
])
export type StatementReason = z.infer<typeof reasonSchema>

export const remarkSchema = z.discriminatedUnion('code', [
  coded('other-canton', { stated: z.string(), expected: z.string() }),
  coded('part-year', { from: z.string(), to: z.string() }),
  coded('totals-differ', {}),
  coded('values-open', { count: z.int() }),
  coded('newer-version', { replaced: z.int() }),
  coded('beside-others', { others: z.array(z.int()) }),
  coded('credit-abroad', { cents: z.int() }),
  coded('credit-open', { count: z.int() }),
  coded('credit-of-old-rule', { cents: z.int() }),
  coded('held-apart', { kind: z.enum(['retrocession', 'lending', 'negativeIup']), cents: z.int() }),
  coded('metals', { cents: z.int() }),
  coded('canton-differs', { what: z.enum(['taxed', 'untaxed', 'charges']), federal: z.int(), canton: z.int() }),
  coded('read-without-barcode', {}),
  coded('part-year-job', { from: z.string(), until: z.string() }),
  coded('buy-in-deducted', { cents: z.int() }),
  coded('capital-in-salary', { cents: z.int() }),
  coded('shares-in-salary', { cents: z.int(), supplements: z.int() }),
  coded('free-transport', {}),
  coded('canteen', {}),
  coded('kept-confirmed', { code: z.string(), confirmedCents: z.int(), statedCents: z.int() }),
])
export type StatementRemark = z.infer<typeof remarkSchema>

export const statementStates = ['taken', 'held', 'replaced', 'refused', 'unreadable'] as const
export type StatementState = (typeof statementStates)[number]

/** Statements come as PDF files or photographs. */
const readable: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic']

export function mayBeRead({ kind, mediaType, state }: Pick<DocumentRow, 'kind' | 'mediaType' | 'state'>): boolean {
  return kind === 'from_client' && readable.includes(mediaType) && state !== 'quarantined'
}
