import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { missingInWords, noteInWords } from '#returns/expected/words.ts'
import { balanceWord, TaxLevels } from '#returns/ui/tax-levels.tsx'

export function ExpectedSummary({ expected, taxYear }: { expected: ExpectedRow; taxYear: number }) {
  const { result, balanceCents, reasons, notes, proposed, dataState, computedAt, isChecked } = expected
  if (!result || balanceCents === null) return <NotYet reasons={reasons} taxYear={taxYear} />
  return (
    <Panel title={`${balanceWord(balanceCents)} for ${taxYear}`} important>
      <div className="stack">
        <div>
          <p className="tax-due numbers">
            <span className="visually-hidden">CHF </span>
            {formatAmount(Math.abs(balanceCents))}
          </p>
          <p className="soft numbers">
            {`${formatMoney(result.taxes.total * 100)} tax, minus ${formatMoney(result.creditCents)} that was withheld or paid already.`}
          </p>
        </div>
        <Note kind="info" title="An estimate until your return is assessed">
          <p>
            {`It follows the official tariff ${taxYear}${dataState ? `, figures of ${formatDate(dataState)}` : ''}, and changes when a figure changes. The tax office decides.`}
          </p>
          <p>
            {isChecked
              ? 'Exact: what the tax office’s own calculator gives for these figures.'
              : 'Not checked: some parts follow the law and the official figures, but no official result confirms them.'}
          </p>
          {proposed > 0 && (
            <p>
              {`${proposed === 1 ? 'One figure is' : `${proposed} figures are`} proposed only; your adviser still confirms ${proposed === 1 ? 'it' : 'them'}.`}
            </p>
          )}
        </Note>
        <TaxLevels shown={{ ...result, balanceCents }} />
        {notes.length > 0 && (
          <ul className="note-lines soft t14">
            {notes.map((note) => (
              <li key={note.code}>{noteInWords(note)}</li>
            ))}
          </ul>
        )}
        <p className="soft t14">{`Computed ${formatDateTime(computedAt)}.`}</p>
      </div>
    </Panel>
  )
}

function NotYet({ reasons, taxYear }: { reasons: ExpectedRow['reasons']; taxYear: number }) {
  return (
    <Panel title={`Tax for ${taxYear}`} important>
      <Note kind="info" title="We cannot tell the amount yet">
        <ul className="note-lines">
          {reasons.map((reason) => {
            const { text, fix } = missingInWords(reason, 'client')
            return (
              <li key={reason.code}>
                {text} {fix === 'profile' && <Link to="/client-portal/profile">Enter it in your profile</Link>}
              </li>
            )
          })}
        </ul>
      </Note>
    </Panel>
  )
}
