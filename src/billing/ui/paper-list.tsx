import type { InvoiceOfOrder } from '#billing/invoice-db.server.ts'
import { billingWords } from '#billing/words.ts'
import { formatDate, formatMoney } from '#platform/format.ts'

/** Invoice and credit notes of an order, each with its paper. `orderPath` is where the order stands. */
export function PaperList({ papers, orderPath }: { papers: readonly InvoiceOfOrder[]; orderPath: string }) {
  const { paper: words, states } = billingWords()
  return (
    <ul>
      {papers.map(({ id, kind, label, issuedOn, totalCents, currencyCode, state, isMade }) => (
        <li key={id} className="mt-8">
          {isMade ? (
            <a href={`${orderPath}/papers/${id}`}>{words.title(kind, label)} (PDF)</a>
          ) : (
            words.title(kind, label)
          )}
          <span className="cell-note">
            {[formatDate(issuedOn), formatMoney(totalCents, { currency: currencyCode }), state && states[state]]
              .filter(Boolean)
              .join(', ')}
            {!isMade && '. The file is being made.'}
          </span>
        </li>
      ))}
    </ul>
  )
}
