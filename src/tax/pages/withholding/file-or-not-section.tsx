import { Note } from '#design/feedback/note.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatAmount, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { Flags } from '#tax/pages/ui/flags.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { returnRows } from '#tax/withholding/return-costs.ts'

import { CommuterFiling } from './commuter-section.tsx'
import type { WithholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts.fileOrNotSection)

export function FileOrNot({ result: { filing, commuter, commune } }: { result: WithholdingResult }) {
  if (commuter) return <CommuterFiling commuter={commuter} />
  if (!filing) return null
  const { advice, refundCents, withheldCents, ordinaryCents, ordinary, requestUntil, isTermOver, compulsory } = filing
  const words = t(taxTexts.results)
  const rows = returnRows(ordinary.costs)
  const isRefund = refundCents >= 0
  const difference = formatMoney(Math.abs(refundCents))
  const outcome = isRefund ? copy().youGetBack(difference) : copy().youPayExtra(difference)
  return (
    <Section ground="mist" title={copy().shouldYouFileTaxReturn} intro={copy().taxDeductedFromYourSalary}>
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : advice === 'must-file' ? 'info' : 'warn'}
          title={words.advice[advice](difference)}
        >
          {advice === 'must-file' && (
            <p>
              {copy().taxAlreadyDeductedIsCredited(words.compulsory(compulsory.reasons), outcome)}{' '}
              {isTermOver
                ? copy().youHadToRequestForm(formatLongDate(requestUntil))
                : copy().ifYouHaveNotReceived(formatLongDate(requestUntil))}
            </p>
          )}
          {advice === 'ask-canton' && (
            <p>
              {copy().youHaveOtherIncomeOr} {isTermOver ? copy().now : copy().before(formatLongDate(requestUntil))}
              {copy().goingByFiguresAlone(outcome)}
              {isTermOver && copy().voluntaryRequestWouldComeToo}
            </p>
          )}
          {(advice === 'file' || advice === 'do-not-file') && (
            <p>{copy().deadlineForRequestItCannot(formatLongDate(requestUntil))}</p>
          )}
          {advice === 'term-over' && <p>{copy().deadlineForRequestWasAnd(formatLongDate(requestUntil))}</p>}
          {compulsory.lines && (
            <p>
              {copy().sourceOfThresholds}{' '}
              <a href={compulsory.lines.source.url} rel="noopener">
                {compulsory.lines.source.title}
              </a>
              {copy().readOn(formatLongDate(compulsory.lines.stateOn))}
            </p>
          )}
        </Note>
        <Amounts
          label={copy().taxDeductedAndTaxDue}
          columns={[copy().perYear]}
          rows={[
            {
              label: copy().taxDeductedAtSource,
              values: [formatAmount(withheldCents)],
              lines: [filing.withheld.flatMap(({ trace }) => trace.slice(-1))],
            },
            {
              label: copy().taxWithTaxReturnIn(commune),
              values: [formatAmount(ordinaryCents)],
              lines: [[...ordinary.trace]],
            },
            {
              label: isRefund ? copy().refund : copy().extraPayment,
              total: true,
              values: [formatAmount(Math.abs(refundCents))],
              lines: [
                [
                  {
                    part: 'filing',
                    code: 'filing.difference',
                    amount: refundCents / 100,
                    values: { withheld: withheldCents / 100, ordinary: ordinaryCents / 100 },
                  },
                ],
              ],
            },
          ]}
        />
        {rows.length > 0 && (
          <Amounts
            label={copy().yourDeductionsInAdditionTo}
            columns={[copy().paid, copy().federal, copy().canton]}
            rows={rows.map(({ deduction, paid, federal, canton }) => ({
              label: words.returnDeductions[deduction],
              values: [written(paid), written(federal), written(canton)],
              lines: [],
            }))}
          />
        )}
        {ordinary.abroad && (
          <p className="fine measure">
            {copy().yourPropertyAbroadIsExempt(
              written(ordinary.taxableIncome.canton),
              written(ordinary.abroad.canton.incomeForRate),
            )}
          </p>
        )}
        <Note kind="warn" title={copy().beforeYouDecide}>
          <ul className="flag-list">
            {filing.warnings.map((warning) => (
              <li key={warning.code}>{say(words.filingWarnings, warning)}</li>
            ))}
          </ul>
        </Note>
        <Flags flags={filing.flags} />
      </div>
    </Section>
  )
}
