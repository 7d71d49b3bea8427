import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { documentStates } from '#cases/documents/document-states.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { formatDateTime } from '#platform/format.ts'

const ages = ['3', '7', '14', '30']

export function stateNames() {
  return { ...caseWords().documentStates, received: 'To check', accepted: 'Accepted', rejected: 'Sent back' }
}

export const documentList = defineList<DocumentRow>()({
  name: 'documents',
  isLarge: true,
  title: 'Documents',
  path: '/admin/documents',
  right: 'document.read',
  filters: {
    about: { kind: 'search', label: 'Client or case number', placeholder: 'Client or case number' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => documentStates.map((value) => ({ value, label: stateNames()[value] })),
    },
    mine: { kind: 'flag', label: 'My cases only' },
    adviser: { kind: 'choice', label: 'Adviser', placeholder: 'Any adviser' },
    age: {
      kind: 'choice',
      label: 'Age',
      placeholder: 'Any age',
      options: () => ages.map((days) => ({ value: days, label: `Older than ${days} days` })),
    },
  },
  tabsLabel: 'Filter by state',
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
      header: 'Document',
      rowHeader: true,
      cell: ({ originalFilename }) => originalFilename,
      value: ({ originalFilename }) => originalFilename,
    },
    {
      key: 'case',
      header: 'Case',
      cell: ({ caseId, caseNumber }) => <Link to={staffCasePath(caseId)}>{caseNumber}</Link>,
      value: ({ caseNumber }) => caseNumber,
    },
    { key: 'client', header: 'Client', cell: ({ clientName }) => clientName, value: ({ clientName }) => clientName },
    {
      key: 'item',
      header: 'Checklist',
      cell: ({ checklistTitle }) => checklistTitle ?? '–',
      value: ({ checklistTitle }) => checklistTitle,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <DocumentBadge state={state} />,
      value: ({ state }) => stateNames()[state],
    },
    {
      key: 'sent',
      header: 'Sent',
      sort: 'sent',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
  ],
  empty: {
    title: 'Nothing to check',
    text: 'Every document was decided about.',
    filteredText: 'No document fits these filters.',
  },
})
