import type { ChecklistItem } from '#cases/checklist-db.server.ts'
import type { DocumentRow } from '#cases/document-db.server.ts'
import type { SameFile } from '#cases/same-files-db.server.ts'
import type { Table } from '#platform/tables/table.ts'

/** What was wrong with a decision, with what was entered. */
export type ReviewAnswer = { document: string; decision: string; reason: string; text: string }

export type ReviewView = {
  found: { id: string; caseNumber: string; clientName: string; taxYear: number; adviserName: string | null }
  checklist: ChecklistItem[]
  documents: Pick<DocumentRow, 'id' | 'originalFilename' | 'checklistItemId' | 'state' | 'mediaType'>[]
  chosen: DocumentRow | null
  /** The beginning of a table; null when it cannot be read, undefined for other files. */
  table: Table | null | undefined
  same: SameFile[]
  /** What this person decided last, while it can be taken back. */
  undoable: { id: string; name: string; state: DocumentRow['state'] } | null
  /** How many of the documents somebody has decided about. */
  checked: number
  mayAccept: boolean
  mayReject: boolean
  mayPlace: boolean
  /** Whether files may be dragged onto what they answer. */
  mayDrag: boolean
}
