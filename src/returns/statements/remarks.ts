import { z } from 'zod'
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
  coded('kept-confirmed', { code: z.string(), confirmedCents: z.int(), statedCents: z.int() }),
])
export type StatementRemark = z.infer<typeof remarkSchema>

export const statementStates = ['taken', 'held', 'replaced', 'refused', 'unreadable'] as const
export type StatementState = (typeof statementStates)[number]
