import type { FigureLine } from '#returns/amounts/figure.ts'
import { type FigureGroup, groupOf, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { counting } from '#returns/amounts/worksheet.ts'
import type { ExpectedRow } from './expected-db.server.ts'
import type { ExpectedStep } from './expected-row.ts'

/**
 * How the missing amounts can change the result. `exact`: none is missing. `limit`: only deductions, debts and paid tax
 * are missing, which can only improve it. `open`: income or wealth is missing too.
 */
export type ResultBound = 'exact' | 'limit' | 'open'

export function boundOf(lines: readonly FigureLine[]): { bound: ResultBound; open: number } {
  const open = counting(lines).filter(({ amountCents }) => amountCents === null)
  const raising: readonly FigureGroup[] = ['income', 'asset']
  const isRaised = open.some(({ code }) => raising.includes(groupOf(code)))
  return { bound: open.length === 0 ? 'exact' : isRaised ? 'open' : 'limit', open: open.length }
}

export function groupSumCents(sums: Readonly<Record<string, number>>, group: FigureGroup): number {
  return Object.entries(sums).reduce(
    (sum, [code, cents]) => (isFigureCode(code) && groupOf(code) === group ? sum + cents : sum),
    0,
  )
}

export type MissingItem = { kind: 'document'; title: string } | { kind: 'questions'; count: number }

/** Expected result of a return as its client sees it. `known` is null until it is reliable; `reasons` then say why. */
export type ResultView = {
  caseId: string
  taxYear: number
  isFiled: boolean
  received: number
  needed: number
  known:
    | (Required<{ result: NonNullable<ExpectedRow['result']>; balanceCents: number }> & {
        bound: ResultBound
        open: number
        sums: ExpectedRow['sums']
      })
    | null
  reasons: ExpectedRow['reasons']
  /** What the result rests on and leaves out. */
  notes: ExpectedRow['notes']
  missing: MissingItem[]
  steps: ExpectedStep[]
}
