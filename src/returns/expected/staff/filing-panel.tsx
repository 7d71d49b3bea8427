import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatFrancs, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { Filing } from '#returns/facts/filing.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'

const copy = () => t(returnStaffTexts.filingPanel)

/** Whether a person taxed at source must or should file a return (subsequent ordinary assessment), and until when. */
export function FilingPanel({ filing }: { filing: Filing }) {
  const { advice, compulsory, withheldCents, ordinaryCents, refundCents, requestUntil, isTermOver, warnings } = filing
  const words = t(taxTexts.results)
  const isDue = advice === 'must-file'
  return (
    <Panel title={copy().fileTaxReturnOrNot} id="file-or-not">
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : isDue ? 'info' : 'warn'}
          title={words.advice[advice](formatMoney(Math.abs(refundCents)))}
        >
          <p>
            {isDue
              ? copy().taxOfficeThenMakesSubsequent(words.compulsory(compulsory.reasons))
              : isTermOver
                ? copy().deadlineForRequestWasAnd(formatLongDate(requestUntil))
                : copy().onRequestOnlySubsequentOrdinary(formatLongDate(requestUntil))}
          </p>
          {filing.isGrossUnknown && <p>{copy().weDoNotKnowGross(formatFrancs(ordinaryAssessmentFrom))}</p>}
        </Note>
        <div className="two-ways">
          <FactList
            dense
            amounts
            facts={[
              { term: copy().withoutTaxReturn, value: '' },
              { term: copy().taxDeductedAtSourceFinal, value: formatAmount(withheldCents), total: true },
            ]}
          />
          <FactList
            dense
            amounts
            facts={[
              { term: copy().withTaxReturn, value: '' },
              { term: copy().taxByAssessment, value: formatAmount(ordinaryCents), total: true },
            ]}
          />
        </div>
        <p>
          {isTermOver && !isDue
            ? copy().amountsAreForComparisonOnly
            : refundCents >= 0
              ? copy().filingBringsBackOfTax(formatMoney(refundCents))
              : copy().filingCostsExtra(formatMoney(-refundCents))}
        </p>
        <ul className="flag-list">
          {warnings.map((warning) => (
            <li key={warning.code}>{say(words.filingWarnings, warning)}</li>
          ))}
        </ul>
        {compulsory.lines && (
          <p className="fine">
            {copy().thresholdsOfCantonReadOn(compulsory.lines.source.title, formatLongDate(compulsory.lines.stateOn))}
          </p>
        )}
      </div>
    </Panel>
  )
}
