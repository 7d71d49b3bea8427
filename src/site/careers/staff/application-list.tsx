import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { ApplicationRow } from '#site/careers/application-list-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { stages } from '#site/careers/stages.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import { AnswerTime, answerValue } from '#site/correspondence/staff/answer-time.tsx'
import { applicationWords, stageBadge } from './words.ts'

const choices = ['waiting', ...stages, 'spam'] as const
function labelOf(choice: (typeof choices)[number]): string {
  if (choice === 'waiting') return applicationWords().waiting
  return choice === 'spam' ? stageBadge('received', true).label : stageBadge(choice).label
}

export type ListedApplication = ApplicationRow & { answer: AnswerBy | null }

export const applicationList = defineList<ListedApplication>()({
  name: 'applications',
  isLarge: true,
  title: 'Applications',
  path: '/admin/applications',
  right: 'application.read',
  filters: {
    q: { kind: 'search', label: 'Search applications', placeholder: 'Name, email or number' },
    stage: {
      kind: 'choice',
      label: 'Stage',
      by: 'tabs',
      options: () => choices.map((value) => ({ value, label: labelOf(value) })),
    },
    position: { kind: 'choice', label: 'Position', placeholder: 'All positions' },
  },
  tabsLabel: 'Filter by stage',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
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
      header: 'Applicant',
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
      header: 'Position',
      cell: positionLabel,
      value: positionLabel,
    },
    { key: 'email', header: 'Email', smallHide: true, cell: ({ email }) => email, value: ({ email }) => email },
    {
      key: 'stage',
      header: 'Stage',
      cell: (row) => {
        const { kind, label } = stageBadge(row.stage, row.isSpam)
        return <Status kind={kind}>{label}</Status>
      },
      value: ({ isSpam, stage }) => stageBadge(stage, isSpam).label,
    },
    {
      key: 'answer',
      header: 'Answer by',
      cell: ({ answer }) => <AnswerTime answer={answer} />,
      value: ({ answer }) => answerValue(answer),
    },
    {
      key: 'time',
      header: 'Received',
      numeric: true,
      sort: 'received',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'until',
      header: 'Deleted on',
      numeric: true,
      cell: ({ deleteAfter }) => (deleteAfter ? formatDate(deleteAfter) : '–'),
      value: ({ deleteAfter }) => deleteAfter,
    },
  ],
  empty: {
    illustration: 'fan',
    title: 'No applications found',
    text: 'Applications of the careers page arrive here.',
    filteredText: 'No application fits these filters.',
  },
})
