import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseView } from '#portal/views.server.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'

const copy = () => t(caseTexts.expectedPanel)

export function ExpectedPanel({ expected, found }: { expected: ExpectedRow | null; found: CaseView }) {
  if (expected?.balanceCents == null) return null
  const { balanceCents, proposed } = expected
  const isClosed = found.status === 'completed'
  return (
    <Panel
      title={copy().for(balanceWord(balanceCents), found.taxYear)}
      end={
        <Link className="t16" to={clientFiguresPath(found.id)}>
          {copy().seeHowWeWorkedIt}
        </Link>
      }
    >
      <p className="tax-due numbers">
        <span className="visually-hidden">{copy().chf} </span>
        {formatAmount(Math.abs(balanceCents))}
      </p>
      <p className="soft t14">
        {isClosed
          ? copy().weWorkedThisOutFrom
          : copy().thisIsEstimateUntilTax(proposed > 0 ? copy().someAmountsHaveNotBeen : '')}
      </p>
    </Panel>
  )
}
