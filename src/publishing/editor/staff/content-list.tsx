import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import {
  type ContentItemKind,
  type ContentItemState,
  contentItemKinds,
  contentItemStates,
} from '#publishing/editor/items/content-item.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { languageName, stateBadge } from './content-item-errors.ts'

const copy = () => t(publishingStaffTexts.contentList)

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
    ...(row.flags > 0 ? [copy().outOfDate(row.flags, row.flags === 1 ? 'fact' : 'facts')] : []),
    ...(row.isChangedInProgram ? [copy().newSystemTextToReview] : []),
    ...(isAhead(row) ? [copy().unpublishedChanges] : []),
  ] as const

export const contentList = defineList<ContentItemListRow>()({
  name: 'content',
  isLarge: true,
  get title() {
    return copy().content
  },
  path: '/admin/content',
  right: 'content.write',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchContent
      },
      get placeholder() {
        return copy().titleOrAddress
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => contentItemStates.map((value) => ({ value, label: stateBadge(value).label })),
    },
    kind: {
      kind: 'choice',
      get label() {
        return copy().type
      },
      get placeholder() {
        return copy().allTypes
      },
      options: () =>
        contentItemKinds.map((value) => ({ value, label: t(publishingStaffTexts.content).kinds[value].many })),
    },
    author: {
      kind: 'choice',
      get label() {
        return copy().lastSavedBy
      },
      get placeholder() {
        return copy().anyone
      },
    },
    language: {
      kind: 'choice',
      get label() {
        return copy().language
      },
      get placeholder() {
        return copy().allLanguages
      },
    },
    flagged: {
      kind: 'flag',
      get label() {
        return copy().factsOutOfDate
      },
    },
    program: {
      kind: 'flag',
      get label() {
        return copy().newSystemTextToReview
      },
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...contentItemStates.map((state) => ({ key: state, label: stateBadge(state).label, set: { state } })),
  ],
  sorts: { saved: 'descending', title: 'ascending' },
  sort: 'saved',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().title
      },
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title, slug }) => (
        <>
          <Link to={`/admin/content/${id}`}>{title || copy().untitled}</Link>
          <span className="cell-note">{slug}</span>
        </>
      ),
      value: ({ title }) => title,
    },
    {
      key: 'kind',
      get header() {
        return copy().type
      },
      cell: ({ kind }) => t(publishingStaffTexts.content).kinds[kind].one,
      value: ({ kind }) => t(publishingStaffTexts.content).kinds[kind].one,
    },
    {
      key: 'language',
      get header() {
        return copy().language
      },
      extra: true,
      cell: ({ language }) => languageName(language),
      value: ({ language }) => language,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state }) => <Status kind={stateBadge(state).kind}>{stateBadge(state).label}</Status>,
      value: ({ state }) => stateBadge(state).label,
    },
    {
      key: 'looks',
      get header() {
        return copy().toCheck
      },
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
      get header() {
        return copy().lastSavedBy
      },
      smallHide: true,
      cell: ({ author }) => author,
      value: ({ author }) => author,
    },
    {
      key: 'saved',
      get header() {
        return copy().saved
      },
      numeric: true,
      sort: 'saved',
      cell: ({ savedAt }) => formatDateTime(savedAt),
      value: ({ savedAt }) => savedAt,
    },
  ],
  empty: {
    illustration: 'sheets',
    get title() {
      return copy().noContent
    },
    get text() {
      return copy().thereAreNoItemsYet
    },
    get filteredText() {
      return copy().noItemsMatchTheseFilters
    },
  },
})
