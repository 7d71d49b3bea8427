import { isOpenSecurity } from './given-values.ts'
import type { Security, Statement } from './statement.ts'

export type ListedSecurity = Pick<Security, 'value' | 'taxed' | 'untaxed' | 'claim' | 'credit' | 'abroad' | 'us'> & {
  key: string
  bank: string
  name: string
  number: string
  quantity: string
  currency: string
}

export type SecuritiesList = {
  lines: ListedSecurity[]
  sums: Statement['sums']
  /** Foreign tax that only the foreign state refunds; not included in any sum. */
  abroad: number
  open: number
}

export function securitiesList(statements: readonly Statement[]): SecuritiesList {
  const lines = statements.flatMap((statement) => [...accountsOf(statement), ...securitiesOf(statement)])
  const add = (name: keyof Statement['sums']) => statements.reduce((sum, { sums }) => sum + sums[name], 0)
  return {
    lines,
    open: lines.filter(isOpenSecurity).length,
    abroad: statements.reduce((sum, { apart }) => sum + apart.abroad, 0),
    sums: {
      ...{ accounts: add('accounts'), accountsTaxed: add('accountsTaxed'), accountsUntaxed: add('accountsUntaxed') },
      ...{ securities: add('securities'), securitiesTaxed: add('securitiesTaxed') },
      ...{
        securitiesUntaxed: add('securitiesUntaxed'),
        metals: add('metals'),
        debts: add('debts'),
        debtInterest: add('debtInterest'),
      },
      ...{ charges: add('charges'), claim: add('claim'), credit: add('credit'), us: add('us') },
    },
  }
}

function accountsOf({ id, bank, accounts }: Statement): ListedSecurity[] {
  return accounts.map(({ name, number, currency, value, taxed, untaxed, claim }, index) => {
    return {
      key: `${id}:a${index}`,
      bank,
      name,
      number,
      quantity: '',
      currency,
      value,
      taxed,
      untaxed,
      claim,
      credit: 0,
      abroad: 0,
      us: 0,
    }
  })
}

function securitiesOf({ id, bank, securities }: Statement): ListedSecurity[] {
  return securities.map(
    ({ name, isin, valor, quantity, currency, value, taxed, untaxed, claim, credit, abroad, us }, index) => ({
      ...{ key: `${id}:s${index}`, bank, name, number: isin || valor, quantity, currency },
      ...{ value, taxed, untaxed, claim, credit, abroad, us },
    }),
  )
}
