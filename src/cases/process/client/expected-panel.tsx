import { Link } from 'react-router'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount } from '#platform/format.ts'
import type { CaseView } from '#portal/views.server.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'

export function ExpectedPanel({ expected, found }: { expected: ExpectedRow | null; found: CaseView }) {
  if (expected?.balanceCents == null) return null
  const { balanceCents, proposed } = expected
  const isClosed = found.status === 'completed'
  return (
    <Panel
      title={`${balanceWord(balanceCents)} for ${found.taxYear}`}
      end={
        <Link className="t16" to={clientFiguresPath(found.id)}>
          How it comes about
        </Link>
      }
    >
      <p className="tax-due numbers">
        <span className="visually-hidden">CHF </span>
        {formatAmount(Math.abs(balanceCents))}
      </p>
      <p className="soft t14">
        {isClosed
          ? 'As we worked it out from your figures. What the tax office assessed counts.'
          : `An estimate until your return is assessed.${proposed > 0 ? ' Some figures are not confirmed yet.' : ''}`}
      </p>
    </Panel>
  )
}
