import { Link } from 'react-router'
import type { InvoiceOfOrder } from '#billing/invoices/invoice-db.server.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingTexts.pdfList)

type Props = {
  documents: readonly InvoiceOfOrder[]
  orderPath: string
  pageOf?: ((id: string) => string | null) | undefined
}

export function PdfList({ documents, orderPath, pageOf }: Props) {
  const { paper: words, states } = t(billingTexts.billing)
  return (
    <ul>
      {documents.map(({ id, kind, label, issuedOn, totalCents, currencyCode, state, isCreated }) => (
        <li key={id} className="mt-8">
          {isCreated ? (
            <a href={`${orderPath}/papers/${id}`}>{copy().pdf(words.title(kind, label))}</a>
          ) : (
            words.title(kind, label)
          )}
          <p className="soft t14">
            {[formatDate(issuedOn), formatMoney(totalCents, { currency: currencyCode }), state && states[state]]
              .filter(Boolean)
              .join(', ')}
            {!isCreated && copy().fileIsBeingCreated}
            {pageOf?.(id) && (
              <>
                {'. '}
                <Link to={pageOf(id) ?? ''}>
                  {copy().open}
                  <span className="visually-hidden"> {words.title(kind, label)}</span>
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
