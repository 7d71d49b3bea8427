import { Note } from '#design/feedback/note.tsx'
import { formatAmount, formatMoney, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import type { Exempt } from '#tax/withholding/code-reasons.ts'
import { specialLetters } from '#tax/withholding/code-reasons.ts'
import { FileOrNot } from './file-or-not-section.tsx'
import { WithholdingForm, withholdingDefaults } from './withholding-form.tsx'
import type { WithholdingField } from './withholding-input.ts'
import type { WithholdingOutcome, WithholdingResult } from './withholding-result.ts'

const withholdingFiguresCopy = () => t(taxTexts.withholdingFigures)

const copy = () => t(taxTexts.withholdingTab)

export const withholdingTab: TabView<WithholdingOutcome, WithholdingField> = {
  defaults: withholdingDefaults,
  form: (answer) => <WithholdingForm answer={answer} />,
  before: {
    get text() {
      return copy().answerQuestionsToFindYour
    },
    illustration: 'brackets',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf6500Month
    },
    entries: { monthlyIncome: '6,500', thirteenth: 'yes', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: (result) =>
    result.exempt
      ? say(t(taxTexts.results).exempt, result.exempt)
      : copy().tariffCodeDeductedEachMonth(
          result.code,
          formatMoney(result.monthCents),
          formatMoney(result.yearly.taxCents),
        ),
  figures: (result) =>
    result.exempt === null ? <WithholdingFigures result={result} /> : <NotTaxedAtSource why={result.exempt} />,
  details: (result) => result.exempt === null && <FileOrNot result={result} />,
  bar: (result) =>
    result.exempt === null ? { label: copy().deductedEachMonth, value: formatMoney(result.monthCents) } : null,
}

function WithholdingFigures({ result }: { result: WithholdingResult }) {
  const { code, because, yearly, monthCents, canton, year, given, boardFee } = result
  const [november, december] = yearly.months.slice(-2)
  const { lines } = yearly
  const words = t(taxTexts.results)
  return (
    <>
      <div className="result-pair numbers">
        <div>
          <h2 className="t20">{withholdingFiguresCopy().yourTariffCode}</h2>
          <p className="fine">
            {cantonLabel(canton)}, {year}
          </p>
          <p className="result">{code}</p>
          <p className="fine">
            {given ? withholdingFiguresCopy().asYouEnteredIt : withholdingFiguresCopy().basedOnYourAnswers}
          </p>
        </div>
        <div>
          <h2 className="t20">{withholdingFiguresCopy().deductedEachMonth}</h2>
          <p className="fine">
            {yearly.model === 'annual'
              ? withholdingFiguresCopy().annualModelBasedOnYour
              : withholdingFiguresCopy().monthlyModelEachMonthIs}
          </p>
          <p className="result key-figure accent">
            <small>{withholdingFiguresCopy().chf}</small> {formatAmount(monthCents)}
          </p>
          <p className="fine bold">
            {withholdingFiguresCopy().averageTaxRate(formatPercent(yearly.effectivePercent / 100))}
          </p>
        </div>
      </div>
      <Flags flags={result.notes} />
      <Amounts
        label={withholdingFiguresCopy().taxAtSource}
        columns={[copy().income, copy().tax]}
        rows={[
          {
            label: withholdingFiguresCopy().perMonth,
            values: [formatAmount(result.incomeCents), formatAmount(monthCents)],
            lines: [[], lines.month],
          },
          ...(november !== undefined && lines.fee.length > 0
            ? [
                {
                  label: withholdingFiguresCopy().monthOfBoardFee,
                  values: [null, formatAmount(november)],
                  lines: [[], lines.fee],
                },
              ]
            : []),
          ...(december !== undefined && december !== monthCents
            ? [
                {
                  label: withholdingFiguresCopy().december,
                  values: [null, formatAmount(december)],
                  lines: [[], lines.december],
                },
              ]
            : []),
          {
            label: withholdingFiguresCopy().wholeYear,
            total: true,
            values: [formatAmount(yearly.grossCents), formatAmount(yearly.taxCents)],
            lines: [[], lines.year],
          },
          ...(boardFee
            ? [
                {
                  label: withholdingFiguresCopy().boardFeeFederal,
                  values: [formatAmount(boardFee.feeCents), formatAmount(boardFee.federalCents)],
                  lines: [[], boardFee.trace],
                },
              ]
            : []),
        ]}
      />
      {!given && (
        <Note kind="plain" title={withholdingFiguresCopy().why(code)}>
          <ul className="flag-list">
            {because.map((reason) => (
              <li key={reason.code}>{say(words.because, reason)}</li>
            ))}
          </ul>
        </Note>
      )}
      <details className="more-fields">
        <summary>{withholdingFiguresCopy().whatCodesDFG}</summary>
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
      <ResultActions />
      <DataState on={result.dataState}>{withholdingFiguresCopy().federalTaxAdministrationFtaCantons}</DataState>
    </>
  )
}

function NotTaxedAtSource({ why }: { why: Exempt }) {
  return (
    <>
      <Note kind="info" title={withholdingFiguresCopy().notTaxedAtSource}>
        {say(t(taxTexts.results).exempt, why)}
      </Note>
      <ResultActions />
    </>
  )
}
