import { useVatPercent } from '#company/use-vat-percent.ts'
import { FactList } from '#design/facts.tsx'
import { type Column, Table } from '#design/table.tsx'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { moneyOf, type OrderLine, refunded, vatWithin } from '#shop/orders/order-amounts.ts'

const copy = () => t(shopTexts.orderLines)

export function OrderLines({
  caption,
  order,
  lines,
  noteClass,
}: {
  caption: string
  order: { currencyCode: string }
  lines: readonly OrderLine[]
  noteClass: string
}) {
  const money = moneyOf(order)
  const columns: Column<OrderLine>[] = [
    {
      key: 'title',
      header: copy().product,
      cell: ({ productTitle, variantTitle, taxYear }) => (
        <>
          {productTitle}
          <span className={noteClass}>
            {isStated(taxYear, variantTitle) ? variantTitle : copy().taxYear(variantTitle, taxYear)}
          </span>
        </>
      ),
    },
    { key: 'quantity', header: copy().quantity, numeric: true, cell: ({ quantity }) => quantity },
    { key: 'price', header: copy().price, numeric: true, cell: ({ unitPriceCents }) => money(unitPriceCents) },
    {
      key: 'sum',
      header: copy().amount,
      numeric: true,
      cell: ({ quantity, unitPriceCents }) => money(quantity * unitPriceCents),
    },
  ]
  return <Table caption={caption} hideCaption columns={columns} rows={lines} rowKey={({ id }) => id} />
}

export function OrderTotal({
  order,
  discounts,
  invoicedBp,
}: {
  order: { currencyCode: string; totalCents: number; refundedCents: number; vatPlace: string | null }
  discounts: readonly { title: string; amountCents: number }[]
  /** VAT rate of the invoice in basis points. Without an invoice, the current rate is shown. */
  invoicedBp: number | undefined
}) {
  const money = moneyOf(order)
  const now = useVatPercent()
  const percent = invoicedBp === undefined ? now : invoicedBp / 100
  const isAbroad = order.vatPlace === 'abroad'
  const vat = percent && !isAbroad ? [vatWithin(order.totalCents, percent)] : []
  return (
    <>
      <FactList
        amounts
        facts={[
          ...discounts.map(({ title, amountCents }) => ({ term: title, value: money(-amountCents) })),
          { term: copy().total, value: money(order.totalCents), total: true },
          ...vat.map(({ term, cents }) => ({ term, value: money(cents) })),
          ...refunded(order),
        ]}
      />
      {isAbroad && <p className="soft t14">{t(cartTexts.domicile).noVat}</p>}
    </>
  )
}

function isStated(taxYear: number | null | undefined, variantTitle: string): boolean {
  return !taxYear || variantTitle.includes(String(taxYear))
}
