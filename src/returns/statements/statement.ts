import { z } from 'zod'
import { centsOf, type Exact, total } from './decimal.ts'
import type { StatementXml } from './statement-xml.ts'

const cents = z.int()
/** Null is a value that the bank could not give. */
const open = cents.nullable()

const sums = z.object({
  accounts: cents,
  accountsTaxed: cents,
  accountsUntaxed: cents,
  securities: cents,
  securitiesTaxed: cents,
  securitiesUntaxed: cents,
  debts: cents,
  debtInterest: cents,
  charges: cents,
  claim: cents,
  credit: cents,
  us: cents,
})

/** An e-tax statement as it was read: amounts in centimes, each sum rounded once, from the exact ones. */
export const statementSchema = z.object({
  id: z.string(),
  /** What is the same in every version of one document. */
  key: z.string(),
  sequence: z.int(),
  taxYear: z.int(),
  periodFrom: z.string(),
  periodTo: z.string(),
  canton: z.string(),
  bank: z.string(),
  clients: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  accounts: z.array(
    z
      .object({ name: z.string(), number: z.string(), currency: z.string() })
      .extend({ value: cents, taxed: cents, untaxed: cents, claim: cents }),
  ),
  debts: z.array(
    z.object({ name: z.string(), number: z.string(), currency: z.string(), value: cents, interest: cents }),
  ),
  charges: z.array(z.object({ name: z.string(), amount: cents, deductible: open })),
  securities: z.array(
    z.object({
      ...{ depot: z.string(), position: z.string(), name: z.string(), isin: z.string(), valor: z.string() },
      ...{ currency: z.string(), country: z.string(), category: z.string(), quantity: z.string() },
      ...{ value: open, taxed: open, untaxed: open, claim: cents, credit: cents, us: cents },
    }),
  ),
  sums,
  /** Where the bank's own total is another one, by a franc or more. */
  differs: z.array(z.enum(['value', 'taxed', 'untaxed', 'claim'])),
})

export type Statement = z.infer<typeof statementSchema>
export type Security = Statement['securities'][number]

/** What a statement says, from its XML. */
export function statementOf(xml: StatementXml): Statement {
  const positions = xml.listOfSecurities.flatMap(({ depotNumber, security }) =>
    security.map((one) => ({ depot: depotNumber, one, ...amountsOf(one) })),
  )
  const accounts = xml.listOfBankAccounts
  const sum = <Item>(items: readonly Item[], amount: (item: Item) => Exact | null | undefined) =>
    total(items.map((item) => amount(item) ?? 0n))
  const claim = sum(accounts, (one) => one.totalWithHoldingTaxClaim) + sum(positions, (one) => one.claim)
  const exact = {
    accounts: sum(accounts, (one) => one.totalTaxValue),
    accountsTaxed: sum(accounts, (one) => one.totalGrossRevenueA),
    accountsUntaxed: sum(accounts, (one) => one.totalGrossRevenueB),
    securities: sum(positions, (one) => one.value),
    securitiesTaxed: sum(positions, (one) => one.taxed),
    securitiesUntaxed: sum(positions, (one) => one.untaxed),
    debts: sum(xml.listOfLiabilities, (one) => one.totalTaxValue),
    debtInterest: sum(xml.listOfLiabilities, (one) => one.totalGrossRevenueB),
    charges: sum(xml.listOfExpenses, (one) => one.expensesDeductible ?? one.expenses),
    claim,
    credit: sum(positions, (one) => one.credit),
    us: sum(positions, (one) => one.us),
  }
  const stated = {
    value: [xml.totalTaxValue, exact.accounts + exact.securities],
    taxed: [xml.totalGrossRevenueA, exact.accountsTaxed + exact.securitiesTaxed],
    untaxed: [xml.totalGrossRevenueB, exact.accountsUntaxed + exact.securitiesUntaxed],
    claim: [xml.totalWithHoldingTaxClaim, claim],
  } as const
  const totals = ['value', 'taxed', 'untaxed', 'claim'] as const
  const { taxPeriod: taxYear, periodFrom, periodTo, canton } = xml
  return {
    ...{ ...identityOf(xml.id), taxYear, periodFrom, periodTo, canton, bank: xml.institution.name },
    clients: xml.client.map(({ firstName = '', lastName = '' }) => ({ firstName, lastName })),
    accounts: accounts.map((one) => ({
      ...{
        name: one.bankAccountName,
        number: one.iban ?? one.bankAccountNumber ?? '',
        currency: one.bankAccountCurrency,
      },
      value: centsOf(one.totalTaxValue),
      taxed: centsOf(one.totalGrossRevenueA),
      untaxed: centsOf(one.totalGrossRevenueB),
      claim: centsOf(one.totalWithHoldingTaxClaim),
    })),
    debts: xml.listOfLiabilities.map((one) => ({
      ...{
        name: one.bankAccountName,
        number: one.iban ?? one.bankAccountNumber ?? '',
        currency: one.bankAccountCurrency,
      },
      ...{ value: centsOf(one.totalTaxValue), interest: centsOf(one.totalGrossRevenueB) },
    })),
    charges: xml.listOfExpenses.map(({ name, expenses, expensesDeductible }) => ({
      ...{ name, amount: centsOf(expenses) },
      deductible: expensesDeductible === undefined ? null : centsOf(expensesDeductible),
    })),
    securities: positions.map(({ depot, one, value, taxed, untaxed, claim: claimed, credit, us }) => ({
      ...{
        depot,
        position: one.positionId,
        name: one.securityName,
        isin: one.isin ?? '',
        valor: one.valorNumber ?? '',
      },
      ...{ currency: one.currency, country: one.country, category: one.securityCategory },
      quantity: one.taxValue[0]?.quantity ?? '',
      ...{ value: known(value), taxed: known(taxed), untaxed: known(untaxed) },
      ...{ claim: centsOf(claimed), credit: centsOf(credit), us: centsOf(us) },
    })),
    sums: sums.parse(Object.fromEntries(Object.entries(exact).map(([name, amount]) => [name, centsOf(amount)]))),
    differs: totals.filter((name) => Math.abs(centsOf(stated[name][0]) - centsOf(stated[name][1])) >= 100),
  }
}

type XmlSecurity = StatementXml['listOfSecurities'][number]['security'][number]

/** The amounts of a security; null is what the bank marks as undefined, or leaves out where it must not. */
function amountsOf({ taxValue: [atYearEnd], payment }: XmlSecurity) {
  const sum = (amount: (one: XmlSecurity['payment'][number]) => Exact | undefined) =>
    total(payment.map((one) => amount(one) ?? 0n))
  const isOpen = payment.some((one) => one.undefined)
  return {
    value: atYearEnd === undefined ? 0n : atYearEnd.undefined ? null : (atYearEnd.value ?? null),
    taxed: isOpen ? null : sum((one) => one.grossRevenueA),
    untaxed: isOpen ? null : sum((one) => one.grossRevenueB),
    claim: sum((one) => one.withHoldingTaxClaim),
    credit: sum((one) => one.lumpSumTaxCreditAmount ?? one.nonRecoverableTaxAmount),
    us: sum((one) => one.additionalWithHoldingTaxUSA),
  }
}

function known(exact: Exact | null): number | null {
  return exact === null ? null : centsOf(exact)
}

/** Country, organisation, (pages,) client number, reference date; the last two digits count the versions of that day. */
function identityOf(id: string): Pick<Statement, 'id' | 'key' | 'sequence'> {
  const parts = /^(?<bank>[A-Z]{2}\d{5})(?:\d{2})?(?<client>.{14})(?<date>\d{8})(?<sequence>\d{2})$/.exec(id)?.groups
  if (parts) return { id, key: `${parts.bank}${parts.client}${parts.date}`, sequence: Number(parts.sequence) }
  const plain = /^(?<key>.+)(?<sequence>\d{2})$/.exec(id)?.groups
  return { id, key: plain?.key ?? id, sequence: Number(plain?.sequence ?? 0) }
}
