import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import type { SameFile } from '#cases/documents/waiting-file-db.server.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import type { Table } from '#platform/tables/table.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import type { Certificate } from '#returns/statements/salary/certificate.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'

/** `typed`: a correction that was refused, with what was typed. */
export type ReviewAnswer = {
  document: string
  decision: string
  reason: string
  text: string
  typed?: { statement: string; box: string; value: string }
}

/** The answer to a form that was refused, with what was typed. */
export function answerTo(values: Record<string, string>, text: string): ReviewAnswer {
  const { document = '', decision = '', reason = '', statement = '', box = '', value = '' } = values
  const typed = decision === 'correct' ? { typed: { statement, box, value } } : {}
  return { document, decision, reason, text, ...typed }
}

export type ReviewFile = Pick<DocumentRow, 'id' | 'originalFilename' | 'checklistItemId' | 'state' | 'mediaType'> & {
  href: string
}

/** An amount that was read from the document, with last year's amount of the same kind. */
export type ReadAmount = Pick<FigureLine, 'lineId' | 'code' | 'label' | 'amountCents' | 'state'> & {
  lastCents: number | null
}

export type ReadAmounts = {
  rows: ReadAmount[]
  lastYear: number | null
  /** Number of proposed amounts that one press confirms, and which versions of them the page shows. */
  open: number
  seen: string
  mayWrite: boolean
  /** What was read, with last year's certificate of the same job. */
  statements: (StatementView & { before: Certificate | null })[]
}

export type ReviewView = {
  found: { id: string; caseNumber: string; clientName: string; taxYear: number }
  checklist: ChecklistItem[]
  /** Files in the order of the list. */
  documents: ReviewFile[]
  chosen: DocumentRow | null
  /** First rows of a spreadsheet; null if it is unreadable, undefined for other types of file. */
  table: Table | null | undefined
  /** Null if nothing was read from the document. */
  amounts: ReadAmounts | null
  same: SameFile[]
  undoable: { id: string; name: string; state: DocumentRow['state'] } | null
  checked: number
  mayAccept: boolean
  mayReject: boolean
  mayPlace: boolean
  mayDismiss: boolean
  mayDrag: boolean
}

type Waiting = { id: string; state: string }

export function neighbour<Document extends { id: string }>(
  documents: readonly Document[],
  id: string,
  by: -1 | 1,
): Document | undefined {
  const at = documents.findIndex((document) => document.id === id)
  return documents[Math.min(documents.length - 1, Math.max(0, at + by))]
}

/** Next document after the given one that awaits a decision, wrapping around; undefined if there is none. */
export function nextToCheck<Document extends Waiting>(
  documents: readonly Document[],
  id: string | undefined,
): Document | undefined {
  const at = documents.findIndex((document) => document.id === id)
  const inTurn = [...documents.slice(at + 1), ...documents.slice(0, at + 1)]
  return inTurn.find((document) => document.state === 'received' && document.id !== id)
}
