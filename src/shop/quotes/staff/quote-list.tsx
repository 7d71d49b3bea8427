import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { QuoteState } from '#shop/quotes/quote.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote-links.ts'
import { quoteWords } from '#shop/quotes/words.ts'
import type { QuoteRow } from './quote-row.ts'

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
  title: 'Offers',
  path: staffQuotesPath,
  right: 'quote.read',
  filters: {
    q: { kind: 'search', label: 'Search offers', placeholder: 'Number, title or client' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: quoteWords().states[value] })),
    },
    ending: {
      kind: 'choice',
      label: 'Runs out',
      placeholder: 'At any time',
      options: () => [{ value: 'soon', label: 'Runs out within three days' }],
    },
  },
  tabsLabel: 'Filter by state',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...states.map((state) => ({ key: state, label: quoteWords().states[state], set: { state } })),
  ],
  sorts: { changed: 'descending', until: 'ascending', total: 'descending' },
  sort: 'changed',
  columns: [
    {
      key: 'label',
      header: 'Offer',
      rowHeader: true,
      cell: ({ id, label, title }) => (
        <>
          <Link to={staffQuotePath(id)}>Offer {label}</Link>
          <span className="cell-note">{title}</span>
        </>
      ),
      value: ({ label, title }) => `${label} ${title}`,
    },
    {
      key: 'client',
      header: 'Client',
      cell: ({ clientId, clientName }) => <Link to={`/admin/clients/${clientId}`}>{clientName}</Link>,
      value: ({ clientName }) => clientName,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Status kind={stateKinds[state]}>{quoteWords().states[state]}</Status>,
      value: ({ state }) => quoteWords().states[state],
    },
    {
      key: 'until',
      header: 'Valid until',
      sort: 'until',
      numeric: true,
      cell: ({ validOn }) => formatDate(validOn),
      value: ({ validOn }) => validOn,
    },
    {
      key: 'total',
      header: 'Total',
      sort: 'total',
      numeric: true,
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'case',
      header: 'Case',
      extra: true,
      cell: ({ caseNumber }) => caseNumber ?? '–',
      value: ({ caseNumber }) => caseNumber,
    },
    {
      key: 'maker',
      header: 'Made by',
      smallHide: true,
      cell: ({ makerName }) => makerName ?? '–',
      value: ({ makerName }) => makerName,
    },
    {
      key: 'changed',
      header: 'Changed',
      sort: 'changed',
      numeric: true,
      smallHide: true,
      cell: ({ updatedAt }) => formatDate(updatedAt),
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  empty: {
    title: 'No offers yet',
    text: 'Offers are made from the page of a client, a case or an enquiry.',
    filteredText: 'No offer fits these filters.',
  },
})
