import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { type Lead, leadStates, topicLabel } from '#site/contact/lead.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import { AnswerTime, answerValue } from '#site/correspondence/staff/answer-time.tsx'
import { leadStateBadge, leadWords } from './words.ts'

const leadFilters = ['waiting', ...leadStates] as const
const labelOf = (name: (typeof leadFilters)[number]) =>
  name === 'waiting' ? leadWords().waiting : leadStateBadge(name).label

export type LeadRow = Omit<Lead, 'message' | 'scenario'> & { answer: AnswerBy | null }

export const contactList = defineList<LeadRow>()({
  name: 'enquiries',
  isLarge: true,
  title: 'Enquiries',
  path: '/admin/contacts',
  right: 'lead.read',
  filters: {
    q: { kind: 'search', label: 'Search enquiries', placeholder: 'Name, email or number' },
    state: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => leadFilters.map((value) => ({ value, label: labelOf(value) })),
    },
    topic: {
      kind: 'choice',
      label: 'Tax situation',
      placeholder: 'All tax situations',
      options: () => contactTopics.map(({ value, label }) => ({ value, label })),
    },
    adviser: { kind: 'choice', label: 'Adviser', placeholder: 'All advisers' },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...leadFilters.map((state) => ({
      key: state,
      label: labelOf(state),
      set: { state },
      sort: state === 'waiting' ? 'waiting' : null,
    })),
  ],
  sorts: { received: 'descending', waiting: 'ascending' },
  sort: 'received',
  columns: [
    {
      key: 'number',
      header: 'Enquiry',
      rowHeader: true,
      cell: ({ number, name }) => (
        <>
          <Link to={`/admin/contacts/${number}`}>{name}</Link>
          <span className="cell-note numbers">{number}</span>
        </>
      ),
      value: ({ name }) => name,
    },
    { key: 'id', header: 'Number', extra: true, cell: ({ number }) => number, value: ({ number }) => number },
    { key: 'email', header: 'Email', extra: true, cell: ({ email }) => email, value: ({ email }) => email },
    {
      key: 'topic',
      header: 'Tax situation',
      cell: ({ topic, subject }) => (
        <>
          {topicLabel(topic)}
          {subject && <span className="cell-note">{subject}</span>}
        </>
      ),
      value: ({ topic }) => topicLabel(topic),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => <Status kind={leadStateBadge(state).kind}>{leadStateBadge(state).label}</Status>,
      value: ({ state }) => leadStateBadge(state).label,
    },
    {
      key: 'answer',
      header: 'Answer by',
      cell: ({ answer }) => <AnswerTime answer={answer} />,
      value: ({ answer }) => answerValue(answer),
    },
    {
      key: 'assignee',
      header: 'Adviser',
      cell: ({ assigneeName }) => assigneeName ?? '–',
      value: ({ assigneeName }) => assigneeName,
    },
    {
      key: 'time',
      header: 'Received',
      numeric: true,
      sort: 'received',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
  ],
  empty: {
    illustration: 'dialog',
    title: 'No enquiries',
    text: 'Messages of the contact form arrive here.',
    filteredText: 'No enquiry fits these filters.',
  },
})
