import { Link } from 'react-router'
import { clientFilter } from '#admin/lists/client-filter.ts'
import { defineList } from '#admin/lists/list.ts'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { documentStates } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.documentList)

const ages = ['3', '7', '14', '30']

export function stateNames() {
  return {
    ...t(caseTexts.cases).documentStates,
    received: copy().toCheck,
    accepted: copy().accepted,
    rejected: copy().sentBack,
  }
}

export const documentList = defineList<DocumentRow>()({
  name: 'documents',
  isLarge: true,
  get title() {
    return copy().documents
  },
  path: '/admin/documents',
  right: 'document.read',
  filters: {
    client: clientFilter,
    about: {
      kind: 'search',
      get label() {
        return copy().clientOrCaseNumber
      },
      get placeholder() {
        return copy().clientOrCaseNumber
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => documentStates.map((value) => ({ value, label: stateNames()[value] })),
    },
    mine: {
      kind: 'flag',
      get label() {
        return copy().myCasesOnly
      },
    },
    adviser: {
      kind: 'choice',
      get label() {
        return copy().adviser
      },
      get placeholder() {
        return copy().anyAdviser
      },
    },
    age: {
      kind: 'choice',
      get label() {
        return copy().age
      },
      get placeholder() {
        return copy().anyAge
      },
      options: () => ages.map((days) => ({ value: days, label: copy().olderThanDays(days) })),
    },
  },
  get tabsLabel() {
    return copy().filterByStatus
  },
  tabs: () =>
    documentStates.map((state) => ({
      key: state,
      label: stateNames()[state],
      set: { state },
      sort: state === 'received' ? null : '-sent',
    })),
  sorts: { sent: 'ascending' },
  sort: 'sent',
  columns: [
    {
      key: 'file',
      get header() {
        return copy().document
      },
      rowHeader: true,
      cell: ({ originalFilename }) => originalFilename,
      value: ({ originalFilename }) => originalFilename,
    },
    {
      key: 'case',
      get header() {
        return copy().case
      },
      cell: ({ caseId, caseNumber }) => <Link to={staffCasePath(caseId)}>{caseNumber}</Link>,
      value: ({ caseNumber }) => caseNumber,
    },
    {
      key: 'client',
      get header() {
        return copy().client
      },
      cell: ({ clientName }) => clientName,
      value: ({ clientName }) => clientName,
    },
    {
      key: 'item',
      get header() {
        return copy().checklist
      },
      cell: ({ checklistTitle }) => checklistTitle ?? '–',
      value: ({ checklistTitle }) => checklistTitle,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state }) => <DocumentBadge state={state} />,
      value: ({ state }) => stateNames()[state],
    },
    {
      key: 'sent',
      get header() {
        return copy().sent
      },
      sort: 'sent',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
  ],
  empty: {
    get title() {
      return copy().nothingToCheck
    },
    get text() {
      return copy().youHaveReviewedEveryDocument
    },
    get filteredText() {
      return copy().noDocumentsMatchYourFilters
    },
  },
})
