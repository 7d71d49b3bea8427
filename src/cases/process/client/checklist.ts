import { isFromFirm } from '#cases/documents/document-kinds.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import type { DocumentView } from '#portal/views.server.ts'

export type ChecklistRow = Item & { documents: DocumentView[] }

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
