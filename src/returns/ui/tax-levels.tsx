import { type Series, StackBar } from '#design/charts/stack-bar.tsx'
import { FactList } from '#design/facts.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ExpectedStep } from '#returns/expected/expected-row.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { Canton } from '#tax/figures.ts'
import type { TaxAmounts } from '#tax/ordinary/income-tax.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'

const taxStepsCopy = () => t(returnTexts.taxSteps)

const copy = () => t(returnTexts.taxLevels)

type Shown = {
  readonly taxes: TaxAmounts
  readonly commune: { readonly name: string; readonly canton: Canton }
  readonly creditCents: number
  readonly balanceCents: number
}

type Level = { label: string; francs: number; series?: Series }

export function TaxLevels({ shown }: { shown: Shown }) {
  const levels = levelsOf(shown)
  const drawn = levels.flatMap(({ series, francs, label }) => (series ? [{ series, value: francs, label }] : []))
  const { taxes, creditCents, balanceCents } = shown
  const longest = Math.max(taxes.total, creditCents / 100)
  const paid = Math.min(taxes.total, creditCents / 100)
  const rest = { series: balanceCents < 0 ? 'refund' : 'red', value: Math.abs(balanceCents) / 100 } as const
  const paidParts = [{ series: 'paid', value: paid } as const, rest]
  const restText = `${balanceWord(balanceCents)} ${formatAmount(Math.abs(balanceCents))}`
  return (
    <div className="tax-levels">
      <StackBar
        parts={drawn}
        total={longest}
        label={copy().tax(drawn.map(({ label, value }) => `${label} ${value}`).join(', '))}
      />
      <StackBar thin parts={paidParts} total={longest} label={copy().paid(formatAmount(creditCents), restText)} />
      <FactList
        dense
        amounts
        facts={[
          ...levels.map(({ label, francs, series }) => ({
            key: label,
            term: (
              <>
                {series && <i className={`series-${series}`} aria-hidden="true" />} {label}
              </>
            ),
            value: formatAmount(francs * 100),
          })),
          { term: copy().totalTax, value: formatAmount(taxes.total * 100), total: true },
          { term: copy().alreadyPaidOrReclaimable, value: formatAmount(-creditCents) },
          { term: balanceWord(balanceCents), value: formatAmount(Math.abs(balanceCents)), total: true },
        ]}
      />
    </div>
  )
}

export function balanceWord(balanceCents: number): string {
  return balanceCents < 0 ? copy().refund : copy().toPay
}

function levelsOf({ taxes: { incomeTax, wealthTax, personalTax }, commune }: Shown): Level[] {
  const levels: Level[] = [
    {
      series: 'canton',
      label: copy().cantonOf(cantonLabel(commune.canton)),
      francs: incomeTax.canton + wealthTax.canton,
    },
    { series: 'commune', label: commune.name, francs: incomeTax.commune + wealthTax.commune },
    { series: 'federal', label: copy().federal, francs: incomeTax.federal },
    { series: 'church', label: copy().church, francs: incomeTax.church + wealthTax.church },
    { label: copy().personalTax, francs: personalTax },
  ]
  const often: readonly string[] = [copy().church, copy().personalTax]
  return levels.filter(({ label, francs }) => francs > 0 || !often.includes(label))
}

/** Staff read changes of the tax; for clients, more is better: a higher refund is positive. */
export function TaxSteps({ steps, isForClient }: { steps: readonly ExpectedStep[]; isForClient?: boolean }) {
  if (steps.length === 0) return <p className="soft">{taxStepsCopy().nothingHasBeenCalculatedYet}</p>
  return (
    <ol className="tax-steps">
      {steps.toReversed().map(({ at, balanceCents, byCents, changed }) => (
        <li key={`${at.toISOString()} ${balanceCents}`}>
          <span className="soft">{formatDate(at)}</span>
          <span>
            {balanceWord(balanceCents)} <b>{formatAmount(Math.abs(balanceCents))}</b>
            {changed.length > 0 && (
              <span className="cell-note soft t14">
                {changed.map((code) => t(returnTexts.figure).codes[code]).join(', ')}
              </span>
            )}
          </span>
          <span className="numbers">{byCents === null ? '' : signed(isForClient ? -byCents : byCents)}</span>
        </li>
      ))}
    </ol>
  )
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}
