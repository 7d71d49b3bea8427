import { useVatPercent } from '#company/use-vat-percent.ts'
import { FactList } from '#design/facts.tsx'
import { Table } from '#design/table.tsx'
import { formatMoney } from '#platform/format.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import { domicileWords } from '#shop/domicile/words.ts'
import type { QuoteLine } from '#shop/quotes/quote.ts'

type Props = { lines: readonly QuoteLine[]; totalCents: number; currencyCode: string }

export function QuoteTable({ lines, totalCents, currencyCode }: Props) {
  const money = (cents: number) => formatMoney(cents, { currency: currencyCode.toUpperCase() })
  const percent = useVatPercent()
  const numbered = lines.map((line, at) => ({ ...line, at }))
  return (
    <>
      <Table
        caption="What we offer"
        hideCaption
        rows={numbered}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'what', header: 'What', rowHeader: true, cell: ({ title }) => title },
          { key: 'quantity', header: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
          { key: 'price', header: 'Price', numeric: true, cell: ({ unitPriceCents }) => money(unitPriceCents) },
          {
            key: 'amount',
            header: 'Amount',
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
            : [{ term: `Including VAT ${percent} %`, value: money(containedVatCents(totalCents, percent)) }]),
          { term: 'Total', value: money(totalCents), total: true },
        ]}
      />
      {percent !== null && (
        <p className="soft t14 numbers">
          {domicileWords().abroad(money(totalCents - containedVatCents(totalCents, percent)))}
        </p>
      )}
    </>
  )
}
