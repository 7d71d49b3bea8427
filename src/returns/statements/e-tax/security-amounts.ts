import { centsOf, type Exact, total } from './decimal.ts'
import type { StatementXml } from './statement-xml.ts'

type XmlSecurity = StatementXml['listOfSecurities'][number]['security'][number]
type XmlPayment = XmlSecurity['payment'][number]

/** Payments that the bank lists but excludes from its totals (eCH-0196 2.5.7); shown separately and not summed. */
export const apartKinds = ['retrocession', 'lending', 'negativeIup'] as const
export type ApartKind = (typeof apartKinds)[number]

/** Coins and precious metals are declared as other wealth, not in the list of securities (eCH-0196 2.5.7). */
export function isMetal(category: string): boolean {
  return category === 'COINBULL'
}

function apartKindOf({ retrocession, securitiesLending, lendingFee, iup, ...payment }: XmlPayment): ApartKind | null {
  if (retrocession) return 'retrocession'
  if (securitiesLending || lendingFee) return 'lending'
  return iup && grossOf(payment) < 0n ? 'negativeIup' : null
}

function grossOf({
  grossRevenueA = 0n,
  grossRevenueB = 0n,
}: Pick<XmlPayment, 'grossRevenueA' | 'grossRevenueB'>): Exact {
  return grossRevenueA + grossRevenueB
}

/**
 * Returns the exact amounts of a security. An amount is null if the bank marks it as undefined or omits a required
 * value. `credit` (`nonRecoverableTaxAmount`) is the foreign tax that Switzerland credits (DA-1). `abroad` is the
 * foreign tax that only the foreign state refunds: `lumpSumTaxCreditAmount` less `credit`, or 0 if either is missing.
 */
export function amountsOf({ taxValue: [atYearEnd], payment }: XmlSecurity) {
  const apart = new Map(payment.flatMap((one) => (apartKindOf(one) ? [[one, apartKindOf(one)] as const] : [])))
  const counted = payment.filter((one) => !apart.has(one))
  const sum = (amount: (one: XmlPayment) => Exact | undefined) => total(counted.map((one) => amount(one) ?? 0n))
  const isOpen = payment.some((one) => one.undefined)
  const isCreditOpen = counted.some(
    (one) => one.nonRecoverableTaxAmount === undefined && (one.lumpSumTaxCreditAmount ?? 0n) !== 0n,
  )
  return {
    value: atYearEnd === undefined ? 0n : atYearEnd.undefined ? null : (atYearEnd.value ?? null),
    taxed: isOpen ? null : sum((one) => one.grossRevenueA),
    untaxed: isOpen ? null : sum((one) => one.grossRevenueB),
    taxedCanton: isOpen ? null : sum((one) => one.grossRevenueACanton ?? one.grossRevenueA),
    untaxedCanton: isOpen ? null : sum((one) => one.grossRevenueBCanton ?? one.grossRevenueB),
    claim: sum((one) => one.withHoldingTaxClaim),
    credit: isCreditOpen ? null : sum((one) => one.nonRecoverableTaxAmount),
    abroad: sum(abroadOf),
    us: sum((one) => one.additionalWithHoldingTaxUSA),
    apart: apartKinds.map((kind) => total(payment.map((one) => (apart.get(one) === kind ? grossOf(one) : 0n)))),
  }
}

function abroadOf({ lumpSumTaxCreditAmount, nonRecoverableTaxAmount }: XmlPayment): Exact {
  if (lumpSumTaxCreditAmount === undefined || nonRecoverableTaxAmount === undefined) return 0n
  const rest = lumpSumTaxCreditAmount - nonRecoverableTaxAmount
  return rest > 0n ? rest : 0n
}

type Position = Pick<ReturnType<typeof amountsOf>, 'taxed' | 'untaxed' | 'taxedCanton' | 'untaxedCanton'>

type CantonalAmount = { what: 'taxed' | 'untaxed' | 'charges'; federal: number; canton: number }

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
