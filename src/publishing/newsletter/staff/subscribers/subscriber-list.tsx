import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { adminNewsletterWords } from '#publishing/newsletter/staff/words.ts'
import { type SubscriberState, subscriberStates, type Topic } from '#publishing/newsletter/subscription.ts'

export type SubscriberRow = {
  id: string
  email: string
  name: string | null
  state: SubscriberState
  topics: Topic[]
  requestedAt: Date
  stopReason: string | null
}

const label = (state: SubscriberState) => adminNewsletterWords().subscribers[state].label
const topicsOf = ({ topics }: SubscriberRow) =>
  newsletterTopics
    .filter(({ id }) => topics.includes(id))
    .map(({ title }) => title)
    .join(', ')

export const subscriberList = defineList<SubscriberRow>()({
  name: 'subscribers',
  isLarge: true,
  title: 'Newsletter',
  path: '/admin/newsletter/subscribers',
  right: 'subscriber.read',
  filters: {
    q: { kind: 'search', label: 'Search subscribers', placeholder: 'Address or name' },
    state: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => subscriberStates.map((value) => ({ value, label: label(value) })),
    },
    topic: {
      kind: 'choice',
      label: 'Topic',
      placeholder: 'All topics',
      options: () => newsletterTopics.map(({ id, title }) => ({ value: id, label: title })),
    },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...subscriberStates.map((state) => ({ key: state, label: label(state), set: { state } })),
  ],
  sorts: { requested: 'descending', email: 'ascending' },
  sort: 'requested',
  columns: [
    {
      key: 'email',
      header: 'Subscriber',
      rowHeader: true,
      sort: 'email',
      cell: ({ id, email, name }) => (
        <>
          <Link className="alone" to={`/admin/newsletter/subscribers/${id}`}>
            {email}
          </Link>
          {name && <span className="cell-note">{name}</span>}
        </>
      ),
      value: ({ email }) => email,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => <Status kind={adminNewsletterWords().subscribers[state].kind}>{label(state)}</Status>,
      value: ({ state }) => label(state),
    },
    { key: 'topics', header: 'Topics', cell: topicsOf, value: topicsOf },
    {
      key: 'reason',
      header: 'Why nothing goes there',
      smallHide: true,
      cell: ({ stopReason }) => stopReason ?? '–',
      value: ({ stopReason }) => stopReason,
    },
    {
      key: 'requested',
      header: 'Asked',
      numeric: true,
      sort: 'requested',
      cell: ({ requestedAt }) => formatDate(requestedAt),
      value: ({ requestedAt }) => requestedAt,
    },
  ],
  empty: {
    illustration: 'dialog',
    title: 'No subscribers',
    text: 'Nobody has subscribed yet.',
    filteredText: 'Nobody fits.',
  },
})
