import { Link } from 'react-router'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { StatementDecisions } from '#returns/statements/staff/statement-decisions.tsx'
import { reasonsFor } from '#returns/statements/statement-view.ts'
import { CertificateBoxes } from '#returns/ui/certificate-boxes.tsx'
import type { ReadAmounts } from './review-view.ts'

const copy = () => t(caseStaffTexts.amountsRead)

type Props = { amounts: ReadAmounts; caseId: string; taxYear: number; marked: readonly string[] }

/** The amounts that were read from the document, beside those of last year. */
export function AmountsRead({ amounts, caseId, taxYear, marked }: Props) {
  const { rows, lastYear, statements, mayWrite } = amounts
  const { remarks } = t(returnTexts.statement)
  const { codes, requested } = t(returnTexts.figure)
  return (
    <div className="amounts-read">
      <header>
        <h3 className="t16">{copy().amountsRead(rows.length)}</h3>
        <Link to={worksheetPath(caseId)} className="t14">
          {copy().amounts}
        </Link>
      </header>
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
      {statements.map((statement) => (
        <section key={statement.id}>
          {statement.state !== 'taken' && statement.reason && (
            <Status kind="warn">{say(reasonsFor(statement, 'staff'), statement.reason)}</Status>
          )}
          {mayWrite && (
            <StatementDecisions statement={statement} name="decision" isHeldOnly>
              <input type="hidden" name="document" value={statement.documentId} />
            </StatementDecisions>
          )}
          {statement.certificate && (
            <CertificateBoxes
              certificate={statement.certificate}
              before={statement.before}
              taxYear={taxYear}
              corrections={statement.corrections}
              id={statement.id}
              marked={marked}
            />
          )}
          {statement.state === 'taken' &&
            statement.remarks.map((remark) => (
              <p key={`${remark.code} ${JSON.stringify(remark.values)}`} className="t14">
                {say(remarks, remark)}
              </p>
            ))}
        </section>
      ))}
    </div>
  )
}
