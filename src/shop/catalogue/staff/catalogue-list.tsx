import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { type ProductStatus, productStatuses, statusOf } from '#shop/catalogue/editing/product-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { CatalogueRow } from './catalogue-list-db.server.ts'

const kinds = { published: 'done', hidden: 'wait', archived: 'off' } as const

const copy = () => t(shopStaffTexts.catalogueList)

const named = (status: ProductStatus) => String(t(shopStaffTexts.catalogue).productStatuses[status])
const typeOf = ({ typeValue }: CatalogueRow) => t(shopStaffTexts.catalogue).types[typeValue] ?? typeValue

function priceOf({ fromCents, toCents }: CatalogueRow): string {
  if (fromCents === null) return copy().noneOnSale
  return fromCents === toCents ? formatAmount(fromCents) : copy().fromAmount(formatAmount(fromCents))
}

export const catalogueList = defineList<CatalogueRow>()({
  name: 'catalogue',
  isLarge: false,
  get title() {
    return copy().catalogue
  },
  path: '/admin/catalogue',
  right: 'catalogue.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchProducts
      },
      get placeholder() {
        return copy().product
      },
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => productStatuses.map((value) => ({ value, label: named(value) })),
    },
    type: {
      kind: 'choice',
      get label() {
        return copy().type
      },
      get placeholder() {
        return copy().allTypes
      },
      options: () =>
        Object.entries(t(shopStaffTexts.catalogue).types).map(([value, label]) => ({ value, label: label ?? value })),
    },
    edited: {
      kind: 'choice',
      get label() {
        return copy().edited
      },
      get placeholder() {
        return copy().editedAndOriginal
      },
      options: () => [
        { value: 'yes', label: copy().edited2 },
        { value: 'no', label: copy().originalVersion },
      ],
    },
  },
  get tabsLabel() {
    return copy().status
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...productStatuses.map((status) => ({ key: status, label: named(status), set: { status } })),
  ],
  sorts: { place: 'ascending', title: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().product
      },
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title }) => <Link to={`/admin/catalogue/${encodeURIComponent(id)}`}>{title}</Link>,
    },
    {
      key: 'type',
      get header() {
        return copy().type
      },
      cell: typeOf,
      smallHide: true,
    },
    {
      key: 'status',
      get header() {
        return copy().status
      },
      cell: (row) => <StatusBadge status={statusOf(row)} />,
    },
    {
      key: 'price',
      get header() {
        return copy().priceChf
      },
      numeric: true,
      cell: priceOf,
    },
    {
      key: 'variants',
      get header() {
        return copy().variants
      },
      numeric: true,
      cell: ({ variants }) => variants,
    },
    {
      key: 'left',
      get header() {
        return copy().spacesLeft
      },
      numeric: true,
      cell: ({ left }) => left ?? <span className="soft">{copy().noLimit}</span>,
    },
    {
      key: 'edited',
      get header() {
        return copy().edited2
      },
      smallHide: true,
      cell: ({ editedAt }) =>
        editedAt ? formatDate(editedAt) : <span className="soft">{copy().originalVersion}</span>,
    },
  ],
  empty: {
    get title() {
      return copy().noProductsFound
    },
    get text() {
      return copy().noProductsMatchYourFilters
    },
  },
})

export function StatusBadge({ status }: { status: ProductStatus }) {
  return (
    <Status kind={kinds[status]}>
      {say(t(shopStaffTexts.catalogue).productStatuses, { code: status, values: {} })}
    </Status>
  )
}
