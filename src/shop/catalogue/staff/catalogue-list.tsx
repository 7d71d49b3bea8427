import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { formatAmount, formatDate } from '#platform/format.ts'
import type { CatalogueRow } from '#shop/catalogue/editing/list-db.server.ts'
import { type ProductStatus, productStatuses, statusOf } from '#shop/catalogue/editing/product-status.ts'
import { StatusBadge } from './status-badge.tsx'
import { catalogueWords } from './words.ts'

const named = (status: ProductStatus) => String(catalogueWords().productStatuses[status])
const typeOf = ({ typeValue }: CatalogueRow) => catalogueWords().types[typeValue] ?? typeValue

function priceOf({ fromCents, toCents }: CatalogueRow): string {
  if (fromCents === null) return 'None offered'
  return fromCents === toCents ? formatAmount(fromCents) : `from ${formatAmount(fromCents)}`
}

export const catalogueList = defineList<CatalogueRow>()({
  name: 'catalogue',
  isLarge: false,
  title: 'Catalogue',
  path: '/admin/catalogue',
  right: 'catalogue.read',
  filters: {
    q: { kind: 'search', label: 'Search products', placeholder: 'Product' },
    status: {
      kind: 'choice',
      label: 'Standing',
      by: 'tabs',
      options: () => productStatuses.map((value) => ({ value, label: named(value) })),
    },
    type: {
      kind: 'choice',
      label: 'Type',
      placeholder: 'All types',
      options: () => Object.entries(catalogueWords().types).map(([value, label]) => ({ value, label: label ?? value })),
    },
    edited: {
      kind: 'choice',
      label: 'Edited',
      placeholder: 'Edited or not',
      options: () => [
        { value: 'yes', label: 'Edited here' },
        { value: 'no', label: 'As first delivered' },
      ],
    },
  },
  tabsLabel: 'Standing',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...productStatuses.map((status) => ({ key: status, label: named(status), set: { status } })),
  ],
  sorts: { place: 'ascending', title: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'title',
      header: 'Product',
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title }) => <Link to={`/admin/catalogue/${encodeURIComponent(id)}`}>{title}</Link>,
    },
    { key: 'type', header: 'Type', cell: typeOf, smallHide: true },
    {
      key: 'status',
      header: 'Standing',
      cell: (row) => <StatusBadge status={statusOf(row)} />,
    },
    {
      key: 'price',
      header: 'Price, CHF',
      numeric: true,
      cell: priceOf,
    },
    {
      key: 'variants',
      header: 'Variants',
      numeric: true,
      cell: ({ variants }) => variants,
    },
    {
      key: 'left',
      header: 'Places left',
      numeric: true,
      cell: ({ left }) => left ?? <span className="soft">Not counted</span>,
    },
    {
      key: 'edited',
      header: 'Edited here',
      smallHide: true,
      cell: ({ editedAt }) => (editedAt ? formatDate(editedAt) : <span className="soft">As first delivered</span>),
    },
  ],
  empty: { title: 'No products found', text: 'No product fits these filters.' },
})
