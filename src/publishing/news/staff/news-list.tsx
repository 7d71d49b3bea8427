import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDate } from '#platform/format.ts'
import { isShown, type NewsState } from '#publishing/news/news-item.ts'
import { type NewsCategory, newsCategories, originalLabel, rewrittenLabel } from '#publishing/news/news-labels.ts'
import { restingStates, stateBadge } from './words.ts'

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
  title: 'News',
  path: '/admin/news',
  right: 'news.run',
  filters: {
    q: { kind: 'search', label: 'Search items', placeholder: 'Title or source' },
    state: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => restingStates.map((value) => ({ value, label: stateBadge(value).label })),
    },
    category: {
      kind: 'choice',
      label: 'Category',
      placeholder: 'All categories',
      options: () => Object.entries(newsCategories).map(([value, label]) => ({ value, label })),
    },
  },
  tabs: () => restingStates.map((state) => ({ key: state, label: stateBadge(state).label, set: { state } })),
  sorts: { published: 'descending' },
  sort: 'published',
  columns: [
    {
      key: 'title',
      header: 'Item',
      rowHeader: true,
      cell: ({ id, title, source }) => (
        <>
          <Link to={`/admin/news/${id}`}>{title}</Link>
          <span className="cell-note">{source}</span>
        </>
      ),
      value: ({ title }) => title,
    },
    { key: 'source', header: 'Source', extra: true, cell: ({ source }) => source, value: ({ source }) => source },
    {
      key: 'category',
      header: 'Category',
      cell: ({ category }) => newsCategories[category],
      value: ({ category }) => newsCategories[category],
    },
    { key: 'text', header: 'Readers see', cell: (row) => seenBy(row) ?? '–', value: seenBy },
    {
      key: 'checks',
      header: 'Checks',
      cell: ({ findings }) => (findings > 0 ? <Status kind="bad">{findings} failed</Status> : '–'),
      value: ({ findings }) => findings,
    },
    {
      key: 'date',
      header: 'Published',
      numeric: true,
      sort: 'published',
      cell: ({ publishedAt }) => formatDate(publishedAt),
      value: ({ publishedAt }) => publishedAt,
    },
  ],
  empty: {
    illustration: 'calendar',
    title: 'No items',
    text: 'Nothing is in this state.',
    filteredText: 'Nothing is in this state.',
  },
})
