import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDate, formatFrancs, formatMoney } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import type { Filing } from '#returns/facts/filing.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import { taxWords } from '#tax/words.ts'

/** Shows whether a subsequent ordinary assessment (NOV, TOU) is compulsory or advantageous, with its deadlines. */
export function FilingPanel({ filing }: { filing: Filing }) {
  const { advice, compulsory, withheldCents, ordinaryCents, refundCents, requestUntil, isTermOver, warnings } = filing
  const words = taxWords()
  const isDue = advice === 'must-file'
  return (
    <Panel title="File or not" id="file-or-not">
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : isDue ? 'info' : 'warn'}
          title={words.advice[advice](formatMoney(Math.abs(refundCents)))}
        >
          <p>
            {isDue
              ? `${words.compulsory(compulsory.reasons)} The office assesses it afterwards in the ordinary way (NOV or TOU, DBG Art. 89).`
              : isTermOver
                ? `The deadline for the request was ${formatDate(requestUntil)} and cannot be extended (DBG Art. 89a).`
                : `On request only (subsequent ordinary assessment, NOV or TOU, DBG Art. 89a). Last day: ${formatDate(requestUntil)}.`}
          </p>
          {filing.isGrossUnknown && (
            <p>
              {`A gross salary is not known. From CHF ${formatFrancs(ordinaryAssessmentFrom)} gross a year a return is compulsory: enter it to be sure.`}
            </p>
          )}
        </Note>
        <div className="two-ways">
          <FactList
            dense
            amounts
            facts={[
              { term: 'Without a return', value: '' },
              { term: 'Withheld, then final', value: formatAmount(withheldCents), total: true },
            ]}
          />
          <FactList
            dense
            amounts
            facts={[
              { term: 'With a return', value: '' },
              { term: 'Ordinary tax', value: formatAmount(ordinaryCents), total: true },
            ]}
          />
        </div>
        <p>
          {isTermOver && !isDue
            ? 'The amounts are shown for comparison: a request would come too late.'
            : refundCents >= 0
              ? `By filing ${formatMoney(refundCents)} of the tax withheld come back.`
              : `By filing ${formatMoney(-refundCents)} are to be paid on top.`}
        </p>
        <ul className="flag-list">
          {warnings.map((warning) => (
            <li key={warning.code}>{say(words.filingWarnings, warning)}</li>
          ))}
        </ul>
        {compulsory.lines && (
          <p className="fine">
            {`Lines of the canton: ${compulsory.lines.source.title}, read on ${formatDate(compulsory.lines.stateOn)}.`}
          </p>
        )}
      </div>
    </Panel>
  )
}
