import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { stages } from '#site/careers/stages.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import { AnswerTime, answerValue } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { stageBadge } from './application-errors.ts'
import type { ApplicationRow } from './application-list-db.server.ts'

const copy = () => t(siteStaffTexts.applicationList)

const choices = ['waiting', ...stages, 'spam'] as const
function labelOf(choice: (typeof choices)[number]): string {
  if (choice === 'waiting') return t(siteStaffTexts.application).waiting
  return choice === 'spam' ? stageBadge('received', true).label : stageBadge(choice).label
}

export type ListedApplication = ApplicationRow & { answer: AnswerBy | null }

export const applicationList = defineList<ListedApplication>()({
  name: 'applications',
  isLarge: true,
  get title() {
    return copy().applications
  },
  path: '/admin/applications',
  right: 'application.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchApplications
      },
      get placeholder() {
        return copy().nameEmailOrNumber
      },
    },
    stage: {
      kind: 'choice',
      get label() {
        return copy().stage
      },
      by: 'tabs',
      options: () => choices.map((value) => ({ value, label: labelOf(value) })),
    },
    position: {
      kind: 'choice',
      get label() {
        return copy().position
      },
      get placeholder() {
        return copy().allPositions
      },
    },
  },
  get tabsLabel() {
    return copy().filterByStage
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...choices.map((stage) => ({
      key: stage,
      label: labelOf(stage),
      set: { stage },
      sort: stage === 'waiting' ? ('waiting' as const) : null,
    })),
  ],
  sorts: { received: 'descending', waiting: 'ascending', name: 'ascending' },
  sort: 'received',
  columns: [
    {
      key: 'name',
      get header() {
        return copy().applicant
      },
      rowHeader: true,
      sort: 'name',
      cell: ({ number, name }) => (
        <>
          <Link to={`/admin/applications/${number}`}>{name}</Link>
          <span className="cell-note numbers">{number}</span>
        </>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'position',
      get header() {
        return copy().position
      },
      cell: positionLabel,
      value: positionLabel,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      smallHide: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      key: 'stage',
      get header() {
        return copy().stage
      },
      cell: (row) => {
        const { kind, label } = stageBadge(row.stage, row.isSpam)
        return <Status kind={kind}>{label}</Status>
      },
      value: ({ isSpam, stage }) => stageBadge(stage, isSpam).label,
    },
    {
      key: 'answer',
      get header() {
        return copy().answerBy
      },
      cell: ({ answer }) => <AnswerTime answer={answer} />,
      value: ({ answer }) => answerValue(answer),
    },
    {
      key: 'time',
      get header() {
        return copy().received
      },
      numeric: true,
      sort: 'received',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'until',
      get header() {
        return copy().deletionDate
      },
      numeric: true,
      cell: ({ deleteAfter }) => (deleteAfter ? formatDate(deleteAfter) : '–'),
      value: ({ deleteAfter }) => deleteAfter,
    },
  ],
  empty: {
    illustration: 'fan',
    get title() {
      return copy().noApplicationsFound
    },
    get text() {
      return copy().applicationsFromCareersPageWill
    },
    get filteredText() {
      return copy().noApplicationsMatchTheseFilters
    },
  },
})
