import { isFromFirm } from '#cases/documents/document-kinds.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import type { DocumentView } from '#portal/views.server.ts'

export type ChecklistRow = Item & { documents: DocumentView[] }

/** Checklist rows in the order in which clients see them. Rejected documents come first among those needed. */
export function sectionsOf(rows: readonly ChecklistRow[], takesFiles: boolean) {
  const needed = (row: ChecklistRow) =>
    row.state === 'missing' ? row.isRequired : row.state === 'rejected' && takesFiles
  return {
    needed: rows.filter(needed).toSorted((a, b) => Number(b.state === 'rejected') - Number(a.state === 'rejected')),
    optional: rows.filter(({ state, isRequired }) => state === 'missing' && !isRequired),
    received: rows.filter(
      (row) => row.state === 'received' || row.state === 'accepted' || (row.state === 'rejected' && !takesFiles),
    ),
    notNeeded: rows.filter(({ state }) => state === 'not_needed'),
  }
}

type Item = ChecklistItem & { isRequestedLate: boolean }

export function checklistOf(
  items: readonly Item[],
  documents: readonly DocumentView[],
): { rows: ChecklistRow[]; ours: DocumentView[]; others: DocumentView[] } {
  const ours = documents.filter(({ kind, state }) => isFromFirm(kind) && state !== 'quarantined')
  const shown = documents.filter(({ kind, state }) => !isFromFirm(kind) && state !== 'superseded')
  const rows = items.map((item) => ({
    ...item,
    documents: shown.filter((document) => document.checklistItemId === item.id),
  }))
  const known = new Set(items.map(({ id }) => id))
  return { rows, ours, others: shown.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId)) }
}
