import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { PromotionRow } from './promotion-row.ts'
import { stateKinds, timeOf, usesOf, wayOf, worthOf } from './promotion-terms.ts'

const copy = () => t(shopStaffTexts.promotionList)

const stateOf = ({ state }: PromotionRow) => t(shopTexts.promotion).states[state]

export const promotionList = defineList<PromotionRow>()({
  name: 'promotions',
  isLarge: false,
  get title() {
    return copy().discounts
  },
  path: '/admin/promotions',
  right: 'catalogue.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchDiscounts
      },
      get placeholder() {
        return copy().nameOrCode
      },
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => [
        { value: 'open', label: copy().plannedAndActive },
        { value: 'closed', label: copy().past },
      ],
    },
    way: {
      kind: 'choice',
      get label() {
        return copy().howBuyersGetIt
      },
      get placeholder() {
        return copy().allTypes
      },
      options: () => [
        { value: 'code', label: copy().withCode },
        { value: 'itself', label: copy().automatic },
        { value: 'first-order', label: copy().firstOrder },
      ],
    },
  },
  get tabsLabel() {
    return copy().status
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    { key: 'open', label: copy().plannedAndActive, set: { status: 'open' } },
    { key: 'closed', label: copy().past, set: { status: 'closed' } },
  ],
  sorts: { made: 'descending', title: 'ascending' },
  sort: 'made',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().discount
      },
      rowHeader: true,
      sort: 'title',
      cell: (row) => (
        <>
          <Link to={`/admin/promotions/${row.id}`}>{row.title}</Link>
          <span className="cell-note">{wayOf(row)}</span>
        </>
      ),
    },
    {
      key: 'code',
      get header() {
        return copy().code
      },
      extra: true,
      cell: ({ code }) => code ?? '–',
    },
    {
      key: 'worth',
      get header() {
        return copy().value
      },
      cell: worthOf,
    },
    {
      key: 'state',
      get header() {
        return copy().status2
      },
      cell: (row) => <Status kind={stateKinds[row.state]}>{stateOf(row)}</Status>,
    },
    {
      key: 'time',
      get header() {
        return copy().period
      },
      smallHide: true,
      cell: timeOf,
    },
    {
      key: 'uses',
      get header() {
        return copy().uses
      },
      numeric: true,
      cell: usesOf,
    },
    {
      key: 'given',
      get header() {
        return copy().totalDiscountChf
      },
      numeric: true,
      cell: ({ givenCents }) => formatAmount(givenCents),
    },
  ],
  empty: {
    get title() {
      return copy().noDiscountsFound
    },
    get text() {
      return copy().noDiscountsMatchYourFilters
    },
  },
})
