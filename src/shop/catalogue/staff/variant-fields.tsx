import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { Entry, type FormState } from './entry.tsx'
import type { ProductView } from './view-product.server.ts'

type Variant = ProductView['variants'][number]

/** The form also submits the displayed stock, so that sales in the meantime are not overwritten. */
export function VariantFields({ variants, form }: { variants: readonly Variant[]; form: FormState }) {
  return (
    <>
      <Table caption="Variants" hideCaption columns={columnsOf(form)} rows={variants} rowKey={({ id }) => id} />
      <p className="fine mt-16">
        A price counts from the moment it is saved and stays in the history. A new price ends one that stood struck
        through: what was never asked cannot be shown as a former price. Places: nothing means that they are not
        counted. ‘Each month’ fills them up again on the first of a month.
      </p>
    </>
  )
}

function columnsOf(form: FormState): Column<Variant>[] {
  const entry = (name: string, label: string, inputMode?: 'decimal' | 'numeric') => (
    <Entry {...{ name, label, form, inputMode }} hideLabel />
  )
  return [
    { key: 'title', header: 'Variant', cell: ({ id, title }) => entry(`${id}.title`, `Name of ${title}`) },
    {
      key: 'price',
      header: 'Price, CHF',
      cell: ({ id, title }) => entry(`${id}.price`, `Price of ${title} in francs`, 'decimal'),
    },
    {
      key: 'former',
      header: 'Struck through',
      numeric: true,
      cell: ({ formerCents }) =>
        formerCents === null ? <span className="soft">None now</span> : formatAmount(formerCents),
    },
    {
      key: 'places',
      header: 'Places left',
      cell: ({ id, title }) => (
        <>
          <input type="hidden" name={`${id}.left`} value={form.values[`${id}.left`] ?? ''} />
          {entry(`${id}.places`, `Places left of ${title}`, 'numeric')}
        </>
      ),
    },
    {
      key: 'monthly',
      header: 'Each month',
      cell: ({ id, title, placesFilledOn }) => (
        <>
          {entry(`${id}.monthly`, `Places of ${title} each month`, 'numeric')}
          {placesFilledOn && <span className="cell-note">Filled {formatDate(placesFilledOn)}</span>}
        </>
      ),
    },
    {
      key: 'offered',
      header: 'Offered',
      cell: ({ id, title }) => (
        <input
          type="checkbox"
          className="tick"
          name={`${id}.offered`}
          value="yes"
          aria-label={`${title} is offered`}
          defaultChecked={(form.values[`${id}.offered`] ?? '') !== ''}
          disabled={form.isReadOnly}
        />
      ),
    },
  ]
}
