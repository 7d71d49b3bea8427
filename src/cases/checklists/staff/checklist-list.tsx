import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import type { TemplateProduct } from '#cases/requests/template-db.server.ts'
import { catalogueWords } from '#shop/catalogue/staff/words.ts'

const inWords = (years: (number | null)[]) =>
  years.map((year) => year ?? 'all years').join(', ') || 'as in the catalogue'

const typeOf = ({ typeValue }: TemplateProduct) => catalogueWords().types[typeValue] ?? typeValue

export const checklistList = defineList<TemplateProduct>()({
  name: 'checklists',
  isLarge: false,
  title: 'Checklists',
  path: '/admin/checklists',
  right: 'checklist.write',
  filters: {
    q: { kind: 'search', label: 'Search products', placeholder: 'Product' },
    own: {
      kind: 'choice',
      label: 'Own lists',
      placeholder: 'With or without own lists',
      options: () => [
        { value: 'yes', label: 'With an own list' },
        { value: 'no', label: 'As in the catalogue' },
      ],
    },
  },
  sorts: { place: 'ascending', title: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'title',
      header: 'Product',
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title }) => <Link to={`/admin/checklists/${encodeURIComponent(id)}`}>{title}</Link>,
    },
    { key: 'type', header: 'Type', cell: typeOf },
    { key: 'years', header: 'Own lists', cell: ({ years }) => inWords(years) },
  ],
  empty: { title: 'No products found', text: 'No product fits these filters.' },
})
