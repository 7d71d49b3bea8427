import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import { type Missing, missingInWords } from '#returns/expected/expected-note.ts'
import type { ExpectedResult } from '#returns/expected/expected-tax.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import type { TracePart } from '#tax/trace.ts'

const missingNoteCopy = () => t(returnStaffTexts.missingNote)

const copy = () => t(returnStaffTexts.taxLines)

export function TaxLines({ expected }: { expected: ExpectedResult }) {
  return <Amounts label={copy().taxLineByLine} columns={[copy().amount]} rows={rowsOf(expected)} />
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
    income(taxableIncome.federal, 'federal deductions', copy().taxableIncomeFederal),
    income(taxableIncome.canton, 'canton deductions', copy().taxableIncomeCantonal),
    plain(assets, copy().assets),
    plain(-debts, copy().debts),
    plain(-allowance, copy().cantonalDeductionFromWealth),
    ...(wealth.exempt ? [plain(-wealth.exempt, copy().exemptElsewhere)] : []),
    plain(wealth.taxable, copy().taxableWealth),
    { ...tax(incomeTax.canton, 'canton', copy().cantonOfIncome(cantonLabel(commune.canton))), series: 'canton' },
    { ...tax(incomeTax.commune, 'commune', copy().income(commune.name)), series: 'commune' },
    { ...tax(incomeTax.federal, 'federal', copy().directFederalTax), series: 'federal' },
    { ...tax(incomeTax.church, 'church', copy().churchIncome), series: 'church' },
    tax(wealthTax.canton + wealthTax.commune + wealthTax.church, 'wealth', copy().wealthTaxAllLevels),
    tax(personalTax, 'personal', copy().personalTax),
    { ...tax(total, 'total', copy().tax), total: true },
    { label: copy().deductedAtSourcePaidIn, values: [formatAmount(0 - creditCents)], lines: [] },
    { label: balanceWord(balanceCents), values: [formatAmount(Math.abs(balanceCents))], lines: [], total: true },
  ]
}

function francsAs(francs: number): string {
  return formatAmount(francs * 100)
}

type Props = { view: { caseId: string; clientId: string }; reasons: readonly Missing[] }

export function MissingNote({ view: { caseId, clientId }, reasons }: Props) {
  const places = {
    facts: <a href="#household">{missingNoteCopy().correctItBelow}</a>,
    profile: <Link to={`/admin/clients/${clientId}`}>{missingNoteCopy().openClient}</Link>,
    figures: <Link to={worksheetPath(caseId)}>{missingNoteCopy().enterAmounts}</Link>,
    documents: null,
    questions: null,
    none: null,
  }
  return (
    <Note kind="warn" title={missingNoteCopy().taxHasNotBeenCalculated}>
      <ul className="flag-list">
        {reasons.map((reason) => {
          const { text, fix } = missingInWords(reason, 'staff')
          return (
            <li key={reason.code}>
              {text} {places[fix]}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
