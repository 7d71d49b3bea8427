import { maxFigureCents } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { isMetal } from './security-amounts.ts'
import type { Statement } from './statement.ts'

export type Proposal = { line: string; code: FigureCode; label: string; amountCents: number | null }

const codeOfSum = {
  accounts: 'accounts',
  accountsTaxed: 'interest-taxed',
  accountsUntaxed: 'interest-untaxed',
  securities: 'securities',
  securitiesTaxed: 'securities-taxed',
  securitiesUntaxed: 'securities-untaxed',
  metals: 'other-asset',
  debts: 'bank-debt',
  debtInterest: 'debt-interest',
  charges: 'bank-charges',
  claim: 'withholding-tax',
  credit: 'foreign-tax-credit',
  us: 'us-withholding',
} as const satisfies Record<keyof Statement['sums'], FigureCode>

type SumName = keyof typeof codeOfSum
const sumNames: readonly SumName[] = [
  ...([
    'accounts',
    'accountsTaxed',
    'accountsUntaxed',
    'securities',
    'securitiesTaxed',
    'securitiesUntaxed',
    'metals',
  ] as const),
  ...(['debts', 'debtInterest', 'charges', 'claim', 'credit', 'us'] as const),
]

/**
 * Proposes a figure for each nonzero sum and for each value that the bank marks as undefined. The amount is left open
 * if it is undefined or out of range.
 */
export function proposalsOf(statement: Statement): Proposal[] {
  const { bank, sums, securities } = statement
  const known = sumNames
    .filter((name) => sums[name] !== 0)
    .map((name) => ({
      line: name,
      code: codeOfSum[name],
      label: name === 'metals' ? metalsLabel(bank) : bank,
      amountCents: sums[name] < 0 || sums[name] > maxFigureCents ? null : sums[name],
    }))
  const open = securities.flatMap(({ depot, position, name, isin, category, value, taxed, credit }) => {
    const label = `${bank}: ${name}${isin && ` (${isin})`}`.slice(0, 200)
    const ask = (code: FigureCode) => ({ line: `${code}:${depot}:${position}`, code, label, amountCents: null })
    return [
      ...(value === null ? [ask(isMetal(category) ? 'other-asset' : 'securities')] : []),
      ...(taxed === null ? [ask('securities-untaxed')] : []),
      ...(credit === null ? [ask('foreign-tax-credit')] : []),
    ]
  })
  return [...known, ...open]
}

function metalsLabel(bank: string): string {
  const what = ': coins and precious metals'
  return `${bank.slice(0, 200 - what.length)}${what}`
}
