import { formatAmount } from '#platform/format.ts'
import type { ExpectedResult } from '#returns/expected/expected-tax.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import type { TracePart } from '#tax/trace.ts'

export function TaxLines({ expected }: { expected: ExpectedResult }) {
  return <Amounts label="Tax line by line" columns={['Amount']} rows={rowsOf(expected)} />
}

function rowsOf({
  taxes,
  taxableIncome,
  wealth,
  commune,
  trace,
  creditCents,
  balanceCents,
}: ExpectedResult): AmountRow[] {
  const { incomeTax, wealthTax, personalTax, total } = taxes
  const income = (francs: number, part: TracePart, label: string) => {
    const lines = trace.filter((line) => line.part === 'net salary' || line.part === part)
    return { label, values: [francsAs(francs)], lines: [lines] }
  }
  const tax = (francs: number, part: TracePart, label: string): AmountRow => {
    return { label, values: [francsAs(francs)], lines: [partTrace(trace, part)] }
  }
  const plain = (francs: number, label: string): AmountRow => ({ label, values: [francsAs(francs)], lines: [] })
  const { assets, debts, allowance } = wealth
  return [
    income(taxableIncome.federal, 'federal deductions', 'Taxable income, Confederation'),
    income(taxableIncome.canton, 'canton deductions', 'Taxable income, canton'),
    plain(assets, 'Assets'),
    plain(-debts, 'Debts'),
    plain(-allowance, 'Deduction of the canton from wealth'),
    ...(wealth.exempt ? [plain(-wealth.exempt, 'Abroad, exempt')] : []),
    plain(wealth.taxable, 'Taxable wealth'),
    { ...tax(incomeTax.canton, 'canton', `Canton of ${cantonLabel(commune.canton)}, income`), series: 'canton' },
    { ...tax(incomeTax.commune, 'commune', `${commune.name}, income`), series: 'commune' },
    { ...tax(incomeTax.federal, 'federal', 'Direct federal tax'), series: 'federal' },
    { ...tax(incomeTax.church, 'church', 'Church, income'), series: 'church' },
    tax(wealthTax.canton + wealthTax.commune + wealthTax.church, 'wealth', 'Wealth tax of all levels'),
    tax(personalTax, 'personal', 'Personal tax'),
    { ...tax(total, 'total', 'Tax'), total: true },
    { label: 'Withheld, paid in advance, asked back', values: [formatAmount(0 - creditCents)], lines: [] },
    { label: balanceWord(balanceCents), values: [formatAmount(Math.abs(balanceCents))], lines: [], total: true },
  ]
}

function francsAs(francs: number): string {
  return formatAmount(francs * 100)
}
