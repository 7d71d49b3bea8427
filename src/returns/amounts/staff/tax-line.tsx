import { Link } from 'react-router'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { taxPath } from '#returns/amounts/figure-links.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { missingInWords } from '#returns/expected/words.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'

export function TaxLine({ expected, caseId }: { expected: ExpectedRow; caseId: string }) {
  const { result, balanceCents, reasons, computedAt, isChecked } = expected
  const content =
    result && balanceCents !== null
      ? `Tax ${formatMoney(result.taxes.total * 100)}. ${balanceWord(balanceCents)}: ${formatMoney(Math.abs(balanceCents))}, ${isChecked ? 'exact' : 'not checked'}.`
      : reasons.map((reason) => missingInWords(reason, 'staff').text).join(' ')
  return (
    <p className="tax-line numbers">
      <span>{content}</span> <span className="soft t14">{`Computed ${formatDateTime(computedAt)}`}</span>{' '}
      <Link className="alone" to={taxPath(caseId)}>
        Every line, variants
      </Link>
    </p>
  )
}
