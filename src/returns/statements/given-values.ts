import type { FigureLine } from '#returns/figure.ts'
import type { Security, Statement } from './statement.ts'

/** Amounts in centimes that were confirmed for what banks left open, by the key of the statement and the line of it. */
export type GivenValues = ReadonlyMap<string, number>

type Line = Pick<FigureLine, 'statementId' | 'statementLine' | 'amountCents' | 'state'>
type Kept = { id: string; content: Pick<Statement, 'key'> | null }

/** What was confirmed of the statements of a case, also while an earlier version of one counted. */
export function givenValues(statements: readonly Kept[], lines: readonly Line[]): GivenValues {
  const keys = new Map(statements.map(({ id, content }) => [id, content?.key]))
  return new Map(
    lines.flatMap(({ statementId, statementLine, amountCents, state }): [string, number][] => {
      const key = statementId === null ? undefined : keys.get(statementId)
      if (key === undefined || amountCents === null || state !== 'confirmed') return []
      return [[`${key} ${statementLine}`, amountCents]]
    }),
  )
}

/** A statement with what was confirmed at the places that the bank left open, its sums with it. */
export function withGiven(statement: Statement, given: GivenValues): Statement {
  const { key, securities, sums } = statement
  const filled = securities.map((one) => {
    const of = (code: 'securities' | 'securities-untaxed') => given.get(`${key} ${code}:${one.depot}:${one.position}`)
    const value = one.value ?? of('securities') ?? null
    const income = one.taxed === null ? of('securities-untaxed') : undefined
    return income === undefined ? { ...one, value } : { ...one, value, taxed: 0, untaxed: income }
  })
  const added = (name: 'value' | 'untaxed') =>
    filled.reduce((sum, one, at) => (securities[at]?.[name] === null ? sum + (one[name] ?? 0) : sum), 0)
  return {
    ...statement,
    securities: filled,
    sums: {
      ...sums,
      securities: sums.securities + added('value'),
      securitiesUntaxed: sums.securitiesUntaxed + added('untaxed'),
    },
  }
}

/** Whether something of a security has still to be asked for. */
export function isOpenSecurity({ value, taxed }: Pick<Security, 'value' | 'taxed'>): boolean {
  return value === null || taxed === null
}
