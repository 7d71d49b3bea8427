import type { amountsOf } from '#returns/statements/security-amounts.ts'
import { centsOf, type Exact, total } from './decimal.ts'
import type { StatementXml } from './statement-xml.ts'

type Position = Pick<ReturnType<typeof amountsOf>, 'taxed' | 'untaxed' | 'taxedCanton' | 'untaxedCanton'>

export type CantonalAmount = { what: 'taxed' | 'untaxed' | 'charges'; federal: number; canton: number }

/**
 * Lists amounts that differ between federal and cantonal tax. Adds up the individual positions first; if these do not
 * differ, compares the bank's totals.
 */
export function cantonalAmounts(xml: StatementXml, positions: readonly Position[]): CantonalAmount[] {
  const sum = (amounts: readonly (Exact | null)[]) => total(amounts.map((amount) => amount ?? 0n))
  const charges = xml.listOfExpenses.map(({ expenses, expensesDeductible = expenses, expensesDeductibleCanton }) => ({
    federal: expensesDeductible,
    canton: expensesDeductibleCanton ?? expensesDeductible,
  }))
  const amounts = [
    income('taxed', {
      accounts: sum(xml.listOfBankAccounts.map((one) => one.totalGrossRevenueA)),
      federal: sum(positions.map((one) => one.taxed)),
      canton: sum(positions.map((one) => one.taxedCanton)),
      stated: [xml.totalGrossRevenueA, xml.totalGrossRevenueACanton],
    }),
    income('untaxed', {
      accounts: sum(xml.listOfBankAccounts.map((one) => one.totalGrossRevenueB)),
      federal: sum(positions.map((one) => one.untaxed)),
      canton: sum(positions.map((one) => one.untaxedCanton)),
      stated: [xml.totalGrossRevenueB, xml.totalGrossRevenueBCanton],
    }),
    {
      what: 'charges' as const,
      federal: centsOf(sum(charges.map(({ federal }) => federal))),
      canton: centsOf(sum(charges.map(({ canton }) => canton))),
    },
  ]
  return amounts.filter(({ federal, canton }) => federal !== canton)
}

type Income = { accounts: Exact; federal: Exact; canton: Exact; stated: readonly [Exact, Exact | undefined] }

function income(what: 'taxed' | 'untaxed', { accounts, federal, canton, stated }: Income): CantonalAmount {
  const [statedFederal, statedCanton = statedFederal] = stated
  const ofCanton = federal === canton ? canton + statedCanton - statedFederal : canton
  return { what, federal: centsOf(accounts + federal), canton: centsOf(accounts + ofCanton) }
}
