import { Link } from 'react-router'
import { ArrowLink } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote-links.ts'
import { quoteWords } from '#shop/quotes/words.ts'
import { stateKinds } from './quote-list.tsx'
import type { QuoteRow } from './quote-row.ts'

type Props = { quotes: readonly QuoteRow[]; clientId: string; caseId?: string }

export function QuotesPanel({ quotes, clientId, caseId }: Props) {
  const about = new URLSearchParams({ client: clientId, ...(caseId && { case: caseId }) })
  return (
    <Panel title="Offers" end={<ArrowLink to={`${staffQuotesPath}/new?${about}`}>Make an offer</ArrowLink>}>
      {quotes.length === 0 && <p className="soft">No offers yet.</p>}
      <ul className="lined">
        {quotes.map(({ id, label, title, state, totalCents, validOn, currencyCode }) => (
          <li key={id} className="offer-line">
            <span>
              <Link to={staffQuotePath(id)}>Offer {label}</Link>
              <span className="cell-note">
                {title}, {formatMoney(totalCents, { currency: currencyCode.toUpperCase() })}, until{' '}
                {formatDate(validOn)}
              </span>
            </span>
            <Status kind={stateKinds[state]}>{quoteWords().states[state]}</Status>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
