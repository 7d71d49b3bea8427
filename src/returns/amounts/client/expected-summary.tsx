import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { missingInWords, noteInWords } from '#returns/expected/expected-texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { balanceWord, TaxLevels } from '#returns/ui/tax-levels.tsx'

const copy = () => t(returnTexts.expectedSummary)

export function ExpectedSummary({ expected, taxYear }: { expected: ExpectedRow; taxYear: number }) {
  const { result, balanceCents, reasons, notes, proposed, dataState, computedAt, isChecked } = expected
  if (!result || balanceCents === null) return <NotYet reasons={reasons} taxYear={taxYear} />
  return (
    <Panel title={copy().for(balanceWord(balanceCents), taxYear)} important>
      <div className="stack">
        <div>
          <p className="tax-due numbers">
            <span className="visually-hidden">{copy().chf} </span>
            {formatAmount(Math.abs(balanceCents))}
          </p>
          <p className="soft numbers">
            {copy().taxMinusAlreadyWithheldOr(formatMoney(result.taxes.total * 100), formatMoney(result.creditCents))}
          </p>
        </div>
        <Note kind="info" title={copy().thisIsEstimateUntilTax}>
          <p>{copy().weUseTheOfficialRates(taxYear, dataState ? formatLongDate(dataState) : null)}</p>
          <p>{isChecked ? copy().thisIsExactlyResultOf : copy().somePartsAreNotChecked}</p>
          {proposed > 0 && <p>{copy().notConfirmedYet(proposed)}</p>}
        </Note>
        <TaxLevels shown={{ ...result, balanceCents }} />
        {notes.length > 0 && (
          <ul className="note-lines soft t14">
            {notes.map((note) => (
              <li key={note.code}>{noteInWords(note)}</li>
            ))}
          </ul>
        )}
        <p className="soft t14">{copy().calculatedOn(formatDateTime(computedAt))}</p>
      </div>
    </Panel>
  )
}

function NotYet({ reasons, taxYear }: { reasons: ExpectedRow['reasons']; taxYear: number }) {
  return (
    <Panel title={copy().taxFor(taxYear)} important>
      <Note kind="info" title={copy().weCannotCalculateAmountYet}>
        <ul className="note-lines">
          {reasons.map((reason) => {
            const { text, fix } = missingInWords(reason, 'client')
            return (
              <li key={reason.code}>
                {text} {fix === 'profile' && <Link to="/client-portal/profile">{copy().addThisToYourProfile}</Link>}
              </li>
            )
          })}
        </ul>
      </Note>
    </Panel>
  )
}
