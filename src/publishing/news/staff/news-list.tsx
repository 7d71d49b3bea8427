import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { isShown, type NewsState } from '#publishing/news/news-item.ts'
import { type NewsCategory, newsCategories, originalLabel, rewrittenLabel } from '#publishing/news/news-labels.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { restingStates, stateBadge } from './news-errors.ts'

const copy = () => t(publishingStaffTexts.newsList)

export type NewsRow = {
  id: string
  title: string
  source: string
  category: NewsCategory
  state: NewsState
  publishedAt: Date
  isRewritten: boolean
  findings: number
}

const seenBy = ({ state, isRewritten }: NewsRow) =>
  isShown(state) ? (isRewritten ? rewrittenLabel : originalLabel) : null

export const newsList = defineList<NewsRow>()({
  name: 'news',
  isLarge: true,
  get title() {
    return copy().news
  },
  path: '/admin/news',
  right: 'news.run',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchItems
      },
      get placeholder() {
        return copy().titleOrSource
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => restingStates.map((value) => ({ value, label: stateBadge(value).label })),
    },
    category: {
      kind: 'choice',
      get label() {
        return copy().category
      },
      get placeholder() {
        return copy().allCategories
      },
      options: () => Object.entries(newsCategories).map(([value, label]) => ({ value, label })),
    },
  },
  tabs: () => restingStates.map((state) => ({ key: state, label: stateBadge(state).label, set: { state } })),
  sorts: { published: 'descending' },
  sort: 'published',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().item
      },
      rowHeader: true,
      cell: ({ id, title, source }) => (
        <>
          <Link to={`/admin/news/${id}`}>{title}</Link>
          <span className="cell-note">{source}</span>
        </>
      ),
      value: ({ title }) => title,
    },
    {
      key: 'source',
      get header() {
        return copy().source
      },
      extra: true,
      cell: ({ source }) => source,
      value: ({ source }) => source,
    },
    {
      key: 'category',
      get header() {
        return copy().category
      },
      cell: ({ category }) => newsCategories[category],
      value: ({ category }) => newsCategories[category],
    },
    {
      key: 'text',
      get header() {
        return copy().readersSee
      },
      cell: (row) => seenBy(row) ?? '–',
      value: seenBy,
    },
    {
      key: 'checks',
      get header() {
        return copy().checks
      },
      cell: ({ findings }) => (findings > 0 ? <Status kind="bad">{copy().failed(findings)}</Status> : '–'),
      value: ({ findings }) => findings,
    },
    {
      key: 'date',
      get header() {
        return copy().published
      },
      numeric: true,
      sort: 'published',
      cell: ({ publishedAt }) => formatDate(publishedAt),
      value: ({ publishedAt }) => publishedAt,
    },
  ],
  empty: {
    illustration: 'calendar',
    get title() {
      return copy().noItems
    },
    get text() {
      return copy().noItemsHaveThisStatus
    },
    get filteredText() {
      return copy().noItemsHaveThisStatus
    },
  },
})
