import { Note } from '#design/feedback/note.tsx'
import { formatAmount, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { Exempt } from '#tax/withholding/code-reasons.ts'
import { specialLetters } from '#tax/withholding/special-codes.ts'

import type { WithholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts.withholdingFigures)

export function WithholdingFigures({ result }: { result: WithholdingResult }) {
  const { code, because, yearly, monthCents, canton, year, given } = result
  const [december] = yearly.months.slice(-1)
  const monthLines = yearly.trace.slice(0, 1)
  const words = t(taxTexts.results)
  return (
    <>
      <div className="result-pair numbers">
        <div>
          <h2 className="t20">{copy().yourTariffCode}</h2>
          <p className="fine">
            {cantonLabel(canton)}, {year}
          </p>
          <p className="result">{code}</p>
          <p className="fine">{given ? copy().asYouEnteredIt : copy().basedOnYourAnswers}</p>
        </div>
        <div>
          <h2 className="t20">{copy().deductedEachMonth}</h2>
          <p className="fine">
            {yearly.model === 'annual' ? copy().annualModelBasedOnYour : copy().monthlyModelEachMonthIs}
          </p>
          <p className="result key-figure accent">{formatAmount(monthCents)}</p>
          <p className="fine bold">
            {copy().chfPerMonthPerYear(formatPercent(yearly.effectivePercent / 100, { decimals: 2 }))}
          </p>
        </div>
      </div>
      <Amounts
        label={copy().taxAtSource}
        columns={['Income', 'Tax']}
        rows={[
          {
            label: copy().perMonth,
            values: [formatAmount(result.incomeCents), formatAmount(monthCents)],
            lines: [[], monthLines],
          },
          ...(december !== undefined && december !== monthCents
            ? [
                {
                  label: copy().december,
                  values: [null, formatAmount(december)],
                  lines: [[], yearly.trace.slice(1, -1)],
                },
              ]
            : []),
          {
            label: copy().wholeYear,
            total: true,
            values: [formatAmount(yearly.grossCents), formatAmount(yearly.taxCents)],
            lines: [[], yearly.trace.slice(-1)],
          },
        ]}
      />
      {!given && (
        <Note kind="plain" title={copy().why(code)}>
          <ul className="flag-list">
            {because.map((reason) => (
              <li key={reason.code}>{say(words.because, reason)}</li>
            ))}
          </ul>
        </Note>
      )}
      <details className="more-fields">
        <summary>{copy().whatCodesDFG}</summary>
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
      <DataState on={result.dataState}>{copy().federalTaxAdministrationFtaCantons}</DataState>
    </>
  )
}

export function NotTaxedAtSource({ why }: { why: Exempt }) {
  return (
    <>
      <Note kind="info" title={copy().notTaxedAtSource}>
        {say(t(taxTexts.results).exempt, why)}
      </Note>
      <ResultActions />
    </>
  )
}
