import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import type { SameFile } from '#cases/documents/same-files-db.server.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import type { Table } from '#platform/tables/table.ts'

export type ReviewAnswer = { document: string; decision: string; reason: string; text: string }

export type ReviewView = {
  found: { id: string; caseNumber: string; clientName: string; taxYear: number; adviserName: string | null }
  checklist: ChecklistItem[]
  documents: Pick<DocumentRow, 'id' | 'originalFilename' | 'checklistItemId' | 'state' | 'mediaType'>[]
  chosen: DocumentRow | null
  /** First rows of a spreadsheet; null if it is unreadable, undefined for other types of file. */
  table: Table | null | undefined
  same: SameFile[]
  undoable: { id: string; name: string; state: DocumentRow['state'] } | null
  checked: number
  mayAccept: boolean
  mayReject: boolean
  mayPlace: boolean
  mayDrag: boolean
}
