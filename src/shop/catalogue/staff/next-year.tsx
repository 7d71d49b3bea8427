import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import type { NewVariant } from '#shop/catalogue/editing/tax-years.ts'

const columns = [
  { key: 'product', header: 'Package', cell: ({ productTitle }: NewVariant) => productTitle },
  { key: 'variant', header: 'Becomes', cell: ({ title }: NewVariant) => title },
  { key: 'price', header: 'Price, CHF', numeric: true, cell: ({ priceCents }: NewVariant) => formatAmount(priceCents) },
  { key: 'places', header: 'Places', numeric: true, cell: placesOf },
]

function placesOf({ isCounted, monthlyPlaces }: NewVariant): string {
  if (monthlyPlaces !== null) return `${monthlyPlaces} each month`
  return isCounted ? '0, to be set' : 'Not counted'
}

type Next = { taxYear: number; isDue: boolean; made: NewVariant[] }

export function NextYear({
  next: { taxYear, isDue, made: created },
  error,
}: {
  next: Next
  error: string | undefined
}) {
  return (
    <div className="mt-48">
      <Panel title={`Next tax year: ${taxYear}`}>
        {error && (
          <Note kind="bad" live title="Nothing was made">
            {error}
          </Note>
        )}
        <p className="soft t16">
          {isDue
            ? 'Every package gets these variants at once, at the price of its newest year. They are on sale as soon as they are made.'
            : `It can be made from 1 January ${taxYear} on. These are the variants that it would make.`}
        </p>
        <Table
          caption={`Variants of ${taxYear} that would be made`}
          hideCaption
          columns={columns}
          rows={created}
          rowKey={({ id }) => id}
        />
        {isDue && (
          <Form method="post" className="mt-24">
            <input type="hidden" name="taxYear" value={taxYear} />
            <Button size="small" name="intent" value="make-year">
              Make {created.length} variants of {taxYear}
            </Button>
          </Form>
        )}
      </Panel>
    </div>
  )
}
