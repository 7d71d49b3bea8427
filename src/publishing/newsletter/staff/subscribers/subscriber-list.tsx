import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type SubscriberState, subscriberStates, type Topic } from '#publishing/newsletter/subscription.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.subscriberList)

export type SubscriberRow = {
  id: string
  email: string
  name: string | null
  state: SubscriberState
  topics: Topic[]
  requestedAt: Date
  stopReason: string | null
}

const label = (state: SubscriberState) => t(publishingStaffTexts.adminNewsletter).subscribers[state].label
const topicsOf = ({ topics }: SubscriberRow) =>
  newsletterTopics
    .filter(({ id }) => topics.includes(id))
    .map(({ title }) => title)
    .join(', ')

export const subscriberList = defineList<SubscriberRow>()({
  name: 'subscribers',
  isLarge: true,
  get title() {
    return copy().newsletter
  },
  path: '/admin/newsletter/subscribers',
  right: 'subscriber.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchSubscribers
      },
      get placeholder() {
        return copy().emailAddressOrName
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => subscriberStates.map((value) => ({ value, label: label(value) })),
    },
    topic: {
      kind: 'choice',
      get label() {
        return copy().topic
      },
      get placeholder() {
        return copy().allTopics
      },
      options: () => newsletterTopics.map(({ id, title }) => ({ value: id, label: title })),
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...subscriberStates.map((state) => ({ key: state, label: label(state), set: { state } })),
  ],
  sorts: { requested: 'descending', email: 'ascending' },
  sort: 'requested',
  columns: [
    {
      key: 'email',
      get header() {
        return copy().subscriber
      },
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
      get header() {
        return copy().status
      },
      cell: ({ state }) => (
        <Status kind={t(publishingStaffTexts.adminNewsletter).subscribers[state].kind}>{label(state)}</Status>
      ),
      value: ({ state }) => label(state),
    },
    {
      key: 'topics',
      get header() {
        return copy().topics
      },
      cell: topicsOf,
      value: topicsOf,
    },
    {
      key: 'reason',
      get header() {
        return copy().whyWeSendNoEmails
      },
      smallHide: true,
      cell: ({ stopReason }) => stopReason ?? '–',
      value: ({ stopReason }) => stopReason,
    },
    {
      key: 'requested',
      get header() {
        return copy().requested
      },
      numeric: true,
      sort: 'requested',
      cell: ({ requestedAt }) => formatDate(requestedAt),
      value: ({ requestedAt }) => requestedAt,
    },
  ],
  empty: {
    illustration: 'dialog',
    get title() {
      return copy().noSubscribers
    },
    get text() {
      return copy().nobodyHasSubscribedYet
    },
    get filteredText() {
      return copy().noSubscribersMatchTheseFilters
    },
  },
})
