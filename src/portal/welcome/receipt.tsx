import { useVatPercent } from '#company/use-vat-percent.ts'
import { Icon } from '#design/icon.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { lineTitle } from '#shop/orders/order.ts'
import { vatWithin } from '#shop/orders/order-amounts.ts'
import type { WelcomeData } from './load-success.server.ts'
import * as welcomeTexts from './locales/en.ts'

const copy = () => t(welcomeTexts.successPage)

type ReceiptOrder = {
  number: number
  totalCents: number
  currencyCode: string
  vatPlace: string | null
  buyerEmail: string | null
}

export function Receipt({ order, welcome }: { order: ReceiptOrder; welcome: WelcomeData | null }) {
  const percent = useVatPercent()
  const money = (cents: number) => formatMoney(cents, { currency: order.currencyCode.toUpperCase() })
  const vat = percent === null || order.vatPlace === 'abroad' ? null : vatWithin(order.totalCents, percent)
  return (
    <aside className="receipt welcome-receipt" aria-labelledby="receipt">
      <h2 className="t20" id="receipt">
        {copy().receipt}
      </h2>
      <dl>
        {welcome?.lines.map((line) => (
          <Row key={line.id} term={line.quantity === 1 ? lineTitle(line) : `${line.quantity} × ${lineTitle(line)}`}>
            {money(line.quantity * line.unitPriceCents)}
          </Row>
        ))}
        {welcome?.discounts.map(({ title, amountCents }) => (
          <Row key={title} term={title}>
            {money(-amountCents)}
          </Row>
        ))}
        <Row term={welcome ? copy().paid : copy().total} isTotal>
          {money(order.totalCents)}
        </Row>
        {vat && <Row term={vat.term}>{money(vat.cents)}</Row>}
        {order.vatPlace === 'abroad' && <Row term={copy().vat}>{t(cartTexts.domicile).noVat}</Row>}
        <Row term={copy().order}>{order.number}</Row>
        {welcome?.paidAt && <Row term={copy().date}>{formatDate(welcome.paidAt)}</Row>}
        {welcome?.steps?.caseNumber && <Row term={copy().case}>{welcome.steps.caseNumber}</Row>}
        {welcome && order.buyerEmail && <Row term={copy().emailSentTo}>{order.buyerEmail}</Row>}
      </dl>
      {welcome &&
        (welcome.invoicePath ? (
          <p className="mt-16">
            <a href={welcome.invoicePath} download className="row">
              <Icon name="download" />
              {copy().downloadInvoice}
            </a>
          </p>
        ) : (
          <p className="soft t14 mt-16">{copy().invoiceComing}</p>
        ))}
    </aside>
  )
}

function Row({ term, isTotal, children }: { term: string; isTotal?: boolean; children: string | number }) {
  return (
    <div className={isTotal ? 'bold paid' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
