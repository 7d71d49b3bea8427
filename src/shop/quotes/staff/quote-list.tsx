import { Link } from 'react-router'
import { clientFilter } from '#admin/lists/client-filter.ts'
import { defineList } from '#admin/lists/list.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { type QuoteState, staffQuotePath, staffQuotesPath } from '#shop/quotes/quote.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.quoteList)

const states = [
  'draft',
  'sent',
  'expired',
  'accepted',
  'declined',
  'withdrawn',
] as const satisfies readonly QuoteState[]

export const stateKinds: Readonly<Record<QuoteState, StatusKind>> = {
  draft: 'info',
  sent: 'wait',
  expired: 'bad',
  accepted: 'done',
  declined: 'off',
  withdrawn: 'off',
}

export const quoteList = defineList<QuoteRow>()({
  name: 'quotes',
  isLarge: true,
  get title() {
    return copy().quotes
  },
  path: staffQuotesPath,
  right: 'quote.read',
  filters: {
    client: clientFilter,
    q: {
      kind: 'search',
      get label() {
        return copy().searchQuotes
      },
      get placeholder() {
        return copy().numberTitleOrClient
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: t(shopTexts.quote).states[value] })),
    },
    ending: {
      kind: 'choice',
      get label() {
        return copy().expires
      },
      get placeholder() {
        return copy().atAnyTime
      },
      options: () => [{ value: 'soon', label: copy().expiresWithinThreeDays }],
    },
  },
  get tabsLabel() {
    return copy().filterByStatus
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...states.map((state) => ({ key: state, label: t(shopTexts.quote).states[state], set: { state } })),
  ],
  sorts: { changed: 'descending', until: 'ascending', total: 'descending' },
  sort: 'changed',
  columns: [
    {
      key: 'label',
      get header() {
        return copy().quote
      },
      rowHeader: true,
      cell: ({ id, label, title }) => (
        <>
          <Link to={staffQuotePath(id)}>{copy().quote2(label)}</Link>
          <span className="cell-note">{title}</span>
        </>
      ),
      value: ({ label, title }) => `${label} ${title}`,
    },
    {
      key: 'client',
      get header() {
        return copy().client
      },
      cell: ({ clientId, clientName }) => <Link to={`/admin/clients/${clientId}`}>{clientName}</Link>,
      value: ({ clientName }) => clientName,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state }) => <Status kind={stateKinds[state]}>{t(shopTexts.quote).states[state]}</Status>,
      value: ({ state }) => t(shopTexts.quote).states[state],
    },
    {
      key: 'until',
      get header() {
        return copy().validUntil
      },
      sort: 'until',
      numeric: true,
      cell: ({ validOn }) => formatDate(validOn),
      value: ({ validOn }) => validOn,
    },
    {
      key: 'total',
      get header() {
        return copy().total
      },
      sort: 'total',
      numeric: true,
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'case',
      get header() {
        return copy().case
      },
      extra: true,
      cell: ({ caseNumber }) => caseNumber ?? '–',
      value: ({ caseNumber }) => caseNumber,
    },
    {
      key: 'maker',
      get header() {
        return copy().createdBy
      },
      smallHide: true,
      cell: ({ makerName }) => makerName ?? '–',
      value: ({ makerName }) => makerName,
    },
    {
      key: 'changed',
      get header() {
        return copy().changed
      },
      sort: 'changed',
      numeric: true,
      smallHide: true,
      cell: ({ updatedAt }) => formatDate(updatedAt),
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  empty: {
    get title() {
      return copy().noQuotesYet
    },
    get text() {
      return copy().youCanCreateQuoteFrom
    },
    get filteredText() {
      return copy().noQuotesMatchYourFilters
    },
  },
})

export type QuoteRow = {
  id: string
  label: string
  title: string
  state: QuoteState
  clientId: string
  clientName: string
  caseId: string | null
  caseNumber: string | null
  totalCents: number
  currencyCode: string
  validOn: string
  updatedAt: Date
  makerName: string | null
}
