import { formatMoney } from '#platform/format.ts'
import { tabAddress } from '#tax/pages/tabs.ts'
import type { Filled } from '#tax/pages/ui/calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from '#tax/pages/ui/calculator-layout.tsx'
import { FileOrNot } from './file-or-not-section.tsx'
import { NotTaxedAtSource, WithholdingFigures } from './withholding-figures.tsx'
import { WithholdingForm } from './withholding-form.tsx'
import type { WithholdingOutcome } from './withholding-result.ts'

const example = `${tabAddress('withholding-tax')}&monthlyIncome=6%E2%80%99500&thirteenth=yes&canton=bern&commune=Biel%2FBienne`

export function WithholdingTab({ answer, result }: { answer: Filled; result: WithholdingOutcome | null }) {
  return (
    <>
      <CalculatorLayout form={<WithholdingForm answer={answer} />} spoken={result ? spoken(result) : undefined}>
        {!result && (
          <NothingYet
            text="Answer the questions to find your tariff code and the tax withheld each month."
            motif="brackets"
            coming={[
              'Your tariff code, and why',
              'The tax of a month and of the whole year',
              'Whether a tax return brings money back or costs more',
            ]}
            example="Example: CHF 6’500 a month in Biel/Bienne, permit B"
            to={example}
          />
        )}
        {result &&
          (result.exempt === null ? <WithholdingFigures result={result} /> : <NotTaxedAtSource text={result.exempt} />)}
      </CalculatorLayout>
      {result?.exempt === null && <FileOrNot result={result} />}
      {result?.exempt === null && <ActionBar label="Withheld each month" value={formatMoney(result.monthCents)} />}
    </>
  )
}

function spoken(result: WithholdingOutcome): string {
  if (result.exempt !== null) return result.exempt
  return `Tariff code ${result.code}: ${formatMoney(result.monthCents)} withheld each month, ${formatMoney(result.yearly.taxCents)} in the year.`
}
