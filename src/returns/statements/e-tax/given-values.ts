import type { FigureLine } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { isMetal } from './security-amounts.ts'
import type { Security, Statement } from './statement.ts'

export type GivenValues = ReadonlyMap<string, number>

type Line = Pick<FigureLine, 'statementId' | 'statementLine' | 'amountCents' | 'state'>
type GivenValuesRecord = { id: string; content: Pick<Statement, 'key'> | null }

/** Confirmed amounts by statement and line. All versions of a statement share a key, so a new version adopts them. */
export function givenValues(statements: readonly GivenValuesRecord[], lines: readonly Line[]): GivenValues {
  const keys = new Map(statements.map(({ id, content }) => [id, content?.key]))
  return new Map(
    lines.flatMap(({ statementId, statementLine, amountCents, state }): [string, number][] => {
      const key = statementId === null ? undefined : keys.get(statementId)
      if (key === undefined || amountCents === null || state !== 'confirmed') return []
      return [[`${key} ${statementLine}`, amountCents]]
    }),
  )
}

export function withGiven(statement: Statement, given: GivenValues): Statement {
  const { key, securities, sums } = statement
  const filled = securities.map((one) => {
    const of = (code: FigureCode) => given.get(`${key} ${code}:${one.depot}:${one.position}`)
    const value = one.value ?? of(isMetal(one.category) ? 'other-asset' : 'securities') ?? null
    const credit = one.credit ?? of('foreign-tax-credit') ?? null
    const income = one.taxed === null ? of('securities-untaxed') : undefined
    return income === undefined ? { ...one, value, credit } : { ...one, value, credit, taxed: 0, untaxed: income }
  })
  const added = (name: 'value' | 'untaxed' | 'credit', ofMetals = false) =>
    filled.reduce((sum, one, at) => {
      const isRequested = securities[at]?.[name] === null && isMetal(one.category) === ofMetals
      return isRequested ? sum + (one[name] ?? 0) : sum
    }, 0)
  const both = (name: 'untaxed' | 'credit') => added(name) + added(name, true)
  return {
    ...statement,
    securities: filled,
    sums: {
      ...sums,
      securities: sums.securities + added('value'),
      metals: sums.metals + added('value', true),
      securitiesUntaxed: sums.securitiesUntaxed + both('untaxed'),
      credit: sums.credit + both('credit'),
    },
  }
}

export function isOpenSecurity({ value, taxed, credit }: Pick<Security, 'value' | 'taxed' | 'credit'>): boolean {
  return value === null || taxed === null || credit === null
}
