import { Link } from 'react-router'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { reasonsFor } from '#returns/ui/statement-list.tsx'
import type { ReadAmounts } from './review-view.ts'

const copy = () => t(caseStaffTexts.amountsRead)

/** The amounts that were read from the document, beside those of last year. */
export function AmountsRead({ amounts, caseId, taxYear }: { amounts: ReadAmounts; caseId: string; taxYear: number }) {
  const { rows, lastYear, statement } = amounts
  const { remarks } = t(returnTexts.statement)
  const { codes, requested } = t(returnTexts.figure)
  const isTaken = statement?.state === 'taken'
  return (
    <div className="amounts-read">
      <header>
        <h3 className="t16">{copy().amountsRead(rows.length)}</h3>
        <Link to={worksheetPath(caseId)} className="t14">
          {copy().amounts}
        </Link>
      </header>
      {statement && !isTaken && statement.reason && (
        <Status kind="warn">{say(reasonsFor(statement, 'staff'), statement.reason)}</Status>
      )}
      {rows.length > 0 && (
        <table className="t14">
          <thead>
            <tr>
              <th scope="col">{copy().amount}</th>
              <th scope="col">{taxYear}</th>
              {lastYear && <th scope="col">{lastYear}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lineId, code, label, amountCents, state, lastCents }) => (
              <tr key={lineId}>
                <th scope="row" title={label}>
                  {codes[code]}
                  {state === 'proposed' ? null : <span className="done"> {copy().confirmed}</span>}
                </th>
                <td>{amountCents === null ? requested : formatAmount(amountCents)}</td>
                {lastYear && <td className="soft">{lastCents === null ? '–' : formatAmount(lastCents)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isTaken &&
        statement.remarks.map((remark) => (
          <p key={`${remark.code} ${JSON.stringify(remark.values)}`} className="t14">
            {say(remarks, remark)}
          </p>
        ))}
    </div>
  )
}
