import { Note } from '#design/feedback/note.tsx'
import { formatAmount, formatPercent } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { Exempt } from '#tax/withholding/code-reasons.ts'
import { specialLetters } from '#tax/withholding/special-codes.ts'
import { taxWords } from '#tax/words.ts'
import type { WithholdingResult } from './withholding-result.ts'

export function WithholdingFigures({ result }: { result: WithholdingResult }) {
  const { code, because, yearly, monthCents, canton, year, given } = result
  const [december] = yearly.months.slice(-1)
  const monthLines = yearly.trace.slice(0, 1)
  const words = taxWords()
  return (
    <>
      <div className="result-pair numbers">
        <div>
          <h2 className="t20">Your tariff code</h2>
          <p className="fine">
            {cantonLabel(canton)}, {year}
          </p>
          <p className="result">{code}</p>
          <p className="fine">{given ? 'As you entered it' : 'By your answers'}</p>
        </div>
        <div>
          <h2 className="t20">Withheld each month</h2>
          <p className="fine">
            {yearly.model === 'annual'
              ? 'Annual model: settled on the yearly income'
              : 'Monthly model: each month on its own'}
          </p>
          <p className="result key-figure accent">{formatAmount(monthCents)}</p>
          <p className="fine bold">
            CHF per month, {formatPercent(yearly.effectivePercent / 100, { decimals: 2 })} in the year
          </p>
        </div>
      </div>
      <Amounts
        label="Tax at source"
        columns={['Income', 'Tax']}
        rows={[
          {
            label: 'A month',
            values: [formatAmount(result.incomeCents), formatAmount(monthCents)],
            lines: [[], monthLines],
          },
          ...(december !== undefined && december !== monthCents
            ? [{ label: 'December', values: [null, formatAmount(december)], lines: [[], yearly.trace.slice(1, -1)] }]
            : []),
          {
            label: 'The year',
            total: true,
            values: [formatAmount(yearly.grossCents), formatAmount(yearly.taxCents)],
            lines: [[], yearly.trace.slice(-1)],
          },
        ]}
      />
      {!given && (
        <Note kind="plain" title={`Why ${code}`}>
          <ul className="flag-list">
            {because.map((reason) => (
              <li key={reason.code}>{say(words.because, reason)}</li>
            ))}
          </ul>
        </Note>
      )}
      <details className="more-fields">
        <summary>What the codes D, F, G, Q and V mean</summary>
        <dl className="facts">
          {specialLetters.map((letter) => (
            <div key={letter}>
              <dt>
                {letter}: {words.specialLetters[letter].title}
              </dt>
              <dd>{words.specialLetters[letter].text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Flags flags={result.notes} />
      <ResultActions />
      <DataState on={result.dataState}>Federal Tax Administration (ESTV), withholding tariffs of the cantons</DataState>
    </>
  )
}

export function NotTaxedAtSource({ why }: { why: Exempt }) {
  return (
    <>
      <Note kind="info" title="Not taxed at source">
        {say(taxWords().exempt, why)}
      </Note>
      <ResultActions />
    </>
  )
}
