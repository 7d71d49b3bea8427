import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Lead, leadStates, topicLabel } from '#site/contact/lead.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import { AnswerTime, answerValue } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { leadStateBadge } from './enquiry-errors.ts'

const copy = () => t(siteStaffTexts.contactList)

const leadFilters = ['waiting', ...leadStates] as const
const labelOf = (name: (typeof leadFilters)[number]) =>
  name === 'waiting' ? t(siteStaffTexts.lead).waiting : leadStateBadge(name).label

export type LeadRow = Omit<Lead, 'message' | 'scenario'> & { answer: AnswerBy | null }

export const contactList = defineList<LeadRow>()({
  name: 'enquiries',
  isLarge: true,
  get title() {
    return copy().enquiries
  },
  path: '/admin/contacts',
  right: 'lead.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchEnquiries
      },
      get placeholder() {
        return copy().nameEmailOrNumber
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => leadFilters.map((value) => ({ value, label: labelOf(value) })),
    },
    topic: {
      kind: 'choice',
      get label() {
        return copy().taxSituation
      },
      get placeholder() {
        return copy().allTaxSituations
      },
      options: () => contactTopics.map(({ value, label }) => ({ value, label })),
    },
    adviser: {
      kind: 'choice',
      get label() {
        return copy().adviser
      },
      get placeholder() {
        return copy().allAdvisers
      },
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
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
      get header() {
        return copy().enquiry
      },
      rowHeader: true,
      cell: ({ number, name }) => (
        <>
          <Link to={`/admin/contacts/${number}`}>{name}</Link>
          <span className="cell-note numbers">{number}</span>
        </>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'id',
      get header() {
        return copy().number
      },
      extra: true,
      cell: ({ number }) => number,
      value: ({ number }) => number,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      extra: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      key: 'topic',
      get header() {
        return copy().taxSituation
      },
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
      get header() {
        return copy().status
      },
      cell: ({ state }) => <Status kind={leadStateBadge(state).kind}>{leadStateBadge(state).label}</Status>,
      value: ({ state }) => leadStateBadge(state).label,
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
      key: 'assignee',
      get header() {
        return copy().adviser
      },
      cell: ({ assigneeName }) => assigneeName ?? '–',
      value: ({ assigneeName }) => assigneeName,
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
  ],
  empty: {
    illustration: 'dialog',
    get title() {
      return copy().noEnquiries
    },
    get text() {
      return copy().messagesFromContactFormWill
    },
    get filteredText() {
      return copy().noEnquiriesMatchTheseFilters
    },
  },
})
