import { Note } from '#design/feedback/note.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatAmount, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { taxTexts } from '#tax/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { Flags } from '#tax/pages/ui/flags.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { returnRows } from '#tax/withholding/return-table.ts'

import { CommuterFiling } from './commuter-section.tsx'
import type { WithholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts).fileOrNotSection

export function FileOrNot({ result: { filing, commuter, commune } }: { result: WithholdingResult }) {
  if (commuter) return <CommuterFiling commuter={commuter} />
  if (!filing) return null
  const { advice, refundCents, withheldCents, ordinaryCents, ordinary, requestUntil, isTermOver, compulsory } = filing
  const words = t(taxTexts).results
  const rows = returnRows(ordinary.costs)
  const isRefund = refundCents >= 0
  const difference = formatMoney(Math.abs(refundCents))
  const outcome = isRefund ? copy().comeBack(difference) : copy().areToBePaidOn(difference)
  return (
    <Section ground="mist" title={copy().fileOrNot} intro={copy().whatWasWithheldAgainstThe}>
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : advice === 'must-file' ? 'info' : 'warn'}
          title={words.advice[advice](difference)}
        >
          {advice === 'must-file' && (
            <p>
              {copy().theTaxWithheldIsCredited(words.compulsory(compulsory.reasons), outcome)}{' '}
              {isTermOver
                ? copy().theFormHadToBe(formatLongDate(requestUntil))
                : copy().ifTheFormHasNot(formatLongDate(requestUntil))}
            </p>
          )}
          {advice === 'ask-canton' && (
            <p>
              {copy().youHaveOtherIncomeOr} {isTermOver ? 'now' : copy().before(formatLongDate(requestUntil))}
              {copy().byTheFiguresAlone(outcome)}
              {isTermOver && copy().aVoluntaryRequestWouldCome}
            </p>
          )}
          {(advice === 'file' || advice === 'do-not-file') && (
            <p>{copy().theLastDayForThe(formatLongDate(requestUntil))}</p>
          )}
          {advice === 'term-over' && <p>{copy().theLastDayForThe2(formatLongDate(requestUntil))}</p>}
          {compulsory.lines && (
            <p>
              {copy().sourceOfTheThresholds}{' '}
              <a href={compulsory.lines.source.url} rel="noopener">
                {compulsory.lines.source.title}
              </a>
              {copy().readOn(formatLongDate(compulsory.lines.stateOn))}
            </p>
          )}
        </Note>
        <Amounts
          label={copy().withheldAndOwed}
          columns={[copy().aYear]}
          rows={[
            {
              label: copy().withheldAtSource,
              values: [formatAmount(withheldCents)],
              lines: [filing.withheld.flatMap(({ trace }) => trace.slice(-1))],
            },
            {
              label: copy().ordinaryTaxIn(commune),
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
            label={copy().whatYourReturnDeductsBeside}
            columns={['Paid', 'Federal', 'Canton']}
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
