import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { Entry, type FormState } from './text-fields.tsx'
import type { ProductView } from './view-product.server.ts'

const copy = () => t(shopStaffTexts.variantFields)

type Variant = ProductView['variants'][number]

/** The form also submits the displayed stock, so that sales in the meantime are not overwritten. */
export function VariantFields({ variants, form }: { variants: readonly Variant[]; form: FormState }) {
  return (
    <>
      <Table caption={copy().variants} hideCaption columns={columnsOf(form)} rows={variants} rowKey={({ id }) => id} />
      <p className="fine mt-16">{copy().priceAppliesAsSoonAs}</p>
    </>
  )
}

function columnsOf(form: FormState): Column<Variant>[] {
  const entry = (name: string, label: string, inputMode?: 'decimal' | 'numeric') => (
    <Entry {...{ name, label, form, inputMode }} hideLabel />
  )
  return [
    { key: 'title', header: copy().variant, cell: ({ id, title }) => entry(`${id}.title`, copy().nameOf(title)) },
    {
      key: 'price',
      header: copy().priceChf,
      cell: ({ id, title }) => entry(`${id}.price`, copy().priceOfInFrancs(title), 'decimal'),
    },
    {
      key: 'former',
      header: copy().struckThrough,
      numeric: true,
      cell: ({ formerCents }) =>
        formerCents === null ? <span className="soft">{copy().noneNow}</span> : formatAmount(formerCents),
    },
    {
      key: 'places',
      header: copy().spacesLeft,
      cell: ({ id, title }) => (
        <>
          <input type="hidden" name={`${id}.left`} value={form.values[`${id}.left`] ?? ''} />
          {entry(`${id}.places`, copy().spacesLeftFor(title), 'numeric')}
        </>
      ),
    },
    {
      key: 'monthly',
      header: copy().eachMonth,
      cell: ({ id, title, placesFilledOn }) => (
        <>
          {entry(`${id}.monthly`, copy().spacesForEachMonth(title), 'numeric')}
          {placesFilledOn && <span className="cell-note">{copy().refilled(formatLongDate(placesFilledOn))}</span>}
        </>
      ),
    },
    {
      key: 'offered',
      header: copy().onSale,
      cell: ({ id, title }) => (
        <input
          type="checkbox"
          className="tick"
          name={`${id}.offered`}
          value="yes"
          aria-label={copy().isOnSale(title)}
          defaultChecked={(form.values[`${id}.offered`] ?? '') !== ''}
          disabled={form.isReadOnly}
        />
      ),
    },
  ]
}
