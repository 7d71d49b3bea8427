import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatAmount } from '#platform/format.ts'
import { promotionWords } from '#shop/promotions/words.ts'
import type { PromotionRow } from './promotion-row.ts'
import { stateKinds, timeOf, usesOf, wayOf, worthOf } from './promotion-terms.ts'

const stateOf = ({ state }: PromotionRow) => promotionWords().states[state]

export const promotionList = defineList<PromotionRow>()({
  name: 'promotions',
  isLarge: false,
  title: 'Discounts',
  path: '/admin/promotions',
  right: 'catalogue.read',
  filters: {
    q: { kind: 'search', label: 'Search discounts', placeholder: 'Name or code' },
    status: {
      kind: 'choice',
      label: 'Standing',
      by: 'tabs',
      options: () => [
        { value: 'open', label: 'Planned and running' },
        { value: 'closed', label: 'Over' },
      ],
    },
    way: {
      kind: 'choice',
      label: 'How it is had',
      placeholder: 'All ways',
      options: () => [
        { value: 'code', label: 'With a code' },
        { value: 'itself', label: 'By itself' },
        { value: 'first-order', label: 'First order' },
      ],
    },
  },
  tabsLabel: 'Standing',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    { key: 'open', label: 'Planned and running', set: { status: 'open' } },
    { key: 'closed', label: 'Over', set: { status: 'closed' } },
  ],
  sorts: { made: 'descending', title: 'ascending' },
  sort: 'made',
  columns: [
    {
      key: 'title',
      header: 'Discount',
      rowHeader: true,
      sort: 'title',
      cell: (row) => (
        <>
          <Link to={`/admin/promotions/${row.id}`}>{row.title}</Link>
          <span className="cell-note">{wayOf(row)}</span>
        </>
      ),
    },
    { key: 'code', header: 'Code', extra: true, cell: ({ code }) => code ?? '–' },
    { key: 'worth', header: 'Takes off', cell: worthOf },
    {
      key: 'state',
      header: 'State',
      cell: (row) => <Status kind={stateKinds[row.state]}>{stateOf(row)}</Status>,
    },
    { key: 'time', header: 'Time', smallHide: true, cell: timeOf },
    { key: 'uses', header: 'Uses', numeric: true, cell: usesOf },
    {
      key: 'given',
      header: 'Given, CHF',
      numeric: true,
      cell: ({ givenCents }) => formatAmount(givenCents),
    },
  ],
  empty: { title: 'No discounts found', text: 'No discount fits these filters.' },
})
