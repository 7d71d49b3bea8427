import { Link } from 'react-router'
import { FoldedList } from '#admin/ui/folded-list.tsx'
import { newInvoicePath } from '#billing/direct/staff/direct-invoice.ts'
import { ArrowLink } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { type QuoteRow, stateKinds } from './quote-list.tsx'

const copy = () => t(shopStaffTexts.quotesPanel)

type Props = { quotes: readonly QuoteRow[]; clientId: string; caseId?: string; mayInvoice?: boolean }

export function QuotesPanel({ quotes, clientId, caseId, mayInvoice }: Props) {
  const about = new URLSearchParams({ client: clientId, ...(caseId && { case: caseId }) })
  return (
    <Panel
      title={copy().quotes}
      end={<ArrowLink to={`${staffQuotesPath}/new?${about}`}>{copy().createQuote}</ArrowLink>}
    >
      {quotes.length === 0 && <p className="soft">{copy().noQuotesYet}</p>}
      <FoldedList
        className="lined"
        rows={quotes.map(({ id, label, title, state, totalCents, validOn, currencyCode }) => (
          <li key={id} className="offer-line">
            <span>
              <Link to={staffQuotePath(id)}>{copy().quote(label)}</Link>
              <span className="cell-note">
                {copy().validUntil(
                  title,
                  formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
                  formatDate(validOn),
                )}
              </span>
            </span>
            <Status kind={stateKinds[state]}>{t(shopTexts.quote).states[state]}</Status>
          </li>
        ))}
      />
      {mayInvoice && (
        <p className="mt-16">
          <ArrowLink to={newInvoicePath({ clientId, caseId })}>{copy().createInvoice}</ArrowLink>
        </p>
      )}
    </Panel>
  )
}
