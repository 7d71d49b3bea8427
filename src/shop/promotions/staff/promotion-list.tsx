import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatAmount, formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import type { Audience, PromotionState } from '#shop/promotions/promotion.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const promotionTermsCopy = () => t(shopStaffTexts.promotionTerms)

export const stateKinds: Readonly<Record<PromotionState, StatusKind>> = {
  planned: 'wait',
  running: 'done',
  'used-up': 'info',
  over: 'off',
  ended: 'off',
}

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

export type PromotionRow = {
  id: string
  title: string
  code: string | null
  percent: number | null
  amountCents: number | null
  audience: Audience
  isOnceEach: boolean
  isCombinable: boolean
  maxUses: number | null
  uses: number
  givenCents: number
  startsAt: Date
  endsAt: Date | null
  endedAt: Date | null
  makerName: string | null
  state: PromotionState
}

export function worthOf({ percent, amountCents, audience }: PromotionRow): string {
  const share = percent === null ? formatMoney(amountCents ?? 0) : `${percent}%`
  return audience === 'first-order' ? promotionTermsCopy().ofMostExpensivePackage(share) : share
}

export function wayOf({ code, audience }: Pick<PromotionRow, 'code' | 'audience'>): string {
  if (code) return promotionTermsCopy().code(code)
  return audience === 'first-order' ? promotionTermsCopy().requestedInCartByFirst : promotionTermsCopy().automatic
}

export function timeOf({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>): string {
  return endsAt
    ? copy().fromTo(formatDateTime(startsAt), formatDateTime(endsAt))
    : promotionTermsCopy().from(formatDateTime(startsAt))
}

export function usesOf({ uses, maxUses }: Pick<PromotionRow, 'uses' | 'maxUses'>): string {
  return maxUses === null ? String(uses) : copy().usesOf(uses, maxUses)
}
