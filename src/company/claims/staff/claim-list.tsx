import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { evidenceStates } from './evidence-states.ts'
import type { ClaimView } from './list-claims.server.ts'
import { claimBadge, claimWords } from './words.ts'

const evidenceOf = ({ evidence, source }: ClaimView) =>
  evidence
    ? [evidence.fileName ?? evidence.address ?? 'No evidence', evidence.statedBy].filter(Boolean).join(', ')
    : source

export const claimList = defineList<ClaimView>()({
  name: 'claims',
  isLarge: false,
  title: 'Claims on the public site',
  path: '/admin/claims',
  right: 'settings.write',
  filters: {
    q: { kind: 'search', label: 'Search claims', placeholder: 'Words of the claim' },
    evidence: {
      kind: 'choice',
      label: 'Evidence',
      by: 'tabs',
      options: () => evidenceStates.map((value) => ({ value, label: claimWords().evidence[value] })),
    },
  },
  tabsLabel: 'Evidence',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...evidenceStates.map((evidence) => ({ key: evidence, label: claimWords().evidence[evidence], set: { evidence } })),
  ],
  sorts: { place: 'ascending', until: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'claim',
      header: 'Claim',
      rowHeader: true,
      cell: ({ id, value, text }) => (
        <Link to={`/admin/claims/${id}`}>
          {value} {text}
        </Link>
      ),
    },
    { key: 'evidence', header: 'Evidence', cell: evidenceOf },
    {
      key: 'until',
      header: 'Valid until',
      numeric: true,
      sort: 'until',
      cell: ({ evidence, validUntil }) => formatDate(evidence?.validUntil ?? validUntil),
    },
    {
      key: 'state',
      header: 'On the site',
      cell: (claim) => {
        const { kind, label } = claimBadge(claim)
        return (
          <span className="nowrap">
            <Status kind={kind}>{label}</Status>
          </span>
        )
      },
    },
  ],
  empty: { title: 'No claims found', text: 'No claim fits these filters.' },
})
