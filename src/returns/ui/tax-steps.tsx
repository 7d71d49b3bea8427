import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ExpectedStep } from '#returns/expected/expected-row.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { balanceWord } from './tax-levels.tsx'

const copy = () => t(returnTexts.taxSteps)

export function TaxSteps({ steps }: { steps: readonly ExpectedStep[] }) {
  if (steps.length === 0) return <p className="soft">{copy().nothingHasBeenCalculatedYet}</p>
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
          <span className="numbers">{byCents === null ? '' : signed(byCents)}</span>
        </li>
      ))}
    </ol>
  )
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}
