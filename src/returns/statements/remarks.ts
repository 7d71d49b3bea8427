import { z } from 'zod'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { coded } from '#platform/coded.ts'
import { isOpenSecurity } from './given-values.ts'
import { apartKinds } from './security-amounts.ts'
import type { Statement } from './statement.ts'

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

export function remarksOn(
  statement: Statement,
  { canton, taxYear }: Pick<CaseRow, 'canton' | 'taxYear'>,
): StatementRemark[] {
  const { periodFrom: from, periodTo: to, securities, apart, cantonal, sums } = statement
  const count = securities.filter(isOpenSecurity).length
  const creditOpen = securities.filter(({ credit }) => credit === null).length
  const remarks: (StatementRemark | false)[] = [
    canton !== null &&
      canton !== statement.canton && { code: 'other-canton', values: { stated: statement.canton, expected: canton } },
    (from !== `${taxYear}-01-01` || to !== `${taxYear}-12-31`) && { code: 'part-year', values: { from, to } },
    statement.differs.length > 0 && { code: 'totals-differ', values: {} },
    count > 0 && { code: 'values-open', values: { count } },
    creditOpen > 0 && { code: 'credit-open', values: { count: creditOpen } },
    apart.abroad !== 0 && { code: 'credit-abroad', values: { cents: apart.abroad } },
    sums.metals !== 0 && { code: 'metals', values: { cents: sums.metals } },
    ...apartKinds.map(
      (kind) => apart[kind] !== 0 && ({ code: 'held-apart', values: { kind, cents: apart[kind] } } as const),
    ),
    ...cantonal.map((values) => ({ code: 'canton-differs', values }) as const),
  ]
  return remarks.filter((remark) => remark !== false)
}
