import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { evidenceStates } from '#company/claims/claims.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ClaimView } from './list-claims.server.ts'

const copy = () => t(companyStaffTexts.claimList)

const evidenceOf = ({ evidence, source }: ClaimView) =>
  evidence
    ? [evidence.fileName ?? evidence.address ?? copy().noEvidence, evidence.statedBy].filter(Boolean).join(', ')
    : source

export const claimList = defineList<ClaimView>()({
  name: 'claims',
  isLarge: false,
  get title() {
    return copy().claimsOnPublicSite
  },
  path: '/admin/claims',
  right: 'settings.write',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchClaims
      },
      get placeholder() {
        return copy().textOfClaim
      },
    },
    evidence: {
      kind: 'choice',
      get label() {
        return copy().evidence
      },
      by: 'tabs',
      options: () => evidenceStates.map((value) => ({ value, label: t(companyStaffTexts.claim).evidence[value] })),
    },
  },
  get tabsLabel() {
    return copy().evidence
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...evidenceStates.map((evidence) => ({
      key: evidence,
      label: t(companyStaffTexts.claim).evidence[evidence],
      set: { evidence },
    })),
  ],
  sorts: { place: 'ascending', until: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'claim',
      get header() {
        return copy().claim
      },
      rowHeader: true,
      cell: ({ id, value, text }) => (
        <Link to={`/admin/claims/${id}`}>
          {value} {text}
        </Link>
      ),
    },
    {
      key: 'evidence',
      get header() {
        return copy().evidence
      },
      cell: evidenceOf,
    },
    {
      key: 'until',
      get header() {
        return copy().validUntil
      },
      numeric: true,
      sort: 'until',
      cell: ({ evidence, validUntil }) => formatDate(evidence?.validUntil ?? validUntil),
    },
    {
      key: 'state',
      get header() {
        return copy().onSite
      },
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
  empty: {
    get title() {
      return copy().noClaimsFound
    },
    get text() {
      return copy().noClaimsMatchYourFilters
    },
  },
})

export function claimBadge({ isShown, proven, isExpired, evidence }: ClaimView): { kind: StatusKind; label: string } {
  const { states } = t(companyStaffTexts.claim)
  if (evidence?.hasRunOut) return { kind: 'bad', label: states['run-out'] }
  if (isShown)
    return proven ? { kind: 'done', label: states['shown-proven'] } : { kind: 'warn', label: states['shown-unproven'] }
  return { kind: 'off', label: isExpired ? states.over : states.hidden }
}
