import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { type CampaignKind, type CampaignState, campaignStates } from '#publishing/newsletter/campaigns/campaign.ts'
import { campaignWords } from '#publishing/newsletter/campaigns/words.ts'

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

const count = (key: 'total' | 'sent' | 'refused' | 'bounced' | 'complained' | 'unsubscribed', header: string) => ({
  key,
  header,
  numeric: true,
  smallHide: true,
  cell: (row: CampaignRow) => (row.state === 'draft' ? '–' : formatNumber(row[key])),
})

export const campaignList = defineList<CampaignRow>()({
  name: 'campaigns',
  isLarge: false,
  title: 'Newsletter',
  path: '/admin/newsletter',
  right: 'newsletter.write',
  filters: {
    q: { kind: 'search', label: 'Search letters', placeholder: 'Subject' },
    state: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => campaignStates.map((value) => ({ value, label: campaignWords().states[value].label })),
    },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...campaignStates.map((state) => ({ key: state, label: campaignWords().states[state].label, set: { state } })),
  ],
  sorts: { changed: 'descending' },
  sort: 'changed',
  columns: [
    {
      key: 'subject',
      header: 'Letter',
      rowHeader: true,
      cell: ({ id, subject, kind }) => (
        <>
          <Link className="alone" to={`/admin/newsletter/${id}`}>
            {subject || 'Without a subject'}
          </Link>
          {kind === 'digest' && <span className="cell-note">Digest of the week</span>}
        </>
      ),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => {
        const { kind, label } = campaignWords().states[state]
        return <Status kind={kind}>{label}</Status>
      },
    },
    count('total', 'Readers'),
    count('sent', 'Sent'),
    count('refused', 'Refused'),
    count('bounced', 'Bounced'),
    count('complained', 'Complained'),
    count('unsubscribed', 'Left'),
    {
      key: 'at',
      header: 'Changed',
      sort: 'changed',
      cell: ({ at }) => <span className="numbers">{formatDateTime(at)}</span>,
    },
  ],
  empty: {
    illustration: 'dialog',
    title: 'No letters yet',
    text: 'Write the first one, or switch on the digest of the week in the settings.',
    filteredText: 'No letter fits.',
  },
})
