import { useVatPercent } from '#company/use-vat-percent.ts'
import { FactList } from '#design/facts.tsx'
import { Table } from '#design/table.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import * as shopTexts from '#shop/locales/en.ts'

import type { QuoteLine } from '#shop/quotes/quote.ts'

const copy = () => t(shopTexts.quoteTable)

type Props = { lines: readonly QuoteLine[]; totalCents: number; currencyCode: string }

export function QuoteTable({ lines, totalCents, currencyCode }: Props) {
  const money = (cents: number) => formatMoney(cents, { currency: currencyCode.toUpperCase() })
  const percent = useVatPercent()
  const numbered = lines.map((line, at) => ({ ...line, at }))
  return (
    <>
      <Table
        caption={copy().servicesInThisQuote}
        hideCaption
        rows={numbered}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'what', header: copy().service, rowHeader: true, cell: ({ title }) => title },
          { key: 'quantity', header: copy().quantity, numeric: true, cell: ({ quantity }) => quantity },
          { key: 'price', header: copy().price, numeric: true, cell: ({ unitPriceCents }) => money(unitPriceCents) },
          {
            key: 'amount',
            header: copy().amount,
            numeric: true,
            cell: ({ quantity, unitPriceCents }) => money(quantity * unitPriceCents),
          },
        ]}
      />
      <FactList
        amounts
        facts={[
          ...(percent === null
            ? []
            : [{ term: copy().includingVat(percent), value: money(containedVatCents(totalCents, percent)) }]),
          { term: copy().total, value: money(totalCents), total: true },
        ]}
      />
      {percent !== null && (
        <p className="soft t14 numbers">
          {t(cartTexts.domicile).abroad(money(totalCents - containedVatCents(totalCents, percent)))}
        </p>
      )}
    </>
  )
}
