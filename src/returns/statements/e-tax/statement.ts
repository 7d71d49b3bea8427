import { z } from 'zod'
import { centsOf, type Exact, total } from './decimal.ts'
import { amountsOf, apartKinds, cantonalAmounts, isMetal } from './security-amounts.ts'
import type { StatementXml } from './statement-xml.ts'

const cents = z.int()
const open = cents.nullable()

const sums = z.object({
  accounts: cents,
  accountsTaxed: cents,
  accountsUntaxed: cents,
  securities: cents,
  securitiesTaxed: cents,
  securitiesUntaxed: cents,
  // Fields added later need a default, because statements stored earlier lack them.
  metals: cents.default(0),
  debts: cents,
  debtInterest: cents,
  charges: cents,
  claim: cents,
  credit: cents,
  us: cents,
})

const apart = z.object({ abroad: cents, retrocession: cents, lending: cents, negativeIup: cents })
const nothingApart = { abroad: 0, retrocession: 0, lending: 0, negativeIup: 0 }

const cantonal = z.object({ what: z.enum(['taxed', 'untaxed', 'charges']), federal: cents, canton: cents })

/** A parsed e-tax statement, with amounts in cents. Sums are computed exactly and rounded only at the end. */
export const statementSchema = z.object({
  id: z.string(),
  /** Key shared by all statements of one client, bank and day. */
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
      ...{ value: open, taxed: open, untaxed: open, claim: cents, credit: open, us: cents },
      abroad: cents.default(0),
    }),
  ),
  sums,
  apart: apart.default(nothingApart),
  cantonal: z.array(cantonal).default([]),
  /** Names of the sums that differ by a franc or more from the total stated by the bank. */
  differs: z.array(z.enum(['value', 'taxed', 'untaxed', 'claim'])),
})

export type Statement = z.infer<typeof statementSchema>
export type Security = Statement['securities'][number]

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
    securities: sum(positions, ({ one, value }) => (isMetal(one.securityCategory) ? 0n : value)),
    metals: sum(positions, ({ one, value }) => (isMetal(one.securityCategory) ? value : 0n)),
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
  const abroad = sum(positions, (one) => one.abroad)
  const heldApart = apartKinds.map((kind, at) => [kind, centsOf(sum(positions, (one) => one.apart[at]))] as const)
  const totals = ['value', 'taxed', 'untaxed', 'claim'] as const
  const { taxPeriod: taxYear, periodFrom, periodTo, canton } = xml
  return {
    ...{ ...identityOf(xml.id), taxYear, periodFrom, periodTo, canton, bank: xml.institution.name },
    clients: xml.client.map(({ firstName = '', lastName = '' }) => ({ firstName, lastName })),
    accounts: accounts.map((one) => ({
      ...placeOf(one),
      value: centsOf(one.totalTaxValue),
      taxed: centsOf(one.totalGrossRevenueA),
      untaxed: centsOf(one.totalGrossRevenueB),
      claim: centsOf(one.totalWithHoldingTaxClaim),
    })),
    debts: xml.listOfLiabilities.map((one) => ({
      ...placeOf(one),
      ...{ value: centsOf(one.totalTaxValue), interest: centsOf(one.totalGrossRevenueB) },
    })),
    charges: xml.listOfExpenses.map(({ name, expenses, expensesDeductible }) => ({
      ...{ name, amount: centsOf(expenses) },
      deductible: expensesDeductible === undefined ? null : centsOf(expensesDeductible),
    })),
    securities: positions.map(({ depot, one, value, taxed, untaxed, claim: claimed, credit, abroad, us }) => ({
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
      ...{ claim: centsOf(claimed), credit: known(credit), abroad: centsOf(abroad), us: centsOf(us) },
    })),
    sums: sums.parse(Object.fromEntries(Object.entries(exact).map(([name, amount]) => [name, centsOf(amount)]))),
    apart: apart.parse({ ...Object.fromEntries(heldApart), abroad: centsOf(abroad) }),
    cantonal: cantonalAmounts(xml, positions),
    differs: totals.filter((name) => Math.abs(centsOf(stated[name][0]) - centsOf(stated[name][1])) >= 100),
  }
}

type XmlAccount = Pick<
  StatementXml['listOfBankAccounts'][number],
  'bankAccountName' | 'bankAccountCurrency' | 'bankAccountNumber' | 'iban'
>

function placeOf({ bankAccountName: name, bankAccountCurrency: currency, bankAccountNumber, iban }: XmlAccount) {
  return { name, number: iban ?? bankAccountNumber ?? '', currency }
}

function known(exact: Exact | null): number | null {
  return exact === null ? null : centsOf(exact)
}

/** Parts of the id: country, bank, page count (optional), client number, date, sequence number of that day. */
function identityOf(id: string): Pick<Statement, 'id' | 'key' | 'sequence'> {
  const parts = /^(?<bank>[A-Z]{2}\d{5})(?:\d{2})?(?<client>.{14})(?<date>\d{8})(?<sequence>\d{2})$/.exec(id)?.groups
  if (parts) return { id, key: `${parts.bank}${parts.client}${parts.date}`, sequence: Number(parts.sequence) }
  const plain = /^(?<key>.+)(?<sequence>\d{2})$/.exec(id)?.groups
  return { id, key: plain?.key ?? id, sequence: Number(plain?.sequence ?? 0) }
}
