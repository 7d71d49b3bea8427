import { Note } from '#design/feedback/note.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatAmount, formatDate, formatMoney } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { Flags } from '#tax/pages/ui/flags.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { returnRows } from '#tax/withholding/return-table.ts'
import { taxWords } from '#tax/words.ts'
import { CommuterFiling } from './commuter-section.tsx'
import type { WithholdingResult } from './withholding-result.ts'

export function FileOrNot({ result: { filing, commuter, commune } }: { result: WithholdingResult }) {
  if (commuter) return <CommuterFiling commuter={commuter} />
  if (!filing) return null
  const { advice, refundCents, withheldCents, ordinaryCents, ordinary, requestUntil, isTermOver, compulsory } = filing
  const words = taxWords()
  const rows = returnRows(ordinary.costs)
  const isRefund = refundCents >= 0
  const difference = formatMoney(Math.abs(refundCents))
  const outcome = isRefund ? `${difference} come back.` : `${difference} are to be paid on top.`
  return (
    <Section
      ground="mist"
      title="File or not"
      intro="What was withheld, against the ordinary tax with your own deductions and your commune’s multiplier."
    >
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : advice === 'must-file' ? 'info' : 'warn'}
          title={words.advice[advice](difference)}
        >
          {advice === 'must-file' && (
            <p>
              {words.compulsory(compulsory.reasons)} The tax withheld is credited: {outcome}{' '}
              {isTermOver
                ? `The form had to be requested by ${formatDate(requestUntil)}: if you have none, ask the canton for it now.`
                : `If the form has not come by itself, ask the canton for it by ${formatDate(requestUntil)}.`}
            </p>
          )}
          {advice === 'ask-canton' && (
            <p>
              You have other income or wealth, and the thresholds of this canton are not known to us. Ask its tax office{' '}
              {isTermOver ? 'now' : `before ${formatDate(requestUntil)}`}. By the figures alone: {outcome}
              {isTermOver && ' A voluntary request would come too late.'}
            </p>
          )}
          {(advice === 'file' || advice === 'do-not-file') && (
            <p>The last day for the request is {formatDate(requestUntil)}. It cannot be extended.</p>
          )}
          {advice === 'term-over' && (
            <p>
              The last day for the request was {formatDate(requestUntil)}; it cannot be extended. The amounts below are
              shown for comparison only.
            </p>
          )}
          {compulsory.lines && (
            <p>
              Source of the thresholds:{' '}
              <a href={compulsory.lines.source.url} rel="noopener">
                {compulsory.lines.source.title}
              </a>
              , read on {formatDate(compulsory.lines.stateOn)}.
            </p>
          )}
        </Note>
        <Amounts
          label="Withheld and owed"
          columns={['A year']}
          rows={[
            {
              label: 'Withheld at source',
              values: [formatAmount(withheldCents)],
              lines: [filing.withheld.flatMap(({ trace }) => trace.slice(-1))],
            },
            {
              label: `Ordinary tax in ${commune}`,
              values: [formatAmount(ordinaryCents)],
              lines: [[...ordinary.trace]],
            },
            {
              label: isRefund ? 'Refund' : 'Extra payment',
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
            label="What your return deducts beside the flat rates"
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
            Your property abroad is exempt. It decides the rate: taxable income {written(ordinary.taxableIncome.canton)}
            , rate by {written(ordinary.abroad.canton.incomeForRate)} (canton).
          </p>
        )}
        <Note kind="warn" title="Before you decide">
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
