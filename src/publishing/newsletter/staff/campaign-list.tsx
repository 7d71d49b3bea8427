import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type CampaignKind, type CampaignState, campaignStates } from '#publishing/newsletter/campaigns/campaign.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.campaignList)

export type CampaignRow = {
  id: string
  subject: string
  kind: CampaignKind
  state: CampaignState
  at: Date
  total: number
  sent: number
  refused: number
  bounced: number
  complained: number
  unsubscribed: number
}

const count = (key: 'total' | 'sent' | 'refused' | 'bounced' | 'complained' | 'unsubscribed') => ({
  key,
  get header() {
    return copy().counts[key]
  },
  numeric: true,
  smallHide: true,
  cell: (row: CampaignRow) => (row.state === 'draft' ? '–' : formatNumber(row[key])),
})

export const campaignList = defineList<CampaignRow>()({
  name: 'campaigns',
  isLarge: false,
  get title() {
    return copy().newsletter
  },
  path: '/admin/newsletter',
  right: 'newsletter.write',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchNewsletters
      },
      get placeholder() {
        return copy().subject
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => campaignStates.map((value) => ({ value, label: t(newsletterTexts.campaign).states[value].label })),
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...campaignStates.map((state) => ({
      key: state,
      label: t(newsletterTexts.campaign).states[state].label,
      set: { state },
    })),
  ],
  sorts: { changed: 'descending' },
  sort: 'changed',
  columns: [
    {
      key: 'subject',
      get header() {
        return copy().newsletter2
      },
      rowHeader: true,
      cell: ({ id, subject, kind }) => (
        <>
          <Link className="alone" to={`/admin/newsletter/${id}`}>
            {subject || copy().noSubject}
          </Link>
          {kind === 'digest' && <span className="cell-note">{copy().weeklyDigest}</span>}
        </>
      ),
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state }) => {
        const { kind, label } = t(newsletterTexts.campaign).states[state]
        return <Status kind={kind}>{label}</Status>
      },
    },
    count('total'),
    count('sent'),
    count('refused'),
    count('bounced'),
    count('complained'),
    count('unsubscribed'),
    {
      key: 'at',
      get header() {
        return copy().changed
      },
      sort: 'changed',
      cell: ({ at }) => <span className="numbers">{formatDateTime(at)}</span>,
    },
  ],
  empty: {
    illustration: 'dialog',
    get title() {
      return copy().noNewslettersYet
    },
    get text() {
      return copy().writeFirstOneOrSwitch
    },
    get filteredText() {
      return copy().noNewslettersMatchTheseFilters
    },
  },
})
