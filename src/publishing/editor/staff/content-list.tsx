import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import {
  type ContentItemKind,
  type ContentItemState,
  contentItemKinds,
  contentItemStates,
} from '#publishing/editor/items/content-item.ts'
import { languageName } from './languages.ts'
import { contentWords, stateBadge } from './words.ts'

export type ContentItemListRow = {
  id: string
  kind: ContentItemKind
  language: string
  slug: string
  state: ContentItemState
  title: string
  author: string
  savedAt: Date
  version: number
  publishedVersion: number | null
  flags: number
  isChangedInProgram: boolean
}

const isAhead = ({ publishedVersion, version }: ContentItemListRow) =>
  publishedVersion !== null && publishedVersion < version

const looks = (row: ContentItemListRow) =>
  [
    ...(row.flags > 0 ? [`${row.flags} ${row.flags === 1 ? 'fact' : 'facts'} out of date`] : []),
    ...(row.isChangedInProgram ? ['Changed in the program as well'] : []),
    ...(isAhead(row) ? ['Changes not published'] : []),
  ] as const

export const contentList = defineList<ContentItemListRow>()({
  name: 'content',
  isLarge: true,
  title: 'Content',
  path: '/admin/content',
  right: 'content.write',
  filters: {
    q: { kind: 'search', label: 'Search content', placeholder: 'Title or address' },
    state: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => contentItemStates.map((value) => ({ value, label: stateBadge(value).label })),
    },
    kind: {
      kind: 'choice',
      label: 'Kind',
      placeholder: 'All kinds',
      options: () => contentItemKinds.map((value) => ({ value, label: contentWords().kinds[value].many })),
    },
    author: { kind: 'choice', label: 'Last saved by', placeholder: 'Anybody' },
    language: { kind: 'choice', label: 'Language', placeholder: 'All languages' },
    flagged: { kind: 'flag', label: 'Facts out of date' },
    program: { kind: 'flag', label: 'Changed in the program as well' },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...contentItemStates.map((state) => ({ key: state, label: stateBadge(state).label, set: { state } })),
  ],
  sorts: { saved: 'descending', title: 'ascending' },
  sort: 'saved',
  columns: [
    {
      key: 'title',
      header: 'Title',
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title, slug }) => (
        <>
          <Link to={`/admin/content/${id}`}>{title || 'Untitled'}</Link>
          <span className="cell-note">{slug}</span>
        </>
      ),
      value: ({ title }) => title,
    },
    {
      key: 'kind',
      header: 'Kind',
      cell: ({ kind }) => contentWords().kinds[kind].one,
      value: ({ kind }) => contentWords().kinds[kind].one,
    },
    {
      key: 'language',
      header: 'Language',
      extra: true,
      cell: ({ language }) => languageName(language),
      value: ({ language }) => language,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => <Status kind={stateBadge(state).kind}>{stateBadge(state).label}</Status>,
      value: ({ state }) => stateBadge(state).label,
    },
    {
      key: 'looks',
      header: 'To look at',
      cell: (row) =>
        looks(row).length === 0
          ? '–'
          : looks(row).map((words) => (
              <Status kind="warn" key={words}>
                {words}
              </Status>
            )),
      value: (row) => looks(row).join(', '),
    },
    {
      key: 'author',
      header: 'Last saved by',
      smallHide: true,
      cell: ({ author }) => author,
      value: ({ author }) => author,
    },
    {
      key: 'saved',
      header: 'Saved',
      numeric: true,
      sort: 'saved',
      cell: ({ savedAt }) => formatDateTime(savedAt),
      value: ({ savedAt }) => savedAt,
    },
  ],
  empty: {
    illustration: 'sheets',
    title: 'No content',
    text: 'Nothing is here yet.',
    filteredText: 'Nothing fits these filters.',
  },
})
