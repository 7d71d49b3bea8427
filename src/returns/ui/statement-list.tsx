import type { ReactNode } from 'react'
import { FactList } from '#design/facts.tsx'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatAmount, formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { StatementState } from '#returns/statements/remarks.ts'
import type { Certificate } from '#returns/statements/salary/certificate.ts'
import { reasonsFor, type StatementView } from '#returns/statements/statement-view.ts'

const copy = () => t(returnTexts.statementList)

const kinds: Readonly<Record<StatementState, StatusKind>> = {
  taken: 'done',
  held: 'wait',
  replaced: 'off',
  refused: 'warn',
  unreadable: 'warn',
}

type Props = {
  statements: readonly StatementView[]
  reader: 'staff' | 'client'
  documentPath: (documentId: string) => string
  actions?: (statement: StatementView) => ReactNode
}

export function StatementList({ statements, reader, documentPath, actions }: Props) {
  const { states, remarks } = t(returnTexts.statement)
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={statement.id}>
          <p>
            <a href={documentPath(statement.documentId)}>
              {statement.filename ?? copy().kinds[statement.kind ?? 'unknown']}
            </a>
          </p>
          <p className="soft t14">{formatDateTime(statement.readAt)}</p>
          <Status kind={kinds[statement.state]}>{states[statement.state]}</Status>
          {statement.reason && statement.state !== 'taken' && statement.state !== 'replaced' && (
            <p className="t14">{say(reasonsFor(statement, reader), statement.reason)}</p>
          )}
          {statement.state === 'taken' && statement.summary && <Sums summary={statement.summary} />}
          {statement.state === 'taken' && statement.certificate && <Boxes certificate={statement.certificate} />}
          {statement.state === 'taken' &&
            statement.remarks.map((remark) => (
              <p key={`${remark.code} ${JSON.stringify(remark.values)}`} className="t14">
                {say(remarks, remark)}
              </p>
            ))}
          {actions?.(statement)}
        </li>
      ))}
    </ul>
  )
}

function Boxes({ certificate: { employer, from, until, amounts } }: { certificate: Certificate }) {
  const withheld = amounts['12'] ?? 0
  const facts = [
    { term: copy().employer, value: employer.name },
    { term: copy().period, value: `${formatDate(from)} – ${formatDate(until)}` },
    { term: copy().netSalary, value: formatAmount(amounts['11'] ?? 0) },
    ...(withheld ? [{ term: copy().taxAtSource, value: formatAmount(withheld) }] : []),
  ]
  return <FactList facts={facts} amounts dense />
}

function Sums({ summary }: { summary: NonNullable<StatementView['summary']> }) {
  const { bank, accounts, securities, open, sums, abroad } = summary
  const facts = [
    { term: copy().bank, value: bank },
    { term: copy().accountsAt31December(accounts), value: formatAmount(sums.accounts) },
    { term: copy().securities(securities, open), value: formatAmount(sums.securities) },
    { term: copy().debts, value: formatAmount(sums.debts) },
    { term: copy().swissWithholdingTaxToReclaim, value: formatAmount(sums.claim) },
    ...(sums.credit || abroad ? [{ term: copy().foreignTaxToCreditDa, value: formatAmount(sums.credit) }] : []),
    ...(abroad ? [{ term: copy().foreignTaxToReclaimAbroad, value: formatAmount(abroad) }] : []),
    ...(sums.metals ? [{ term: copy().coinsAndPreciousMetals, value: formatAmount(sums.metals) }] : []),
  ]
  return <FactList facts={facts} amounts dense />
}
